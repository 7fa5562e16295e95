/**
 * Static completion and hover for programs: names required by an exercise, names in the file, message functions of a language,
 * and their members. Loaded with the first code exercise.
 */
import type { CodeLanguage } from '../engine/learn.ts';
import { monaco } from './monaco.ts';
import type { Model } from './monaco.ts';

/** A name with its description: “json.dumps” and “Converts a value to a JSON string.” */
type Known = readonly (readonly [name: string, form: string, says: string])[];

const SCRIPT: Known = [
  ['JSON.stringify', 'JSON.stringify(value)', 'Converts a value to a JSON string.'],
  ['JSON.parse', 'JSON.parse(text)', 'Parses a JSON string; throws SyntaxError if it is not valid JSON.'],
  ['Array.isArray', 'Array.isArray(value)', 'Checks whether a value is an array; typeof returns “object” for arrays.'],
  [
    'Object.hasOwn',
    'Object.hasOwn(object, name)',
    'Checks whether an object has a member with this key, even if its value is null.',
  ],
  ['Object.keys', 'Object.keys(object)', 'Returns the keys of the members.'],
  ['Object.entries', 'Object.entries(object)', 'Returns the key and value of each member.'],
  ['Number.isInteger', 'Number.isInteger(value)', 'Checks whether a value is an integer.'],
  ['Promise.all', 'Promise.all(promises)', 'Waits for all promises and returns their values.'],
  [
    'structuredClone',
    'structuredClone(value)',
    'Copies a value with everything in it; throws DataCloneError for functions.',
  ],
  ['crypto.randomUUID', 'crypto.randomUUID()', 'Returns a new id as a string.'],
  ['queueMicrotask', 'queueMicrotask(run)', 'Runs a function after the current code.'],
  ['URL', 'new URL(text, base)', 'Parses a URL; throws TypeError if it is invalid.'],
  ['URLSearchParams', 'new URLSearchParams(query)', 'The parameters of a query, by name.'],
  ['Headers', 'new Headers(init)', 'HTTP headers; their names are case-insensitive.'],
  ['EventTarget', 'new EventTarget()', 'Calls the listeners of an event.'],
  ['AbortController', 'new AbortController()', 'Has a signal, and aborts it.'],
  ['AbortSignal.timeout', 'AbortSignal.timeout(milliseconds)', 'Returns a signal that is aborted after this time.'],
  ['TextEncoder', 'new TextEncoder()', 'Encodes strings as UTF-8.'],
  ['TextDecoder', 'new TextDecoder()', 'Decodes UTF-8 and other encodings, whole or in pieces.'],
  ['atob', 'atob(base64)', 'Decodes base64 to a string of bytes.'],
  ['btoa', 'btoa(bytes)', 'Encodes a string of bytes as base64.'],
  ['console.log', 'console.log(...values)', 'Prints a message; the output is shown below the tests.'],
  ['async', 'async function', 'Declares a function that can use await.'],
  ['await', 'await promise', 'Waits for a promise and returns its value.'],
  [
    'typeof',
    'typeof value',
    'Returns "string", "number", "boolean", "object", "function" or "undefined"; for null it returns "object".',
  ],
  ['return', 'return value', 'Ends the function and returns a value.'],
];

const PYTHON: Known = [
  ['json.dumps', 'json.dumps(value)', 'Converts a value to a JSON string.'],
  ['json.loads', 'json.loads(text)', 'Parses a JSON string; raises json.JSONDecodeError if it is not valid JSON.'],
  [
    'json.JSONDecodeError',
    'except json.JSONDecodeError',
    'Raised when a string is not valid JSON; a subclass of ValueError.',
  ],
  ['isinstance', 'isinstance(value, type)', 'Checks whether a value has a type. True is also an int.'],
  ['asyncio.gather', 'await asyncio.gather(*awaitables)', 'Waits for all awaitables and returns their values.'],
  ['inspect.isawaitable', 'inspect.isawaitable(value)', 'Checks whether a value can be awaited.'],
  ['print', 'print(*values)', 'Prints a message; the output is shown below the tests.'],
  ['async', 'async def', 'Declares a function that can use await.'],
  ['await', 'await value', 'Waits for an awaitable and returns its value.'],
  ['return', 'return value', 'Ends the function and returns a value.'],
  ['raise', 'raise Exception(message)', 'Raises an exception, which ends the function.'],
];

const WORDS: Readonly<Record<CodeLanguage, Known>> = { python: PYTHON, typescript: SCRIPT, javascript: SCRIPT };

const MEMBERS: Known = [
  ['jsonrpc', '"2.0"', 'In every message, always the string “2.0”.'],
  ['id', 'string or integer', 'Identifies a request; its response has the same id.'],
  ['method', 'string', 'The method of a request or a notification.'],
  ['params', 'object', 'The parameters of the method.'],
  ['result', 'object', 'The result of a successful request.'],
  ['error', 'object', 'The error of a failed request: code, message, data.'],
  ['code', 'integer', 'The code of an error.'],
  ['message', 'string', 'The message of an error: one sentence.'],
  ['data', 'any value', 'Additional data of an error.'],
];

const wanted = new Map<string, readonly string[]>();
let registered = false;

/** Sets the names that an exercise requires in the program with this URI, and registers the providers once. */
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
