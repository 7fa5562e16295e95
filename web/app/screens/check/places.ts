/** Navigation to a position in the text that is not the position of a finding. */
import { editor } from '../../editor/handle.ts';
import { put, store } from '../../state/store.ts';
import type { Span } from '../../../protocol/types.ts';

/** Shows the position in the editor and makes its message the current one; the focus does not move. */
export function showPlace(entry: number, span: Span): void {
  const known = store.getState().report?.entries[entry] !== undefined;
  put({ pane: 'message', lit: null, ...(known ? { entry } : {}) });
  editor()?.reveal(span, { focus: false, tint: true });
}
