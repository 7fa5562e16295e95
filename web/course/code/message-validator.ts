/** A message validator. */
import type { Json } from '../../simulator/types.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { call, failure, gives } from './testing.ts';

const judged = (name: string, message: Json, valid: boolean, mistake?: string): CodeTest =>
  gives({
    name,
    expected: valid ? 'valid, with a description' : 'invalid, with a description',
    calls: [call('validate_json_rpc_message', message)],
    judge: ({ value, shown }) => {
      if (!Array.isArray(value) || typeof value[0] !== 'boolean' || typeof value[1] !== 'string' || value.length !== 2)
        return { got: shown, mistake: 'no-pair' };
      return value[0] === valid ? null : failure(shown, mistake);
    },
  });

const solution = both(
  `
def validate_json_rpc_message(message):
    if not isinstance(message, dict):
        return False, "A message must be an object"
    if message.get("jsonrpc") != "2.0":
        return False, "jsonrpc must be the string 2.0"
    if "id" in message:
        id = message["id"]
        if isinstance(id, bool) or not isinstance(id, (str, int)):
            return False, "An id must be a string or an integer"
    if "method" in message:
        if not isinstance(message["method"], str):
            return False, "The method must be a string"
        return True, "A request" if "id" in message else "A notification"
    if ("result" in message) == ("error" in message):
        return False, "A response must have either a result or an error"
    if "id" not in message:
        return False, "A response must have an id"
    if "error" in message:
        error = message["error"]
        if not isinstance(error, dict) or not isinstance(error.get("code"), int) or not isinstance(error.get("message"), str):
            return False, "An error must be an object with a code and a message"
    return True, "A response"
`,
  `
function validate_json_rpc_message(message«: unknown»)«: [boolean, string]» {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return [false, 'A message must be an object'];
  }
  if (!('jsonrpc' in message) || message.jsonrpc !== '2.0') {
    return [false, 'jsonrpc must be the string 2.0'];
  }
  if ('id' in message) {
    if (typeof message.id !== 'string' && !Number.isInteger(message.id)) {
      return [false, 'An id must be a string or an integer'];
    }
  }
  if ('method' in message) {
    if (typeof message.method !== 'string') {
      return [false, 'The method must be a string'];
    }
    return [true, 'id' in message ? 'A request' : 'A notification'];
  }
  if ('result' in message === 'error' in message) {
    return [false, 'A response must have either a result or an error'];
  }
  if (!('id' in message)) {
    return [false, 'A response must have an id'];
  }
  if ('error' in message) {
    const error = message.error« as { code?: unknown; message?: unknown } | null»;
    if (!Number.isInteger(error?.code) || typeof error?.message !== 'string') {
      return [false, 'An error must be an object with a code and a message'];
    }
  }
  return [true, 'A response'];
}
`,
);

/** Validate messages. */
export const messageValidator: CodeExercise = {
  id: 'message-validator',
  kind: 'code',
  title: 'Validate messages',
  task: 'Write `validate_json_rpc_message(message)`. It takes a parsed JSON value and returns two things: whether the value is one valid message, and a description. Return a pair in Python, an array in JavaScript.\n\nCheck the rules of MCP. An id is a string or an integer and never null. A response has an id and exactly one of `result` and `error`. An error has an integer `code` and a string `message`.',
  signatures: {
    python: 'def validate_json_rpc_message(message) -> tuple[bool, str]',
    typescript: 'function validate_json_rpc_message(message: unknown): [boolean, string]',
    javascript: 'function validate_json_rpc_message(message)',
  },
  names: ['validate_json_rpc_message'],
  start: both(
    `
def validate_json_rpc_message(message):
    return True, "Valid"
`,
    `
function validate_json_rpc_message(message«: unknown»)«: [boolean, string]» {
  return [true, 'Valid'];
}
`,
  ),
  hints: [
    'Start with the rules for every message: it is an object, and it has `"jsonrpc": "2.0"`.',
    'With a `method`, the message is a request or a notification; everything else must be a response.',
    'A member that is null is still present: check for the key, not for the value.',
  ],
  solution,
  lesson:
    'The kind of a message depends on which members it has. A validator that checks values instead takes null for a missing member.',
  links: [
    {
      title: 'Base protocol, Messages',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#messages',
    },
  ],
  mistakes: [
    {
      id: 'no-pair',
      says: 'The function must return two things: true or false, and a description.',
      examples: changed(
        solution,
        ['return True, "A response"', 'return True'],
        ["return [true, 'A response']", 'return true'],
      ),
    },
    {
      id: 'not-an-object',
      says: 'An array, a string, or null is accepted. A message must be an object.',
      examples: changed(
        solution,
        ['not isinstance(message, dict):\n        return False', 'not isinstance(message, dict):\n        return True'],
        ["return [false, 'A message must be an object']", "return [true, 'A value']"],
      ),
    },
    {
      id: 'truthy',
      says: 'A valid message is rejected. Ids and codes may be `0`, strings may be empty, and a result may be empty: check keys and types, not whether a value is truthy.',
      examples: changed(
        solution,
        [
          '    if "method" in message:\n',
          '    if not message.get("id", 1):\n        return False, "No id"\n    if "method" in message:\n',
        ],
        [
          "  if ('method' in message) {",
          "  if ('id' in message && !message.id) return [false, 'No id'];\n  if ('method' in message) {",
        ],
      ),
    },
    {
      id: 'null-id',
      says: 'A message with a null `id` is accepted. In MCP, an id is a string or an integer; null is neither, and it is not the same as no id.',
      examples: changed(
        solution,
        ['if "id" in message:', 'if message.get("id") is not None:'],
        ["if ('id' in message) {\n    if (typeof", 'if (message.id != null) {\n    if (typeof'],
      ),
    },
    {
      id: 'id-type',
      says: 'An `id` that is an array, a fraction, or a boolean is accepted. It must be a string or an integer. In Python, `True` is also an `int`.',
      examples: changed(
        solution,
        ['if isinstance(id, bool) or not isinstance(id, (str, int)):', 'if id is None:'],
        ["if (typeof message.id !== 'string' && !Number.isInteger(message.id))", 'if (message.id === null)'],
      ),
    },
    {
      id: 'version',
      says: 'A message without `"jsonrpc": "2.0"` is accepted. The value must be exactly this string.',
      examples: changed(
        solution,
        ['message.get("jsonrpc") != "2.0"', '"jsonrpc" not in message'],
        ["message.jsonrpc !== '2.0'", "!('jsonrpc' in message)"],
      ),
    },
    {
      id: 'method-type',
      says: 'A `method` that is not a string is accepted. Reject it.',
      examples: changed(
        solution,
        ['not isinstance(message["method"], str)', 'message["method"] is None'],
        ["typeof message.method !== 'string'", 'message.method === null'],
      ),
    },
    {
      id: 'notification',
      says: 'A notification is rejected. A message with a `method` and without an `id` is valid: it gets no response.',
      examples: changed(
        solution,
        ['return True, "A request" if "id" in message else "A notification"', 'return "id" in message, "A request"'],
        ["return [true, 'id' in message ? 'A request' : 'A notification']", "return ['id' in message, 'A request']"],
      ),
    },
    {
      id: 'both',
      says: 'A response with both a result and an error is accepted. A response must have exactly one of them.',
      examples: changed(
        solution,
        ['if ("result" in message) == ("error" in message)', 'if not ("result" in message or "error" in message)'],
        ["if ('result' in message === 'error' in message)", "if (!('result' in message || 'error' in message))"],
      ),
    },
    {
      id: 'neither',
      says: 'A message without a method, a result, and an error is accepted. It is neither a request nor a response.',
      examples: changed(
        solution,
        ['if ("result" in message) == ("error" in message)', 'if "result" in message and "error" in message'],
        ["if ('result' in message === 'error' in message)", "if ('result' in message && 'error' in message)"],
      ),
    },
    {
      id: 'no-response-id',
      says: 'A result without an `id` is accepted. Reject it: it matches no request.',
      examples: changed(solution, ['if "id" not in message:', 'if False:'], ["if (!('id' in message))", 'if (false)']),
    },
    {
      id: 'error-shape',
      says: 'An invalid error is accepted. It must be an object, not null, with an integer `code` and a string `message`.',
      examples: changed(
        solution,
        ['    if "error" in message:\n', '    if False:\n'],
        ["if ('error' in message)", 'if (false)'],
      ),
    },
  ],
  tests: [
    judged('A request', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, true),
    judged('A request with a string id', { jsonrpc: '2.0', id: 'a', method: 'tools/list', params: {} }, true),
    judged('A request with the id 0', { jsonrpc: '2.0', id: 0, method: 'ping' }, true, 'truthy'),
    judged('A request with an empty string as the id', { jsonrpc: '2.0', id: '', method: 'ping' }, true, 'truthy'),
    judged('A notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, true, 'notification'),
    judged('A result', { jsonrpc: '2.0', id: 1, result: {} }, true, 'truthy'),
    judged('A result with the id 0', { jsonrpc: '2.0', id: 0, result: { tools: [] } }, true, 'truthy'),
    judged('An error', { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }, true),
    judged(
      'An error with the code 0 and an empty message',
      { jsonrpc: '2.0', id: 1, error: { code: 0, message: '' } },
      true,
      'truthy',
    ),
    judged('An array', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], false, 'not-an-object'),
    judged('A string', 'tools/list', false, 'not-an-object'),
    judged('null', null, false, 'not-an-object'),
    judged('No `jsonrpc`', { id: 1, method: 'ping' }, false, 'version'),
    judged('`jsonrpc` as a number', { jsonrpc: 2, id: 1, method: 'ping' }, false, 'version'),
    judged('A different version of JSON-RPC', { jsonrpc: '2.1', id: 1, method: 'ping' }, false, 'version'),
    judged('A request with a null id', { jsonrpc: '2.0', id: null, method: 'ping' }, false, 'null-id'),
    judged('A result with a null id', { jsonrpc: '2.0', id: null, result: {} }, false, 'null-id'),
    judged('An error with a null id', { jsonrpc: '2.0', id: null, error: { code: 1, message: 'x' } }, false, 'null-id'),
    judged('A boolean as the id', { jsonrpc: '2.0', id: true, method: 'ping' }, false, 'id-type'),
    judged('An array as the id', { jsonrpc: '2.0', id: [1], method: 'ping' }, false, 'id-type'),
    judged('A fraction as the id', { jsonrpc: '2.0', id: 1.5, method: 'ping' }, false, 'id-type'),
    judged('A boolean as the id of a result', { jsonrpc: '2.0', id: true, result: {} }, false, 'id-type'),
    judged('A number as the method', { jsonrpc: '2.0', id: 1, method: 5 }, false, 'method-type'),
    judged('A number as the method of a notification', { jsonrpc: '2.0', method: 5 }, false, 'method-type'),
    judged(
      'Both a result and an error',
      { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: 'x' } },
      false,
      'both',
    ),
    judged(
      'A null result, and an error',
      { jsonrpc: '2.0', id: 1, result: null, error: { code: 1, message: 'x' } },
      false,
      'both',
    ),
    judged('A null `method`, and a result', { jsonrpc: '2.0', id: 1, method: null, result: {} }, false, 'method-type'),
    judged('A result without an id', { jsonrpc: '2.0', result: {} }, false, 'no-response-id'),
    judged('A result, and a null `error`', { jsonrpc: '2.0', id: 1, result: {}, error: null }, false, 'both'),
    judged('Only an id', { jsonrpc: '2.0', id: 1 }, false, 'neither'),
    judged('A null `error`', { jsonrpc: '2.0', id: 1, error: null }, false, 'error-shape'),
    judged('A string as `error`', { jsonrpc: '2.0', id: 1, error: 'no' }, false, 'error-shape'),
    judged('A string as `code`', { jsonrpc: '2.0', id: 1, error: { code: '-1', message: 'x' } }, false, 'error-shape'),
    judged(
      'A fraction as `code`',
      { jsonrpc: '2.0', id: 1, error: { code: -1.5, message: 'x' } },
      false,
      'error-shape',
    ),
    judged('A number as `message`', { jsonrpc: '2.0', id: 1, error: { code: -1, message: 5 } }, false, 'error-shape'),
    judged('No `message`', { jsonrpc: '2.0', id: 1, error: { code: -1 } }, false, 'error-shape'),
  ],
};
