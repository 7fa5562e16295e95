/** Error responses, and the order of checks that finds the right code. */
import { both, changed, type CodeExercise } from './define.ts';
import { ERROR_RESPONSES_TESTS } from './error-responses-tests.ts';

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
  task: 'Write two functions.\n\n`create_error_response(request_id, code, message, data)` returns an error response as an object. It includes `data` only if it is passed.\n\n`process_message(json_string, methods)` checks one message. It returns the error response for it, or `None` / `null` if the message is valid. The first of these checks that fails decides the code:\n\n1. Invalid JSON is `-32700`.\n\n2. A value that is not an object, does not have `"jsonrpc": "2.0"`, or has no string as `method` is `-32600`.\n\n3. A notification, which is a message without an `id`, never gets a response.\n\n4. A method that is not in `methods` is `-32601`.\n\n5. `params` that are present but not an object, also null, are `-32602`.\n\nUse the id of the message. If it has none that can be read, JSON-RPC requires a null `id` in the response. MCP allows no null ids: until 2025-06-18 its schema has no valid id for this case, and since 2025-11-25 the `id` is left out. Both are right here.',
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
      id: 'no-notification',
      says: 'An invalid message without an `id` gets no response. Check 2 comes before check 3: only a valid message can be a notification.',
      examples: changed(
        solution,
        [
          '    id = message.get("id")\n',
          '    if "id" not in message:\n        return None\n    id = message.get("id")\n',
        ],
        [
          '  const id = message.id ?? null;',
          "  if (!('id' in message)) {\n    return null;\n  }\n  const id = message.id ?? null;",
        ],
      ),
    },
    {
      id: 'notification',
      says: 'A notification gets a response. Return nothing, even if its method is unknown.',
      examples: changed(solution, ['if "id" not in message:', 'if False:'], ["if (!('id' in message))", 'if (false)']),
    },
    {
      id: 'null-id',
      says: 'A request with a null `id` gets no response. The member is present, so the message is not a notification.',
      examples: changed(
        solution,
        ['if "id" not in message:', 'if message.get("id") is None:'],
        ["if (!('id' in message))", 'if (message.id == null)'],
      ),
    },
    {
      id: 'unknown-method',
      says: 'A method that the server does not have needs the code `-32601`, Method not found.',
      examples: changed(solution, ['-32601', '-32602'], ['-32601', '-32602']),
    },
    {
      id: 'params-first',
      says: 'An unknown method with invalid `params` needs the code `-32601`. Check the method before its `params`: only the method decides which params are valid.',
      examples: changed(
        solution,
        [
          '    if message["method"] not in methods:\n',
          '    if isinstance(message.get("params"), list):\n        return create_error_response(id, -32602, "Invalid params")\n    if message["method"] not in methods:\n',
        ],
        [
          '  if (!methods.includes(message.method)) {',
          "  if (Array.isArray(message.params)) {\n    return create_error_response(id, -32602, 'Invalid params');\n  }\n  if (!methods.includes(message.method)) {",
        ],
      ),
    },
    {
      id: 'invalid-params',
      says: '`params` that are not an object need the code `-32602`, Invalid params. Neither an array nor null is an object.',
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
      says: 'The id of the response is not the id of the request. Use it unchanged. If it cannot be read, the `id` is null or left out.',
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
      says: 'The `data` that was passed is not in the error. Put it next to `code` and `message`, whatever its value is: 0, false, and an empty string are data too.',
      examples: changed(solution, ['error["data"] = data', 'pass'], ['error.data = data;', '']),
    },
  ],
  tests: ERROR_RESPONSES_TESTS,
};
