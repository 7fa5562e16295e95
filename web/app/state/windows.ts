/** Which editor holds the text: texts that are too long for one are shown through windows, for as long as they are. */
import { cover, beneath, editor } from '../editor/handle.ts';
import { WINDOWED, windowsOnto, type Windows } from '../editor/windows.ts';
import { events } from './session.ts';
import { put } from './store.ts';

let open: Windows | null = null;

/** The windows onto the text, while there are any. */
export function windows(): Windows | null {
  return open;
}

/** Puts a whole text in, wherever it fits. */
export function putText(text: string, how: 'undoable' | 'fresh'): void {
  if (text.length <= WINDOWED || open) {
    editor()?.replace(text, how);
    return;
  }
  // The editor beneath holds nothing meanwhile.
  beneath()?.replace('', 'fresh');
  open = windowsOnto(text, events, back);
  cover(open);
  put({ windowed: true });
  events.replaced(text);
}

/** The text fits into an editor again. */
function back(text: string): void {
  open?.close();
  open = null;
  cover(null);
  put({ windowed: false });
  beneath()?.replace(text, 'fresh');
}
