/** Going to a place in the text that no finding of the report stands for. */
import { editor } from '../../editor/handle.ts';
import { put, store } from '../../state/store.ts';
import type { Span } from '../../../protocol/types.ts';

/** Shows the place in the editor and makes its message the current one; the focus stays where it is. */
export function showPlace(entry: number, span: Span): void {
  const known = store.getState().report?.entries[entry] !== undefined;
  put({ pane: 'message', lit: null, ...(known ? { entry } : {}) });
  editor()?.reveal(span, { focus: false, tint: true });
}
