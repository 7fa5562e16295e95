/** The session as a sequence: the same drawing as in Check. */
import { useMemo, useState } from 'react';
import { Sequence } from '../../parts/sequence/Sequence.tsx';
import { sessionsWithout } from '../../parts/refusals.ts';
import { saveDrawing } from '../check/save-drawing.ts';
import css from './Live.module.css';
import { openMessage, select, useBoard } from './live-store.ts';
import { refusalsOf } from './refusals.ts';
import type { LiveRun } from './run-log.ts';

/** Selecting an arrow selects its message; opening it shows its text. */
export function LiveSequence({ run, since }: { run: LiveRun; since: number }) {
  const selected = useBoard((state) => state.selected);
  const [saved, setSaved] = useState<string | null>(null);
  const sessions = useMemo(() => sessionsWithout([run.session], refusalsOf(run), run.entries), [run]);
  return (
    <div className={css.scroller} data-scrolls>
      <Sequence
        entries={run.entries}
        sessions={sessions}
        followed
        since={since}
        selected={selected !== null && run.entries[selected] ? selected : null}
        onSelect={select}
        onOpen={openMessage}
        session={null}
        onSession={() => undefined}
        onSave={(format, draw) => {
          void saveDrawing(format, draw).then(setSaved);
        }}
        saved={saved}
      />
    </div>
  );
}
