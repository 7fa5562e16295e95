/** Transfers the run to Check: its messages as a log, one per line, with their senders. */
import { replaceText, showCheck } from '../../state/actions.ts';
import { put } from '../../state/store.ts';
import { board } from './server-store.ts';

/** Opens Check with the messages of the run, judged by its revision. */
export function openInCheck(): void {
  const { run, viewLog } = board.getState();
  if (!run) return;
  put({
    revision: run.revision,
    pinned: false,
    from: null,
    transport: null,
    format: null,
    flip: false,
    pane: 'report',
    tab: 'messages',
  });
  showCheck();
  replaceText((run.view && viewLog) ?? run.log, undefined, true);
}
