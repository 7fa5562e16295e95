/** The toolbar of the wire: its view, and actions on the run. */
import type { ReactNode } from 'react';
import { RotateCcw, Play, Square, StepBack } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { pushRoute } from '../../state/address.ts';
import { put, store } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { fillNext } from './compose.ts';
import { openInCheck } from './hand-over.ts';
import css from './Server.module.css';
import { begin, board, canStepBack, replay, stopReplay, useBoard } from './server-store.ts';
import { stepBack } from './step-back.ts';

/** The toolbar. */
export function WireHead() {
  const show = useBoard((state) => state.show);
  const replaying = useBoard((state) => state.replaying !== null);
  const empty = useBoard((state) => (state.run?.rows.length ?? 0) === 0 && state.inputs.length === 0);
  const steps = useBoard(canStepBack);
  const transport = useApp((state) => state.serverSetup.transport);
  return (
    <div className={css.head}>
      <h2 id="wire-title">Wire</h2>
      <Segments
        label="Show as"
        items={[
          { id: 'list', label: 'List' },
          { id: 'sequence', label: 'Sequence' },
        ]}
        value={show}
        onPick={(id) => board.setState({ show: id === 'sequence' ? 'sequence' : 'list' })}
      />
      <Segments
        label="Transport"
        items={[
          { id: 'stdio', label: 'stdio' },
          { id: 'http', label: 'HTTP' },
        ]}
        value={transport}
        onPick={(id) => chooseTransport(id === 'http' ? 'http' : 'stdio')}
      />
      <div className={css.tools}>
        <Tool label="Step back" icon={<StepBack />} disabled={!steps} onClick={stepBack} />
        {replaying ? (
          <Tool label="Stop replay" icon={<Square />} onClick={stopReplay} />
        ) : (
          <Tool label="Replay" icon={<Play />} disabled={!steps} onClick={() => void replay()} />
        )}
        <Tool
          label="Reset"
          icon={<RotateCcw />}
          disabled={empty}
          onClick={() => void begin().then((run) => run && fillNext(run))}
        />
        <Button disabled={empty} onClick={() => openInCheck()}>
          Open in Check
        </Button>
      </div>
    </div>
  );
}

/** An action with its icon; the word is hidden where the pane is narrow. */
function Tool({ label, ...rest }: { label: string; icon: ReactNode; disabled?: boolean; onClick: () => void }) {
  return (
    <Button look="quiet" aria-label={label} title={label} {...rest}>
      <span className={css.word}>{label}</span>
    </Button>
  );
}

/** The same conversation over another transport. */
function chooseTransport(transport: 'stdio' | 'http'): void {
  put({ serverSetup: { ...store.getState().serverSetup, transport } });
  pushRoute();
}
