/** Above the wire: the view of the called tool, and the actions of its host. */
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Inline } from '../../parts/Inline.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { saveText } from '../../state/save-file.ts';
import { board, useBoard } from './server-store.ts';
import { FaultNote, VariantMenu } from './ViewVariants.tsx';
import { follow, leave, show, start, step, useViews } from './view-store.ts';
import { phaseText, shownText, themeNow } from './view-text.ts';
import css from './View.module.css';

/** The section; it follows the run. */
export function ViewPanel() {
  const view = useViews((state) => state.view);
  const phase = useViews((state) => state.phase);
  const round = useViews((state) => state.round);
  useEffect(() => {
    follow(board.getState().run?.view ?? null);
    const stop = board.subscribe(({ run }, before) => {
      if (run !== before.run) follow(run?.view ?? null);
    });
    return () => {
      stop();
      leave();
      board.setState({ channel: 'mcp' });
    };
  }, []);
  if (!view) return null;
  const name = typeof view.tool['name'] === 'string' ? view.tool['name'] : 'the tool';
  return (
    <section className={css.panel} aria-labelledby="view-title">
      <div className={css.head}>
        <h3 id="view-title">
          View of <code>{name}</code>
        </h3>
        <VariantMenu />
        <Actions />
      </div>
      <FaultNote />
      {phase === 'open' ? <Stage key={round} /> : null}
      <Status />
      <Channels />
    </section>
  );
}

/** The frame; what is in it is no part of the page. */
function Stage() {
  const place = useRef<HTMLDivElement>(null);
  const height = useViews((state) => state.height);
  const large = useViews((state) => state.host?.look.displayMode === 'fullscreen');
  useEffect(() => (place.current ? start(place.current, themeNow()) : undefined), []);
  return <div ref={place} className={css.stage} data-large={large || undefined} style={{ blockSize: height }} />;
}

function Actions() {
  const phase = useViews((state) => state.phase);
  const theme = useViews((state) => state.host?.look.theme ?? 'light');
  const ending = useViews((state) => state.host?.phase === 'ending');
  if (phase !== 'open')
    return (
      <div className={css.actions}>
        <Button onClick={show}>{phase === 'reading' ? 'Read it again' : 'Open the view'}</Button>
      </div>
    );
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <div className={css.actions}>
      <Button onClick={() => step({ kind: 'look', look: { theme: other } })}>{`Use the ${other} theme`}</Button>
      <Button onClick={() => step({ kind: 'close' })}>{ending ? 'Remove the view' : 'Close the view'}</Button>
    </div>
  );
}

/** What the host knows of the view, and what the view made it show. */
function Status() {
  const phase = useViews((state) => state.phase);
  const host = useViews((state) => state.host?.phase ?? null);
  const uri = useViews((state) => state.view?.uri ?? '');
  const shown = useViews((state) => state.shown);
  const flooded = useViews((state) => state.flooded);
  return (
    <div className={css.status} role="status">
      <p>
        <Inline text={flooded ? 'The view sent too many messages, and was removed.' : phaseText(phase, host, uri)} />
      </p>
      {shown && phase === 'open' ? (
        <p>
          <Inline text={shownText(shown)} />
        </p>
      ) : null}
    </div>
  );
}

/** Which messages the wire shows. */
function Channels() {
  const channel = useBoard((state) => state.channel);
  const log = useBoard((state) => state.viewLog);
  const count = useViews((state) => state.lines.length);
  if (count === 0) return null;
  return (
    <div className={css.channels}>
      <Segments
        label="Channel"
        items={[
          { id: 'mcp', label: 'Client and server' },
          { id: 'view', label: `Host and view, ${count}` },
        ]}
        value={channel}
        onPick={(id) => board.setState({ channel: id === 'view' ? 'view' : 'mcp' })}
      />
      <Button
        look="quiet"
        disabled={log === null}
        onClick={() => saveText('view.jsonl', 'application/jsonl', log ?? '')}
      >
        Save both channels
      </Button>
    </div>
  );
}
