/** Monaco for a text other than that of Check: a composed message or a server definition. */
import { Editor as MonacoEditor } from '@monaco-editor/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CodeLanguage } from '../engine/learn.ts';
import type { PlaceRange } from '../engine/types.ts';
import type { Severity } from '../../protocol/types.ts';
import './editor.css';
import { LANGUAGE } from './language.ts';
import { leaveOnEscape } from './leave.ts';
import { rangeOf, severityOf } from './markers.ts';
import { fill, monaco, readPrograms } from './monaco.ts';
import type { CodeEditor } from './monaco.ts';
import { smallOptions } from './options.ts';
import { registerProviders } from './providers.ts';
import { setSide } from './sides.ts';
import type { Side } from './sides.ts';
import { THEME, applyEditorTheme, followPageTheme } from './theme.ts';

/** A marker to draw at a range. */
export interface Mark {
  severity: Severity;
  says: string;
  range: PlaceRange;
}

/** Properties of a small editor. */
export interface SmallEditorProps {
  /** Distinguishes its text from all others: `message`, `definition`. */
  name: string;
  /** The accessible name. */
  label: string;
  /** The initial text, set again whenever `filled` increases. */
  text: string;
  filled: number;
  side: Side;
  marks: readonly Mark[];
  /** Padding before the lines, px. */
  inset?: number;
  /** Factor for the size of its text, 1 by default. */
  scale?: number;
  /** Set for a program instead of wire text. */
  language?: CodeLanguage;
  /** A position to reveal whenever it changes. */
  place?: PlaceRange | null;
  /** Describes the effect of Ctrl+Enter or Cmd+Enter. */
  sends?: string;
  onText: (text: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onSend?: () => void;
  onReady: () => void;
}

let prepared = false;

function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerProviders();
  applyEditorTheme();
  void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
}

/** The editor. */
export function SmallEditor(props: SmallEditorProps) {
  const { name, label, text, filled, side, marks, inset = 16, language, place = null, scale } = props;
  const { sends = 'Send', onText, onSend, onReady } = props;
  const [code, setCode] = useState<CodeEditor | null>(null);
  const exit = useRef<HTMLSpanElement>(null);
  const now = useRef({ onText, onSend });
  useLayoutEffect(() => {
    now.current = { onText, onSend };
  });
  useState(() => {
    prepare();
    if (language !== undefined) readPrograms();
  });
  const path = `inmemory://playground/${name}.${language ?? 'json'}`;
  const put = useEffectEvent((editor: CodeEditor) => {
    const model = editor.getModel();
    if (!model || model.getValue() === text) return;
    if (editor.hasTextFocus()) {
      editor.pushUndoStop();
      editor.executeEdits('playground', [{ range: model.getFullModelRange(), text }]);
      editor.pushUndoStop();
      editor.setPosition({ lineNumber: 1, column: 1 });
    } else fill(model, text);
  });
  useEffect(() => {
    if (code && filled >= 0) put(code);
  }, [code, filled]);
  useEffect(() => {
    const model = code?.getModel();
    if (!model) return;
    const markers = marks.map(({ severity, says, range }) => ({
      startLineNumber: range.startLine,
      startColumn: range.startColumn,
      endLineNumber: range.endLine,
      endColumn: range.endColumn,
      severity: severityOf(severity),
      message: says.replaceAll('`', ''),
    }));
    monaco.editor.setModelMarkers(model, 'checker', markers);
  }, [code, marks]);
  useEffect(() => {
    if (!code || !place) return;
    const range = rangeOf(place);
    code.setSelection(range);
    code.revealRangeInCenterIfOutsideViewport(range);
    code.focus();
  }, [code, place]);
  useEffect(() => (code ? followPageTheme() : undefined), [code]);
  return (
    <div className="monaco-host">
      <MonacoEditor
        path={path}
        language={language ?? LANGUAGE}
        theme={THEME}
        options={smallOptions(label, inset, language, scale)}
        defaultValue={text}
        loading={null}
        onMount={(made) => {
          const model = made.getModel();
          model?.updateOptions({ tabSize: language === 'python' ? 4 : 2, insertSpaces: true });
          setSide(monaco.Uri.parse(path).toString(), side);
          leaveOnEscape(made, exit.current);
          made.addAction({
            id: 'playground.send',
            label: sends,
            keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, monaco.KeyMod.WinCtrl | monaco.KeyCode.Enter],
            run: () => now.current.onSend?.(),
          });
          model?.onDidChangeContent(() => now.current.onText(model.getValue()));
          setCode(made);
          onReady();
        }}
      />
      <span ref={exit} className="editor-exit" tabIndex={-1}>
        Left the editor. Press Tab to move on, or Shift+Tab to return to it.
      </span>
    </div>
  );
}
