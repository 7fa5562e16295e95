/** Error responses, and the order of checks that finds the right code. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { call, failure, firstOf, gives, same } from './testing.ts';

const METHODS = ['ping', 'tools/list', 'tools/call'];

const answered = (name: string, text: string, code: number | null, id: Json, mistake: string): CodeTest =>
  gives({
    name,
    expected:
      code === null
        ? 'nothing: the message is valid'
        : `an error with the code ${code}, and ${id === null ? 'the id null or none' : `the id ${JSON.stringify(id)}`}`,
    calls: [call('process_message', text, METHODS)],
    onError: () => mistake,
    judge: ({ value, type, shown }) => {
      if (code === null) return type === 'null' ? null : failure(shown, mistake);
      if (type === 'null') return failure(shown, mistake);
      const { error } = isObject(value) ? value : {};
      if (!isObject(value) || !isObject(error)) return { got: shown, mistake: 'shape' };
      const noId = id === null && !Object.hasOwn(value, 'id');
      return (
        firstOf(
          shown,
          ['shape', typeof error.code !== 'number' || typeof error.message !== 'string' || value.jsonrpc !== '2.0'],
          [mistake, error.code !== code],
          ['id-lost', !noId && !same(value.id, id)],
          ['shape', Object.hasOwn(value, 'result')],
        ) ?? null
      );
    },
  });

const made = (name: string, args: readonly Json[], wanted: Json): CodeTest =>
  gives({
    name,
    expected: JSON.stringify(wanted),
    calls: [call('create_error_response', ...args)],
    judge: ({ value, shown }) => {
      if (same(value, wanted)) return null;
      const { error } = isObject(value) ? value : {};
      if (!isObject(value) || !isObject(error)) return { got: shown, mistake: 'shape' };
      return (
        firstOf(
          shown,
          ['null-data', args.length < 4 && Object.hasOwn(error, 'data')],
          ['data-lost', args.length > 3 && !same(error.data, args[3])],
          ['id-lost', !same(value.id, args[0])],
        ) ?? { got: shown, mistake: 'shape' }
      );
    },
  });

const solution = both(
  `
import json

def create_error_response(request_id, code, message, data=None):
    error = {"code": code, "message": message}
    if data is not None:
        error["data"] = data
    return {"jsonrpc": "2.0", "id": request_id, "error": error}

def process_message(json_string, methods):
    try:
        message = json.loads(json_string)
    except ValueError:
        return create_error_response(None, -32700, "Parse error")
    if not isinstance(message, dict):
        return create_error_response(None, -32600, "Invalid Request")
    id = message.get("id")
    if message.get("jsonrpc") != "2.0" or not isinstance(message.get("method"), str):
        return create_error_response(id, -32600, "Invalid Request")
    if "id" not in message:
        return None
    if message["method"] not in methods:
        return create_error_response(id, -32601, "Method not found")
    if not isinstance(message.get("params", {}), dict):
        return create_error_response(id, -32602, "Invalid params")
    return None
`,
  `
function create_error_response(request_id«: string | number | null», code«: number», message«: string», data«?: unknown») {
  const error«: Record<string, unknown>» = { code, message };
  if (data !== undefined) {
    error.data = data;
  }
  return { jsonrpc: '2.0', id: request_id, error };
}

«interface Message {
  jsonrpc?: unknown;
  id?: string | number | null;
  method?: unknown;
  params?: unknown;
}

»function process_message(json_string«: string», methods«: string[]») {
  let message«: Message | null»;
  try {
    message = JSON.parse(json_string);
  } catch {
    return create_error_response(null, -32700, 'Parse error');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return create_error_response(null, -32600, 'Invalid Request');
  }
  const id = message.id ?? null;
  if (message.jsonrpc !== '2.0' || typeof message.method !== 'string') {
    return create_error_response(id, -32600, 'Invalid Request');
  }
  if (!('id' in message)) {
    return null;
  }
  if (!methods.includes(message.method)) {
    return create_error_response(id, -32601, 'Method not found');
  }
  const params = 'params' in message ? message.params : {};
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return create_error_response(id, -32602, 'Invalid params');
  }
  return null;
}
`,
);

/** Error responses. */
export const errorResponses: CodeExercise = {
  id: 'error-responses',
  kind: 'code',
  title: 'Return the right error code',
  task: 'Write two functions.\n\n`create_error_response(request_id, code, message, data)` returns an error response as an object. It includes `data` only if it is passed.\n\n`process_message(json_string, methods)` checks one message. It returns the error response for it, or `None` / `null` if the message is valid. Check in this order. Invalid JSON is `-32700`. A value that is not an object, does not have `"jsonrpc": "2.0"`, or has no string as `method` is `-32600`. A method that is not in `methods` is `-32601`. `params` that are not an object are `-32602`. A notification never gets a response. Use the id of the message. If it cannot be read, JSON-RPC requires `None` / `null`; MCP requires no `id` at all. Both are right here.',
  signatures: {
    python:
      'def create_error_response(request_id, code, message, data=None) -> dict\ndef process_message(json_string, methods) -> dict | None',
    typescript:
      'function create_error_response(request_id: string | number | null, code: number, message: string, data?: unknown): object\nfunction process_message(json_string: string, methods: string[]): object | null',
    javascript:
      'function create_error_response(request_id, code, message, data)\nfunction process_message(json_string, methods)',
  },
  names: ['create_error_response', 'process_message'],
  start: both(
    `
import json

def create_error_response(request_id, code, message, data=None):
    return {}

def process_message(json_string, methods):
    return None
`,
    `
function create_error_response(request_id«: string | number | null», code«: number», message«: string», data«?: unknown») {
  return {};
}

function process_message(json_string«: string», methods«: string[]») {
  return null;
}
`,
  ),
  hints: [
    'Check step by step and return at the first problem.',
    'Only a string that cannot be parsed is a parse error; JSON that is not a request is an invalid request.',
    'Check for an `id` before you reject a method: a notification gets no response.',
  ],
  solution,
  lesson:
    'JSON first, then the envelope, then the method, then the params: the first check that fails decides the code. Only a request gets an error response.',
  links: [
    { title: 'JSON-RPC 2.0, Error object', url: 'https://www.jsonrpc.org/specification#error_object' },
    {
      title: 'Base protocol, Responses',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses',
    },
  ],
  mistakes: [
    {
      id: 'shape',
      says: 'This is not an error response. It needs `"jsonrpc": "2.0"`, an `id`, and an `error` with a number as `code` and a string as `message`.',
      examples: changed(
        solution,
        ['"id": request_id, "error": error}', '"id": request_id, **error}'],
        ['id: request_id, error }', 'id: request_id, ...error }'],
      ),
    },
    {
      id: 'parse-error',
      says: 'A string that is not valid JSON needs the code `-32700`, Parse error. Catch the exception of the parser.',
      examples: changed(solution, ['-32700', '-32600'], ['-32700', '-32600']),
    },
    {
      id: 'invalid-request',
      says: 'JSON that is not a request needs the code `-32600`, Invalid Request. Examples: no `"jsonrpc": "2.0"`, no `method`, or a bare value.',
      examples: changed(solution, ['-32600', '-32700'], ['-32600', '-32700']),
    },
    {
      id: 'notification',
      says: 'A notification gets a response. Return nothing, even if its method is unknown.',
      examples: changed(solution, ['if "id" not in message:', 'if False:'], ["if (!('id' in message))", 'if (false)']),
    },
    {
      id: 'unknown-method',
      says: 'A method that the server does not have needs the code `-32601`, Method not found.',
      examples: changed(solution, ['-32601', '-32602'], ['-32601', '-32602']),
    },
    {
      id: 'invalid-params',
      says: '`params` that are not an object need the code `-32602`, Invalid params. An array is not an object.',
      examples: changed(solution, ['-32602', '-32600'], ['-32602', '-32600']),
    },
    {
      id: 'refused',
      says: 'A valid request is rejected. `params` may be missing.',
      examples: changed(
        solution,
        ['message.get("params", {})', 'message.get("params")'],
        ["'params' in message ? message.params : {}", 'message.params'],
      ),
    },
    {
      id: 'id-lost',
      says: 'The id of the response is not the id of the request. Use it unchanged, or null if it cannot be read.',
      examples: changed(
        solution,
        ['id = message.get("id")', 'id = None'],
        ['const id = message.id ?? null', 'const id = null'],
      ),
    },
    {
      id: 'null-data',
      says: 'The error has a `data` member although no `data` was passed. Leave it out.',
      examples: changed(
        solution,
        ['if data is not None:', 'if True:'],
        ['if (data !== undefined) {\n    error.data = data;', '{\n    error.data = data ?? null;'],
      ),
    },
    {
      id: 'data-lost',
      says: 'The `data` that was passed is not in the error. Put it next to `code` and `message`.',
      examples: changed(solution, ['error["data"] = data', 'pass'], ['error.data = data;', '']),
    },
  ],
  tests: [
    made('An error without data', [5, -32601, 'Method not found'], {
      jsonrpc: '2.0',
      id: 5,
      error: { code: -32601, message: 'Method not found' },
    }),
    made('An error with data', ['a', -32602, 'Invalid params', { missing: 'uri' }], {
      jsonrpc: '2.0',
      id: 'a',
      error: { code: -32602, message: 'Invalid params', data: { missing: 'uri' } },
    }),
    answered('Invalid JSON', '{"jsonrpc":"2.0","id":1,', -32700, null, 'parse-error'),
    answered('A bare number', '42', -32600, null, 'invalid-request'),
    answered('An array', '[]', -32600, null, 'invalid-request'),
    answered('No `jsonrpc`', '{"id":3,"method":"ping"}', -32600, 3, 'invalid-request'),
    answered('No `method`', '{"jsonrpc":"2.0","id":"b"}', -32600, 'b', 'invalid-request'),
    answered('An unknown method', '{"jsonrpc":"2.0","id":4,"method":"tools/run"}', -32601, 4, 'unknown-method'),
    answered(
      'An array as `params`',
      '{"jsonrpc":"2.0","id":6,"method":"tools/call","params":["add"]}',
      -32602,
      6,
      'invalid-params',
    ),
    answered('The id 0', '{"jsonrpc":"2.0","id":0,"method":"tools/run"}', -32601, 0, 'unknown-method'),
    answered('A valid request', '{"jsonrpc":"2.0","id":7,"method":"tools/list"}', null, null, 'refused'),
    answered(
      'A valid request with params',
      '{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"add"}}',
      null,
      null,
      'refused',
    ),
    answered('A notification', '{"jsonrpc":"2.0","method":"notifications/unknown"}', null, null, 'notification'),
  ],
};
