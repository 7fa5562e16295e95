/** What can be said of programs without running them: the names that an exercise wants, those of its file, what a language has for messages, and their members. Loaded with the first exercise in code. */
import type { CodeLanguage } from '../engine/learn.ts';
import { monaco } from './monaco.ts';
import type { Model } from './monaco.ts';

/** A name with what it is: «json.dumps» and «The JSON text of a value». */
type Known = readonly (readonly [name: string, form: string, says: string])[];

const SCRIPT: Known = [
  ['JSON.stringify', 'JSON.stringify(value)', 'The JSON text of a value.'],
  ['JSON.parse', 'JSON.parse(text)', 'The value of a JSON text; throws SyntaxError where it is none.'],
  ['Array.isArray', 'Array.isArray(value)', 'Whether a value is an array; typeof says object of one.'],
  ['Object.hasOwn', 'Object.hasOwn(object, name)', 'Whether an object has a member, whatever its value.'],
  ['Object.keys', 'Object.keys(object)', 'The names of the members.'],
  ['Object.entries', 'Object.entries(object)', 'Names and values of the members.'],
  ['Number.isInteger', 'Number.isInteger(value)', 'Whether a value is a whole number.'],
  ['Promise.all', 'Promise.all(promises)', 'All values, once all of them are there.'],
  ['console.log', 'console.log(...values)', 'Prints; what is printed is shown below the tests.'],
  ['async', 'async function', 'A function that may await.'],
  ['await', 'await promise', 'Waits for a value.'],
  ['typeof', 'typeof value', 'string, number, boolean, object, function or undefined; object of null, too.'],
  ['return', 'return value', 'Ends the function and gives a value.'],
];

const PYTHON: Known = [
  ['json.dumps', 'json.dumps(value)', 'The JSON text of a value.'],
  ['json.loads', 'json.loads(text)', 'The value of a JSON text; raises json.JSONDecodeError where it is none.'],
  ['json.JSONDecodeError', 'except json.JSONDecodeError', 'Raised where a text is no JSON; a kind of ValueError.'],
  ['isinstance', 'isinstance(value, type)', 'Whether a value is of a type. True is an int, too.'],
  ['asyncio.gather', 'await asyncio.gather(*awaitables)', 'All values, once all of them are there.'],
  ['inspect.isawaitable', 'inspect.isawaitable(value)', 'Whether a value can be awaited.'],
  ['print', 'print(*values)', 'Prints; what is printed is shown below the tests.'],
  ['async', 'async def', 'A function that may await.'],
  ['await', 'await value', 'Waits for a value.'],
  ['return', 'return value', 'Ends the function and gives a value.'],
  ['raise', 'raise Exception(message)', 'Ends with an exception.'],
];

const WORDS: Readonly<Record<CodeLanguage, Known>> = { python: PYTHON, typescript: SCRIPT, javascript: SCRIPT };

const MEMBERS: Known = [
  ['jsonrpc', '"2.0"', 'In every message, always the text "2.0".'],
  ['id', 'text or whole number', 'Names a request; its answer has the same one.'],
  ['method', 'text', 'What is asked for or told: requests and notifications.'],
  ['params', 'object', 'What the method is to know.'],
  ['result', 'object', 'The answer to a request.'],
  ['error', 'object', 'The answer to a request that failed: code, message, data.'],
  ['code', 'whole number', 'Of an error.'],
  ['message', 'text', 'Of an error: one sentence.'],
  ['data', 'anything', 'Of an error: more about it.'],
];

const wanted = new Map<string, readonly string[]>();
let registered = false;

/** Says which names an exercise wants in the program at this address, and registers what is offered, once. */
export function offerNames(path: string, names: readonly string[]): void {
  wanted.set(monaco.Uri.parse(path).toString(), names);
  if (registered) return;
  registered = true;
  for (const language of ['python', 'typescript', 'javascript'] as const)
    monaco.languages.registerCompletionItemProvider(language, {
      triggerCharacters: ['.', '"', "'"],
      provideCompletionItems: (model, position) => ({ suggestions: suggestionsAt(model, position, language) }),
    });
}

function suggestionsAt(
  model: Model,
  { lineNumber, column }: monaco.IPosition,
  language: CodeLanguage,
): monaco.languages.CompletionItem[] {
  const before = model.getLineContent(lineNumber).slice(0, column - 1);
  const [, lead = '', owner = '', typed = ''] = /(["']?)((?:\w+\.)*)(\w*)$/u.exec(before) ?? [];
  const range = new monaco.Range(lineNumber, column - typed.length, lineNumber, column);
  const { Function, Property, Variable } = monaco.languages.CompletionItemKind;
  const item = (label: string, kind: monaco.languages.CompletionItemKind, form = '', says = '') => ({
    label: { label, description: form },
    kind,
    documentation: says,
    insertText: label,
    range,
  });
  if (lead !== '') return MEMBERS.map(([name, form, says]) => item(name, Property, form, says));
  const known = WORDS[language]
    .filter(([name]) => name.startsWith(owner))
    .map(([name, form, says]) => item(name.slice(owner.length), Function, form, says));
  if (owner !== '') return known;
  const names = wanted.get(model.uri.toString()) ?? [];
  const here = new Set(model.getValue().match(/[A-Za-z_]\w{2,}/gu));
  here.delete(typed);
  const own = [...new Set([...names, ...here])].filter((name) => !WORDS[language].some(([one]) => one === name));
  return [...known, ...own.map((name) => item(name, Variable))];
}
