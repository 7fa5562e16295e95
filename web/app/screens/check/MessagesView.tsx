/** “Messages”: one row each; selecting one selects it everywhere. */
import type { ShownReport } from '../../engine/types.ts';
import { Messages } from '../../parts/Messages.tsx';
import { goToEntry } from '../../state/actions.ts';
import { put } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';

/** The table, tied to the editor. */
export function MessagesView({ report }: { report: ShownReport }) {
  const entry = useApp((state) => state.entry);
  return (
    <Messages
      entries={report.entries}
      selected={report.entries[entry] ? entry : null}
      onSelect={goToEntry}
      onOpen={(index) => {
        goToEntry(index);
        put({ tab: 'anatomy' });
      }}
    />
  );
}
