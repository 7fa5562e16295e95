/** A response out of its text. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { call, firstOf, gives, raises, same } from './testing.ts';

const parse = (message: Json) => [call('parse_response', JSON.stringify(message))];

const result = (id: string | number, value: Json, mistake?: string): CodeTest =>
  gives({
    name: `A response with the id ${JSON.stringify(id)} and the result \`${JSON.stringify(value)}\``,
    expected: `ok, the id ${JSON.stringify(id)}, and the result`,
    calls: parse({ jsonrpc: '2.0', id, result: value }),
    onError: () => mistake,
    judge: (came) => {
      const got = came.value;
      if (!isObject(got)) return { got: came.shown, mistake: 'no-object' };
      const right = got.ok === true && same(got.id, id) && same(got.result, value);
      if (right) return null;
      return firstOf(came.shown, ['no-ok', got.ok === undefined], ['id-lost', !same(got.id, id)]) ?? came.shown;
    },
  });

const wrongKind = ({ type }: { type: string }): string | null =>
  ['KeyError', 'AttributeError', 'IndexError', 'Thrown', 'AssertionError'].includes(type) ? 'wrong-exception' : null;

const refused = (name: string, message: Json, mistake?: string): CodeTest =>
  raises({
    name,
    calls: parse(message),
    expected: 'an exception: ValueError in Python, an Error in JavaScript',
    type: wrongKind,
    ...(mistake === undefined ? {} : { mistake }),
  });

const solution = both(
  `
import json

def parse_response(text):
    message = json.loads(text)
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise ValueError("not a JSON-RPC 2.0 message")
    if ("result" in message) == ("error" in message):
        raise ValueError("a response has a result or an error")
    if "result" in message:
        return {"id": message["id"], "ok": True, "result": message["result"]}
    error = message["error"]
    return {"id": message["id"], "ok": False, "error": {"code": error["code"], "message": error["message"]}}
`,
  `
function parse_response(text«: string») {
  const message = JSON.parse(text);
  if (message?.jsonrpc !== '2.0') {
    throw new Error('not a JSON-RPC 2.0 message');
  }
  if ('result' in message === 'error' in message) {
    throw new Error('a response has a result or an error');
  }
  if ('result' in message) {
    return { id: message.id, ok: true, result: message.result };
  }
  const { code, message: words } = message.error;
  return { id: message.id, ok: false, error: { code, message: words } };
}
`,
);

/** Parse a response. */
export const parseResponse: CodeExercise = {
  id: 'parse-response',
  kind: 'code',
  title: 'Read a response',
  task: 'Write `parse_response(text)`. For a result it gives an object with `id`, `ok` true and `result`; for an error one with `id`, `ok` false and `error`, which has `code` and `message`. In JSON-RPC a result may be any value, also an empty one. What is no response of JSON-RPC 2.0, has both or has neither, ends with an exception: `ValueError` in Python, an `Error` in JavaScript.',
  signatures: {
    python: 'def parse_response(text) -> dict',
    typescript: 'function parse_response(text: string): object',
    javascript: 'function parse_response(text)',
  },
  names: ['parse_response'],
  start: both(
    `
import json

def parse_response(text):
    return json.loads(text)
`,
    `
function parse_response(text«: string») {
  return JSON.parse(text);
}
`,
  ),
  hints: [
    'First look at `jsonrpc`. Then ask which members the message has, not what they hold.',
    'Exactly one of `result` and `error` is there; in all other cases raise.',
  ],
  solution,
  lesson:
    'A response has a result or an error, never both; an empty result is a result; the id says whose answer it is.',
  links: [
    {
      title: 'Base protocol, Responses',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses',
    },
    { title: 'JSON-RPC 2.0, Response object', url: 'https://www.jsonrpc.org/specification#response_object' },
  ],
  mistakes: [
    {
      id: 'error-raised',
      says: 'An error response is a right message: the function gives it back with `ok` false. Exceptions are for texts that are no response.',
      examples: changed(
        solution,
        ['    error = message["error"]\n', '    raise ValueError(message["error"]["message"])\n    error = None\n'],
        ['  const { code,', '  throw new Error(message.error.message);\n  const { code,'],
      ),
    },
    {
      id: 'truthy',
      says: 'An empty result is a result. Ask whether the member is there, not whether its value is true.',
      examples: changed(
        solution,
        [
          'if ("result" in message) == ("error" in message)',
          'if not message.get("result") and not message.get("error")',
        ],
        ["if ('result' in message === 'error' in message)", 'if (!message.result && !message.error)'],
      ),
    },
    {
      id: 'no-version-check',
      says: 'A message without `"jsonrpc": "2.0"` gets through. Look at that member first.',
      examples: changed(
        solution,
        ['if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":', 'if not isinstance(message, dict):'],
        ["if (message?.jsonrpc !== '2.0')", 'if (message === null)'],
      ),
    },
    {
      id: 'neither',
      says: 'A message with neither a result nor an error gets through. It is no response, so raise.',
      examples: changed(
        solution,
        [
          '        raise ValueError("a response has a result or an error")',
          '        return {"id": message.get("id"), "ok": False}',
        ],
        ["    throw new Error('a response has a result or an error');", '    return { id: message.id, ok: false };'],
      ),
    },
    {
      id: 'both',
      says: 'A message with a result and an error gets through. A response has one of them, never both.',
      examples: changed(
        solution,
        ['if ("result" in message) == ("error" in message)', 'if not ("result" in message or "error" in message)'],
        ["if ('result' in message === 'error' in message)", "if (!('result' in message || 'error' in message))"],
      ),
    },
    {
      id: 'wrong-exception',
      says: 'The exception is not the one that was asked for: `ValueError` in Python, an `Error` in JavaScript. A `KeyError` is an accident, and a thrown text has no traceback.',
      examples: changed(
        solution,
        ['raise ValueError("a response has a result or an error")', 'raise KeyError("result")'],
        ["throw new Error('a response has a result or an error')", "throw 'a response has a result or an error'"],
      ),
    },
    {
      id: 'id-lost',
      says: 'The id is missing or has changed. It comes back exactly as it stands in the message, with its type.',
      examples: changed(
        solution,
        ['"id": message["id"]', '"id": str(message["id"])'],
        ['id: message.id', 'id: String(message.id)'],
      ),
    },
    {
      id: 'no-ok',
      says: 'The object lacks `ok`, which tells a result from an error.',
      examples: changed(solution, ['"ok": True, ', ''], ['ok: true, ', '']),
    },
    {
      id: 'no-object',
      says: 'The function gives no object with `id`, `ok` and `result`. It has to `return` one.',
      examples: changed(
        solution,
        ['return {"id": message["id"], "ok": True, "result": message["result"]}', 'return print(message)'],
        ['return { id: message.id, ok: true, result: message.result }', 'return null'],
      ),
    },
    {
      id: 'error-lost',
      says: 'The error has to come with `ok` false and with its `code` and `message`, as numbers and texts of their own.',
      examples: changed(
        solution,
        ['"error": {"code": error["code"], "message": error["message"]}', '"error": error["message"]'],
        ['error: { code, message: words }', 'error: words'],
      ),
    },
  ],
  tests: [
    result(1, { sum: 5 }),
    result('a', { tools: [] }),
    result(2, {}, 'truthy'),
    result(0, 0, 'truthy'),
    gives({
      name: 'An error',
      expected: 'not ok, the id 3, the code -32601 and its message',
      calls: parse({ jsonrpc: '2.0', id: 3, error: { code: -32601, message: 'Method not found' } }),
      onError: ({ type }) => (type === 'KeyError' ? undefined : 'error-raised'),
      judge: ({ value, shown }) => {
        if (!isObject(value)) return { got: shown, mistake: 'no-object' };
        const { error } = value;
        const right = isObject(error) && error.code === -32601 && error.message === 'Method not found';
        if (!right || value.ok !== false) return { got: shown, mistake: 'error-lost' };
        return value.id === 3 ? null : { got: shown, mistake: 'id-lost' };
      },
    }),
    refused('No `jsonrpc`', { id: 4, result: {} }, 'no-version-check'),
    refused('Another version of JSON-RPC', { jsonrpc: '1.0', id: 5, result: {} }, 'no-version-check'),
    refused('Neither a result nor an error', { jsonrpc: '2.0', id: 6 }, 'neither'),
    refused(
      'A result and an error',
      { jsonrpc: '2.0', id: 7, result: {}, error: { code: -32603, message: 'Internal error' } },
      'both',
    ),
    raises({ name: 'No JSON', expected: 'an exception', calls: [call('parse_response', '{"jsonrpc": "2.0",')] }),
  ],
};
