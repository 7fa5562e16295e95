/**
 * Monaco as “Message editor”, bundled with the page. It takes over text, selection, scroll position and focus from the text
 * box.
 */
import './editor.css';
import { Editor as MonacoEditor } from '@monaco-editor/react';
import { useEffect, useRef, useState } from 'react';
import { events, lightAt, paintWith } from '../state/session.ts';
import { store } from '../state/store.ts';
import { attach, beneath, type EditorEvents, type EditorHandle } from './handle.ts';
import { createEditorHandle, listen, wrapFor } from './editor-handle.ts';
import { LANGUAGE } from './language.ts';
import { painter } from './markers.ts';
import { MODEL_PATH, modelWith, monaco, type CodeEditor, type Model, fill } from './monaco.ts';
import { leaveOnEscape } from './leave.ts';
import { OPTIONS } from './options.ts';
import { takePastes } from './paste.ts';
import { registerProviders } from './providers.ts';
import { THEME, applyEditorTheme, followPageTheme } from './theme.ts';
import type { PlainEditor } from './plain.ts';

// The moment when Monaco replaces the text box.

function isPlain(handle: EditorHandle | null): handle is PlainEditor {
  return handle?.kind === 'plain';
}

/** Transfers text, selection, scroll position and focus. The checker is notified only if Monaco holds a different text. */
function takeOver(code: CodeEditor, model: Model, from: EditorHandle | null, events: EditorEvents): void {
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

/** Connects one editor to session and store; returns a function that disconnects it. */
function tie(code: CodeEditor, model: Model, exit: HTMLElement | null): () => void {
  const draw = painter(code, model);
  const { report } = store.getState();
  if (report?.version === store.getState().version) draw.report(report);
  const follow = (): void => {
    const { report: now, entry, lit, version } = store.getState();
    const many = now && now.version === version && now.entries.length > 1;
    draw.current(many ? (now.entries[entry]?.span ?? null) : null);
    draw.lit(lit?.span ?? null);
  };
  follow();
  const untie = [
    listen(code, model, events),
    takePastes(code, model, events),
    paintWith(draw),
    store.subscribe((state, before) => {
      if (state.entry !== before.entry || state.report !== before.report || state.lit !== before.lit) follow();
    }),
    followPageTheme(),
  ];
  leaveOnEscape(code, exit);
  code.onMouseMove(({ target }) => {
    if (target.position) lightAt(model.getOffsetAt(target.position));
  });
  return () => {
    for (const one of untie) one();
  };
}

let prepared: Model | null = null;

/** Required before the editor is created: providers, colors and the current text. */
function prepare(): Model {
  registerProviders();
  applyEditorTheme();
  // The editor measures characters only once. A font that loads later has other widths.
  void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
  return modelWith(beneath()?.text() ?? '');
}

/** The editor. `onReady` is called when it has replaced the text box. */
export function Editor({ onReady }: { onReady: () => void }) {
  const exit = useRef<HTMLSpanElement>(null);
  const untie = useRef<(() => void) | null>(null);
  // Once per page: React may start a first render more than once.
  const [model] = useState(() => (prepared ??= prepare()));
  useEffect(() => () => untie.current?.(), []);
  return (
    <div className="monaco-host">
      <MonacoEditor
        path={MODEL_PATH}
        language={LANGUAGE}
        theme={THEME}
        options={OPTIONS}
        keepCurrentModel
        loading={null}
        onMount={(code) => {
          untie.current?.();
          takeOver(code, model, beneath(), events);
          attach(createEditorHandle(code, model));
          untie.current = tie(code, model, exit.current);
          onReady();
        }}
      />
      <span ref={exit} className="editor-exit" tabIndex={-1}>
        Left the editor. Press Tab to move on, or Shift+Tab to return to it.
      </span>
    </div>
  );
}
