/** Host and view as a sequence: the same drawing as in Check. */
import { useState } from 'react';
import type { ViewWire } from '../../engine/view-types.ts';
import { Sequence } from '../../parts/sequence/Sequence.tsx';
import { saveDrawing } from '../check/save-drawing.ts';
import css from './Server.module.css';
import { board } from './server-store.ts';

/** Props of the drawing. */
export interface ViewSequenceProps {
  wire: ViewWire;
  /** The selected row. */
  open: number | null;
  onOpen: (row: number | null) => void;
}

/** Selecting an arrow selects its row; opening it expands the row in the list. */
export function ViewSequence({ wire: { rows, entries, sessions }, open, onOpen }: ViewSequenceProps) {
  const own = rows[0]?.entry ?? 0;
  const [session, setSession] = useState<number | null>(entries[own]?.session ?? null);
  const [saved, setSaved] = useState<string | null>(null);
  const rowOf = (entry: number): number | null => rows.find((row) => row.entry === entry)?.index ?? null;
  return (
    <div className={css.sequence}>
      <Sequence
        entries={entries}
        sessions={sessions}
        followed
        selected={open === null ? null : (rows[open]?.entry ?? null)}
        onSelect={(entry) => onOpen(rowOf(entry))}
        onOpen={(entry) => {
          onOpen(rowOf(entry));
          board.setState({ show: 'list' });
        }}
        session={session}
        onSession={setSession}
        onSave={(format, draw) => {
          void saveDrawing(format, draw).then(setSaved);
        }}
        saved={saved}
      />
    </div>
  );
}
