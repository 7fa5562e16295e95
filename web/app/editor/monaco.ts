/** The only file that imports Monaco: its core and the features that a message checker needs. Its JSON service is excluded. */
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/longLinesHelper/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/features/fontZoom/register';
import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { loader } from '@monaco-editor/react';
import { LANGUAGE, grammar, languageConfiguration } from './language.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
loader.config({ monaco });

monaco.languages.register({ id: LANGUAGE });
monaco.languages.setLanguageConfiguration(LANGUAGE, languageConfiguration);
monaco.languages.setMonarchTokensProvider(LANGUAGE, grammar);

let programs = false;

/** Registers syntax colors for programs. A language loads with the first text in it. */
export function readPrograms(): void {
  if (programs) return;
  programs = true;
  void import('monaco-editor/languages/definitions/python/register.js');
  void import('monaco-editor/languages/definitions/typescript/register.js');
  void import('monaco-editor/languages/definitions/javascript/register.js');
}

export { monaco };
/** An editor on the page. */
export type CodeEditor = monaco.editor.IStandaloneCodeEditor;
/** The text model of an editor. */
export type Model = monaco.editor.ITextModel;

/** URI of the single model, which outlives every editor that shows it. */
export const MODEL_PATH = 'inmemory://playground/message.txt';

/** The single model, created with this text if it does not exist yet. */
export function modelWith(text: string): Model {
  const uri = monaco.Uri.parse(MODEL_PATH);
  const known = monaco.editor.getModel(uri);
  const model = known ?? monaco.editor.createModel('', LANGUAGE, uri);
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  fill(model, text);
  return model;
}

/** Replaces the text and clears the undo history. A byte order mark (U+FEFF) stays part of the text. */
export function fill(model: Model, text: string): void {
  const marked = text.charCodeAt(0) === 0xfeff;
  model.setValue(marked ? text.slice(1) : text);
  if (marked) model.applyEdits([{ range: new monaco.Range(1, 1, 1, 1), text: '\ufeff' }]);
}
