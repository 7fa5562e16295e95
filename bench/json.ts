/** Monaco with its own JSON service, as a simple page would use it. */
import { editor } from 'monaco-editor/editor';
import 'monaco-editor/languages/features/json/register';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';

self.MonacoEnvironment = { getWorker: (_, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()) };
const at = document.getElementById('at');
if (at) {
  editor.create(at, {
    value: '',
    language: 'json',
    wordWrap: 'on',
    minimap: { enabled: false },
    automaticLayout: true,
  });
}
Object.assign(window, { setText: (text: string) => editor.getModels()[0]?.setValue(text) });
