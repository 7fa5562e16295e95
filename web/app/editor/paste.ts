/** Handles long pastes: the checker receives the text before the editor starts to insert it. */
import type { EditorEvents } from './handle.ts';
import { makeLong } from './editor-handle.ts';
import { monaco } from './monaco.ts';
import type { CodeEditor, Model } from './monaco.ts';

/** Shorter texts are inserted at once, UTF-16 units. */
const LONG = 200_000;
/**
 * Delay before the undo step of a long paste is closed, ms. Closing it copies the whole text, which can wait for the findings.
 */
const OPEN = 1000;

/** Intercepts long pastes before the editor and passes them on; returns a function that stops it. */
export function takePastes(code: CodeEditor, model: Model, events: EditorEvents): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  function onPaste(event: ClipboardEvent): void {
    const [selection, second] = code.getSelections() ?? [];
    // Several cursors may share the pasted text, and a line copied without a selection goes above the caret’s line.
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

/** Puts the caret after the inserted text. `undone` are the inverse edits. */
function atTheEnd(undone: readonly { range: monaco.Range }[]): monaco.Selection[] | null {
  const [first] = undone;
  return first ? [monaco.Selection.fromPositions(first.range.getEndPosition())] : null;
}
