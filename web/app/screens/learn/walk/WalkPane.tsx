/** The right column: revision, current message, state of the server, wire, and reason. */
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Linked } from '../../../parts/Linked.tsx';
import { Segments } from '../../../parts/Segments.tsx';
import { chooseRevision } from '../../../state/actions.ts';
import { useApp } from '../../../state/use.ts';
import { useNarrow } from '../useNarrow.ts';
import { mcpRevision } from './plays.ts';
import { StateLine } from './StateLine.tsx';
import css from './WalkPane.module.css';
import { presentStep, restart, useWalk } from './walk.ts';
import { WalkAltered } from './WalkAltered.tsx';
import { WalkMessage } from './WalkMessage.tsx';
import { WalkWire } from './WalkWire.tsx';

/** The column. */
export function WalkPane() {
  // Messages that the text is about come first.
  const lit = useWalk((state) => (presentStep(state)?.lights.length ?? 0) > 0);
  const why = useWalk((state) => state.view?.why ?? null);
  // In one column the message is part of the text: it comes before the question about it.
  const narrow = useNarrow();
  return (
    <>
      <Head />
      {lit ? null : <State />}
      {narrow ? null : <WalkMessage />}
      <WalkAltered />
      <section aria-labelledby="walk-wire">
        <h2 id="walk-wire" className={css.heading}>
          Wire
        </h2>
        <WalkWire />
        {why === null ? null : (
          <div id="walk-why" className={css.why}>
            <h3>Explanation</h3>
            <p>
              <Linked text={why} />
            </p>
          </div>
        )}
      </section>
      {lit ? <State /> : null}
    </>
  );
}

/** The state of the server. */
function State() {
  const life = useWalk((state) => state.view?.life);
  return life === undefined ? null : (
    <section aria-labelledby="walk-state">
      <h2 id="walk-state" className={css.heading}>
        State
      </h2>
      <StateLine states={life} name="Server lifecycle" />
    </section>
  );
}

/** The current revision, the other available ones, and a button to restart. */
function Head() {
  const view = useWalk((state) => state.view);
  const choice = useApp((state) => state.chosen.learn);
  const ref = useTop();
  if (!view) return null;
  const { revision, revisions, transport } = view;
  const wanted = mcpRevision(choice);
  return (
    <div className={css.head} ref={ref}>
      {revisions.length === 1 ? (
        <p className={css.only}>
          Revision <code>{revision}</code>
        </p>
      ) : (
        <Segments
          label="Revision of the walkthrough"
          items={revisions.map((id) => ({ id, label: id, code: true }))}
          value={revision}
          onPick={(id) => chooseRevision(mcpRevision(id) ?? revision)}
        />
      )}
      <Button look="quiet" icon={<RotateCcw />} onClick={restart}>
        Restart
      </Button>
      {wanted !== null && !revisions.includes(wanted) ? (
        <p className={css.only}>
          This walkthrough does not exist in <code>{wanted}</code>, so it uses <code>{revision}</code>.
        </p>
      ) : null}
      {transport === 'http' ? <p className={css.only}>Client and server communicate over HTTP here.</p> : null}
    </div>
  );
}

/** A new step starts at the top of the column; on narrow screens the column does not scroll separately. */
function useTop() {
  const at = useWalk((state) => `${state.view?.revision} ${state.view?.at}`);
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    const box = ref.current?.parentElement;
    if (box && box.scrollHeight > box.clientHeight) box.scrollTop = 0;
  }, [at]);
  return ref;
}
