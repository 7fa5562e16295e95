/** The messages of the text as a sequence, connected to the editor; the drawing can be saved. */
import { useMemo, useState } from 'react';
import type { ShownReport } from '../../engine/types.ts';
import { Sequence } from '../../parts/sequence/Sequence.tsx';
import { refusalsOf, sessionsWithout } from '../../parts/refusals.ts';
import { goToEntry } from '../../state/actions.ts';
import { put } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { filterBy, useBoard } from './board.ts';
import { saveDrawing } from './save-drawing.ts';

/** Selecting a message selects it everywhere; opening it shows its anatomy. */
export function SequenceBoard({ report }: { report: ShownReport }) {
  const entry = useApp((state) => state.entry);
  const session = useBoard((board) => board.filter.session);
  const [saved, setSaved] = useState<{ version: number; says: string | null } | null>(null);
  const { entries } = report;
  const sessions = useMemo(() => sessionsWithout(report.sessions, refusalsOf(report), report.entries), [report]);
  return (
    <Sequence
      entries={entries}
      sessions={sessions}
      followed={report.deep}
      selected={entries[entry] ? entry : null}
      onSelect={goToEntry}
      onOpen={(index) => {
        goToEntry(index);
        put({ tab: 'anatomy' });
      }}
      session={session !== null && sessions[session] ? session : null}
      onSession={(next) => filterBy({ session: next })}
      onSave={(format, draw) => {
        void saveDrawing(format, draw, 'Fold more rows, or select one session, and save again.').then((says) =>
          setSaved({ version: report.version, says }),
        );
      }}
      saved={saved?.version === report.version ? saved.says : null}
    />
  );
}
