/** Long texts that are pasted: the checker has them before the editor begins to put them in. */
import type { EditorEvents } from './handle.ts';
import { makeLong } from './editor-handle.ts';
import { monaco } from './monaco.ts';
import type { CodeEditor, Model } from './monaco.ts';

/** Shorter ones are in the editor at once, UTF-16 units. */
const LONG = 200_000;
/** After a long paste its step of undo stays open so long, ms: to close it the editor copies the whole text, which can wait for the findings. */
const OPEN = 1000;

/** Takes long pastes before the editor does and hands them on to it; returns how to stop. */
export function takePastes(code: CodeEditor, model: Model, events: EditorEvents): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  function onPaste(event: ClipboardEvent): void {
    const [selection, second] = code.getSelections() ?? [];
    // Several cursors may share a text among them, and a line copied without a selection goes above the caret's.
    if (!selection || second || !code.hasTextFocus()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length < LONG || text.indexOf('\n') === text.length - 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    code.pushUndoStop();
    makeLong(code, model, events, { range: selection, text }, () => {
      code.executeEdits('paste', [{ range: selection, text, forceMoveMarkers: true }], atTheEnd);
    });
    const caret = code.getPosition();
    if (caret) code.revealPosition(caret);
    clearTimeout(closing);
    closing = setTimeout(() => code.pushUndoStop(), OPEN);
  }
  const place = code.getContainerDomNode();
  place.addEventListener('paste', onPaste, { capture: true });
  return () => {
    clearTimeout(closing);
    place.removeEventListener('paste', onPaste, { capture: true });
  };
}

/** The caret behind what was put in. `undone` is what takes it out again. */
function atTheEnd(undone: readonly { range: monaco.Range }[]): monaco.Selection[] | null {
  const [first] = undone;
  return first ? [monaco.Selection.fromPositions(first.range.getEndPosition())] : null;
}
