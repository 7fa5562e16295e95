/** Parsing a response. */
import { both, changed, type CodeExercise } from './define.ts';
import { PARSE_RESPONSE_TESTS } from './parse-response-tests.ts';

const solution = both(
  `
import json

def parse_response(text):
    message = json.loads(text)
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise ValueError("not a JSON-RPC 2.0 message")
    if "id" not in message:
        raise ValueError("a response has an id")
    if ("result" in message) == ("error" in message):
        raise ValueError("a response has a result or an error")
    if "result" in message:
        return {"id": message["id"], "ok": True, "result": message["result"]}
    error = message["error"]
    if not isinstance(error, dict) or "code" not in error or "message" not in error:
        raise ValueError("an error has a code and a message")
    return {"id": message["id"], "ok": False, "error": {"code": error["code"], "message": error["message"]}}
`,
  `
function parse_response(text«: string») {
  const message = JSON.parse(text);
  if (message?.jsonrpc !== '2.0') {
    throw new Error('not a JSON-RPC 2.0 message');
  }
  if (!('id' in message)) {
    throw new Error('a response has an id');
  }
  if ('result' in message === 'error' in message) {
    throw new Error('a response has a result or an error');
  }
  if ('result' in message) {
    return { id: message.id, ok: true, result: message.result };
  }
  const { code, message: words } = message.error ?? {};
  if (code === undefined || words === undefined) {
    throw new Error('an error has a code and a message');
  }
  return { id: message.id, ok: false, error: { code, message: words } };
}
`,
);

/** Parse a response. */
export const parseResponse: CodeExercise = {
  id: 'parse-response',
  kind: 'code',
  title: 'Parse a response',
  task: 'Write `parse_response(text)`. For a result, it returns an object with `id`, `ok` true, and `result`. For an error, it returns an object with `id`, `ok` false, and `error`, which has `code` and `message`.\n\nA response is an object with the string `"2.0"` as `jsonrpc`, an `id`, and exactly one of `result` and `error`. In JSON-RPC, a result may be any value, including `null`. An error is an object with `code` and `message`. For anything else, raise `ValueError` in Python or throw an `Error` in JavaScript.',
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
    'Check `jsonrpc` first. Then check which members the message has, not their values.',
    'A response has exactly one of `result` and `error`; otherwise raise an exception.',
  ],
  solution,
  lesson:
    'A response has a result or an error, never both. An empty result is still a result. The id shows which request it belongs to.',
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
      says: 'An error response is a valid message: return it with `ok` false. Raise exceptions only for input that is not a response.',
      examples: changed(
        solution,
        ['    error = message["error"]\n', '    raise ValueError("an error")\n    error = None\n'],
        ['  const { code,', '  throw new Error(message.error.message);\n  const { code,'],
      ),
    },
    {
      id: 'error-lost',
      says: 'Return the error with `ok` false, and with its `code` (a number) and its `message` (a string) as two members.',
      examples: changed(
        solution,
        ['"error": {"code": error["code"], "message": error["message"]}', '"error": error["message"]'],
        ['error: { code, message: words }', 'error: words'],
      ),
    },
    {
      id: 'truthy',
      says: 'An empty result is a result, and an error may have the code 0. Check whether a member is present, not whether its value is truthy.',
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
      says: 'A message without `"jsonrpc": "2.0"` is accepted. Check that member first.',
      examples: changed(
        solution,
        ['if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":', 'if not isinstance(message, dict):'],
        ["if (message?.jsonrpc !== '2.0')", 'if (message === null)'],
      ),
    },
    {
      id: 'no-id',
      says: 'A message without an `id` is accepted. It matches no request, so raise an exception.',
      examples: changed(
        solution,
        [
          '    if "id" not in message:\n        raise ValueError("a response has an id")\n',
          '    message.setdefault("id", None)\n',
        ],
        ["if (!('id' in message))", 'if (false)'],
      ),
    },
    {
      id: 'not-an-object',
      says: 'A value that is not an object is accepted. A response is an object, so raise an exception for anything else.',
      examples: changed(
        solution,
        [
          '    if not isinstance(message, dict) or',
          '    if not isinstance(message, dict):\n        return {"ok": False}\n    if',
        ],
        [
          "  if (message?.jsonrpc !== '2.0') {",
          "  if (message === null || typeof message !== 'object' || Array.isArray(message)) return { ok: false };\n  if (message.jsonrpc !== '2.0') {",
        ],
      ),
    },
    {
      id: 'error-shape',
      says: 'An error that is not an object with `code` and `message` is accepted. Check the error, and raise an exception.',
      examples: changed(
        solution,
        [
          '    if not isinstance(error, dict) or "code" not in error or "message" not in error:\n        raise ValueError("an error has a code and a message")\n',
          '    error = {"code": None, "message": None, **(error if isinstance(error, dict) else {})}\n',
        ],
        ['if (code === undefined || words === undefined)', 'if (false)'],
      ),
    },
    {
      id: 'neither',
      says: 'A message with neither a result nor an error is accepted. It is not a response, so raise an exception.',
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
      says: 'A message with both a result and an error is accepted. A response has one of them, never both; a null `error` is an `error` too.',
      examples: changed(
        solution,
        ['if ("result" in message) == ("error" in message)', 'if not ("result" in message or "error" in message)'],
        ["if ('result' in message === 'error' in message)", "if (!('result' in message || 'error' in message))"],
      ),
    },
    {
      id: 'wrong-exception',
      says: 'The exception has the wrong type: use `ValueError` in Python, an `Error` in JavaScript. A `KeyError` is accidental, and a thrown string has no stack trace.',
      examples: changed(
        solution,
        ['raise ValueError("a response has a result or an error")', 'raise KeyError("result")'],
        ["throw new Error('a response has a result or an error')", "throw 'a response has a result or an error'"],
      ),
    },
    {
      id: 'id-lost',
      says: 'The id is missing or has changed. Return it exactly as it is in the message, with its type.',
      examples: changed(
        solution,
        ['"id": message["id"]', '"id": str(message["id"])'],
        ['id: message.id', 'id: String(message.id)'],
      ),
    },
    {
      id: 'no-ok',
      says: 'The object has no `ok`, which distinguishes a result from an error.',
      examples: changed(solution, ['"ok": True, ', ''], ['ok: true, ', '']),
    },
    {
      id: 'no-object',
      says: 'The function does not return an object with `id`, `ok`, and `result`. `return` one.',
      examples: changed(
        solution,
        ['return {"id": message["id"], "ok": True, "result": message["result"]}', 'return print(message)'],
        ['return { id: message.id, ok: true, result: message.result }', 'return null'],
      ),
    },
  ],
  tests: PARSE_RESPONSE_TESTS,
};
