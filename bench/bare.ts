/** Monaco alone: no language service, no markers. Its time from key to paint is the lower bound. */
import { editor } from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
const at = document.getElementById('at');
if (at) editor.create(at, { value: '', wordWrap: 'on', minimap: { enabled: false }, automaticLayout: true });
Object.assign(window, { setText: (text: string) => editor.getModels()[0]?.setValue(text) });
