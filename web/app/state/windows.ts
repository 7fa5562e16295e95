/** Chooses the editor that holds the text: longer texts are shown through windows. */
import { cover, beneath, editor } from '../editor/handle.ts';
import { WINDOWED, windowsOnto, type Windows } from '../editor/windows.ts';
import { events } from './session.ts';
import { put } from './store.ts';

let open: Windows | null = null;

/** The current windows onto the text, if any. */
export function windows(): Windows | null {
  return open;
}

/** Inserts a whole text into the editor or into windows, by its length. */
export function putText(text: string, how: 'undoable' | 'fresh'): void {
  if (text.length <= WINDOWED || open) {
    editor()?.replace(text, how);
    return;
  }
  // The editor beneath stays empty meanwhile.
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
