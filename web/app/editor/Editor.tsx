/** Monaco as “Message editor”, bundled with the page. It takes text, selection, scroll and focus over from the text box. */
import { Editor as MonacoEditor } from '@monaco-editor/react';
import { useEffect, useRef, useState } from 'react';
import { events, lightAt, paintWith } from '../state/session.ts';
import { store } from '../state/store.ts';
import './editor.css';
import { attach, beneath } from './handle.ts';
import { hands, listen } from './hands.ts';
import { LANGUAGE } from './language.ts';
import { painter } from './markers.ts';
import { MODEL_PATH, modelWith, monaco } from './monaco.ts';
import type { CodeEditor, Model } from './monaco.ts';
import { leaveOnEscape } from './leave.ts';
import { OPTIONS } from './options.ts';
import { takePastes } from './paste.ts';
import { registerProviders } from './providers.ts';
import { takeOver } from './take-over.ts';
import { THEME, applyEditorTheme, followPageTheme } from './theme.ts';

/** Ties one editor to session and store; gives back how to untie it. */
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

/** What has to be there before the editor is made: providers, colours, the text as it is now. */
function prepare(): Model {
  registerProviders();
  applyEditorTheme();
  // The editor measures letters once; a font that arrives later has other ones.
  void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
  return modelWith(beneath()?.text() ?? '');
}

/** The editor. `onReady` is called when it has taken over. */
export function Editor({ onReady }: { onReady: () => void }) {
  const exit = useRef<HTMLSpanElement>(null);
  const untie = useRef<(() => void) | null>(null);
  // Once for the page: React may begin a first render more than once.
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
          attach(hands(code, model));
          untie.current = tie(code, model, exit.current);
          onReady();
        }}
      />
      <span ref={exit} className="editor-exit" tabIndex={-1}>
        Left the editor. Tab goes on, Shift Tab goes back into it.
      </span>
    </div>
  );
}
