/** The moment when Monaco takes the text box's place. */
import type { EditorEvents, EditorHandle } from './handle.ts';
import type { PlainEditor } from './plain.ts';
import { wrapFor } from './hands.ts';
import { fill } from './monaco.ts';
import type { CodeEditor, Model } from './monaco.ts';

function isPlain(handle: EditorHandle | null): handle is PlainEditor {
  return handle?.kind === 'plain';
}

/** Hands text, selection, scroll and focus over. The checker hears of it only when Monaco holds another text. */
export function takeOver(code: CodeEditor, model: Model, from: EditorHandle | null, events: EditorEvents): void {
  if (!isPlain(from)) return;
  const { element } = from;
  const focused = document.activeElement === element;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = element;
  const text = from.text();
  wrapFor(code, text.length);
  if (model.getValueLength() !== text.length || model.getValue() !== text) {
    fill(model, text);
    if (model.getValueLength() !== text.length) events.replaced(model.getValue());
  }
  from.leave();
  if (!element.readOnly) {
    const start = model.getPositionAt(selectionStart);
    const end = model.getPositionAt(selectionEnd);
    const [anchor, head] = selectionDirection === 'backward' ? [end, start] : [start, end];
    code.setSelection({
      selectionStartLineNumber: anchor.lineNumber,
      selectionStartColumn: anchor.column,
      positionLineNumber: head.lineNumber,
      positionColumn: head.column,
    });
    code.setScrollTop(scrollTop);
  }
  if (focused) code.focus();
}
