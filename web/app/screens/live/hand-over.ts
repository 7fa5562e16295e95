/** Transfers the recording of the chosen session to Check. */
import { replaceText, showCheck } from '../../state/actions.ts';
import { put } from '../../state/store.ts';
import { textOf } from './live.ts';
import { board, currentRun } from './live-store.ts';

/** Opens Check with the recording of the session that is shown, up to now. */
export function openInCheck(): void {
  const run = currentRun(board.getState());
  if (!run) return;
  put({
    revision: 'auto',
    pinned: false,
    from: null,
    transport: null,
    format: null,
    flip: false,
    pane: 'report',
    tab: 'problems',
  });
  showCheck();
  replaceText(textOf(run.run), undefined, true);
}
