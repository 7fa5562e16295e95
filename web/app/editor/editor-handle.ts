/** Implements the same editor handle for Monaco as for the text box. */
import type { Change } from '../engine/change.ts';
import type { Span } from '../../protocol/types.ts';
import type { EditorEvents, EditorHandle } from './handle.ts';
import { fill, monaco } from './monaco.ts';
import type { CodeEditor, Model } from './monaco.ts';

/** Converts a span to a Monaco range. */
export function rangeAt(model: Model, span: Span): monaco.Range {
  const start = model.getPositionAt(span.start);
  const end = model.getPositionAt(span.end);
  return new monaco.Range(start.lineNumber, start.column, end.lineNumber, end.column);
}

/** Longer texts, in UTF-16 units, are not wrapped: wrapping measures every line before the first is drawn. */
const WRAPPED = 2_000_000;

/** Turns on word wrap where it is cheap. Call it before inserting a text of this length. */
export function wrapFor(code: CodeEditor, length: number): void {
  const wordWrap = length > WRAPPED ? 'off' : 'on';
  if (code.getRawOptions().wordWrap !== wordWrap) code.updateOptions({ wordWrap });
}

/** The model whose next change was already reported to the session. */
let described: Model | null = null;

/**
 * Makes a long edit and reports it to the session first, so that the checker reads while the editor still copies the text.
 * `make` must replace `range` with exactly `text`. If the editor would change line ends, the session is notified afterwards.
 */
export function makeLong(
  code: CodeEditor,
  model: Model,
  events: EditorEvents,
  change: { range: monaco.Range; text: string },
  make: () => void,
): void {
  const { range, text } = change;
  const start = model.getOffsetAt(range.getStartPosition());
  const end = model.getOffsetAt(range.getEndPosition());
  const length = model.getValueLength() - (end - start) + text.length;
  wrapFor(code, length);
  const ahead = events.readsAhead() && model.getEOL() === '\n' && !text.includes('\r');
  if (ahead) {
    events.edited([{ start, end, text }], length);
    described = model;
  }
  try {
    make();
  } finally {
    described = null;
  }
}

/** Reports every edit and caret move to the session; returns a function that stops it. */
export function listen(code: CodeEditor, model: Model, events: EditorEvents): () => void {
  const subscriptions = [
    model.onDidChangeContent((event) => {
      if (model.getValueLength() <= WRAPPED) wrapFor(code, 0);
      if (described === model) return;
      if (event.isFlush || event.isEolChange) {
        events.replaced(model.getValue());
        return;
      }
      const edits: Change[] = event.changes.map((change) => ({
        start: change.rangeOffset,
        end: change.rangeOffset + change.rangeLength,
        text: change.text,
      }));
      events.edited(edits, model.getValueLength());
    }),
    code.onDidChangeCursorPosition(({ position }) => {
      events.moved(model.getOffsetAt(position), position.lineNumber, position.column);
    }),
  ];
  return () => {
    for (const one of subscriptions) one.dispose();
  };
}

/** Creates the handle of an editor that shows `model`. */
export function createEditorHandle(code: CodeEditor, model: Model): EditorHandle {
  let tint: monaco.editor.IEditorDecorationsCollection | null = null;

  function edit(changes: { range: monaco.Range; text: string }[]): void {
    code.pushUndoStop();
    code.executeEdits(
      'playground',
      changes.map((change) => ({ ...change, forceMoveMarkers: true })),
    );
    code.pushUndoStop();
  }

  return {
    kind: 'monaco',
    text: () => model.getValue(),
    replace(text, how) {
      wrapFor(code, text.length);
      if (how === 'fresh') fill(model, text);
      else edit([{ range: model.getFullModelRange(), text }]);
      code.setPosition({ lineNumber: 1, column: 1 });
      code.setScrollTop(0);
    },
    apply: (edits) => edit(edits.map((one) => ({ range: rangeAt(model, one), text: one.text }))),
    undo: () => void model.undo(),
    focus: () => code.focus(),
    selectAll: () => code.setSelection(model.getFullModelRange()),
    selectsAll: () => code.getSelection()?.equalsRange(model.getFullModelRange()) ?? false,
    reveal(span: Span, how) {
      const range = rangeAt(model, span);
      code.setPosition(range.getStartPosition());
      code.revealRangeInCenterIfOutsideViewport(range, monaco.editor.ScrollType.Smooth);
      if (how.focus) code.focus();
      if (!how.tint) return;
      tint?.clear();
      const mine = code.createDecorationsCollection([{ range, options: { className: 'mp-tint' } }]);
      tint = mine;
      setTimeout(() => mine.clear(), 1000);
    },
    lineAt(offset) {
      const { lineNumber: line } = model.getPositionAt(offset);
      return { line, text: model.getLineContent(line) };
    },
    revealLine(line) {
      code.setPosition({ lineNumber: line, column: 1 });
      code.revealLineInCenterIfOutsideViewport(line);
      code.focus();
    },
  };
}
