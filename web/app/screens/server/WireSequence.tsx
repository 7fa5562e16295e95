/** The run as a sequence: the same drawing as in Check. */
import { useState } from 'react';
import type { ShownRun } from '../../engine/types.ts';
import { Sequence } from '../../parts/sequence/Sequence.tsx';
import { saveDrawing } from '../check/save-drawing.ts';
import css from './Server.module.css';
import { board, openRow, useBoard } from './server-store.ts';

/** Selecting an arrow selects its row; opening it expands the row in the list. */
export function WireSequence({ run }: { run: ShownRun }) {
  const at = useBoard(openRow);
  const [session, setSession] = useState<number | null>(null);
  const [saved, setSaved] = useState<{ run: ShownRun; says: string | null } | null>(null);
  const rowOf = (entry: number): number | null => run.rows.find((row) => row.entry === entry)?.index ?? null;
  return (
    <div className={css.sequence}>
      <Sequence
        entries={run.entries}
        sessions={run.sessions}
        followed
        selected={at === null ? null : (run.rows[at]?.entry ?? null)}
        onSelect={(entry) => board.setState({ open: rowOf(entry) })}
        onOpen={(entry) => board.setState({ open: rowOf(entry), show: 'list' })}
        session={session}
        onSession={setSession}
        onSave={(format, draw) => {
          void saveDrawing(format, draw).then((says) => setSaved({ run, says }));
        }}
        saved={saved?.run === run ? saved.says : null}
      />
    </div>
  );
}
