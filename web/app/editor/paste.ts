/** Long texts that are pasted: the checker has them before the editor begins to put them in. */
import type { EditorEvents } from './handle.ts';
import { makeLong } from './hands.ts';
import type { CodeEditor, Model } from './monaco.ts';

/** Shorter ones are in the editor at once, UTF-16 units. */
const LONG = 200_000;

/** Takes long pastes before the editor does and hands them on to it; gives back how to stop. */
export function takePastes(code: CodeEditor, model: Model, events: EditorEvents): () => void {
  function onPaste(event: ClipboardEvent): void {
    const [selection, second] = code.getSelections() ?? [];
    // Several cursors may share a text among them, and a line copied without a selection goes above the caret's.
    if (!selection || second || !code.hasTextFocus()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length < LONG || text.indexOf('\n') === text.length - 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    makeLong(code, model, events, { range: selection, text }, () => {
      code.trigger('keyboard', 'paste', { text, pasteOnNewLine: false, multicursorText: null, mode: null });
    });
  }
  const place = code.getContainerDomNode();
  place.addEventListener('paste', onPaste, { capture: true });
  return () => place.removeEventListener('paste', onPaste, { capture: true });
}
