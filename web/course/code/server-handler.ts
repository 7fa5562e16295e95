/** The request handler of a small server. */
import { both, changed, type CodeExercise } from './define.ts';
import { SERVER_HANDLER_TESTS } from './server-handler-tests.ts';

const solution = both(
  `
import json

ADD = {
    "name": "add",
    "inputSchema": {
        "type": "object",
        "properties": {"a": {"type": "number"}, "b": {"type": "number"}},
        "required": ["a", "b"],
    },
}

def result(id, value):
    return json.dumps({"jsonrpc": "2.0", "id": id, "result": value})

def error(id, code, message):
    known = {} if id is None else {"id": id}
    return json.dumps({"jsonrpc": "2.0", **known, "error": {"code": code, "message": message}})

def handle_mcp_message(text):
    try:
        message = json.loads(text)
    except ValueError:
        return error(None, -32700, "Parse error")
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0" or "method" not in message:
        return error(message.get("id") if isinstance(message, dict) else None, -32600, "Invalid Request")
    if "id" not in message:
        return None
    id, method, params = message["id"], message["method"], message.get("params", {})
    if method == "tools/list":
        return result(id, {"tools": [ADD]})
    if method == "tools/call":
        if params.get("name") != "add":
            return error(id, -32602, "Unknown tool")
        numbers = params.get("arguments", {})
        total = numbers["a"] + numbers["b"]
        return result(id, {"content": [{"type": "text", "text": str(total)}]})
    return error(id, -32601, "Method not found")
`,
  `
const ADD = {
  name: 'add',
  inputSchema: {
    type: 'object',
    properties: { a: { type: 'number' }, b: { type: 'number' } },
    required: ['a', 'b'],
  },
};

function result(id«: unknown», value«: object») {
  return JSON.stringify({ jsonrpc: '2.0', id, result: value });
}

function error(id«: unknown», code«: number», message«: string») {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}

«interface Message {
  jsonrpc?: string;
  id?: string | number;
  method?: string;
  params?: { name?: string; arguments?: { a?: number; b?: number } };
}

»function handle_mcp_message(text«: string»)«: string | null» {
  let message«: Message | null»;
  try {
    message = JSON.parse(text);
  } catch {
    return error(undefined, -32700, 'Parse error');
  }
  if (message?.jsonrpc !== '2.0' || message.method === undefined) {
    return error(message?.id, -32600, 'Invalid Request');
  }
  if (!('id' in message)) {
    return null;
  }
  const { id, method, params = {} } = message;
  if (method === 'tools/list') {
    return result(id, { tools: [ADD] });
  }
  if (method === 'tools/call') {
    if (params.name !== 'add') {
      return error(id, -32602, 'Unknown tool');
    }
    const { a = 0, b = 0 } = params.arguments ?? {};
    const total = a + b;
    return result(id, { content: [{ type: 'text', text: String(total) }] });
  }
  return error(id, -32601, 'Method not found');
}
`,
);

/** Write a server’s request handler. */
export const serverHandler: CodeExercise = {
  id: 'server-handler',
  kind: 'code',
  title: 'Write the request handler of a server',
  task: 'Write `handle_mcp_message(text)` for a 2025-11-25 server after its handshake. It takes one message as a JSON string and returns the response as a JSON string, or `None` / `null` for a notification. The server supports `tools/list` and `tools/call`. It has one tool, `add`, with the numbers `a` and `b`; the sum is returned as text. Its `inputSchema` is an object schema with `a` and `b` in its `properties`.\n\nInvalid JSON is `-32700`, JSON that is not a request is `-32600`, an unknown method is `-32601`, and an unknown tool is `-32602`. If the id of the request cannot be read, omit it from the error: since 2025-11-25 MCP has no `id` there. JSON-RPC requires a null `id`, which is accepted here too.',
  signatures: {
    python: 'def handle_mcp_message(text) -> str | None',
    typescript: 'function handle_mcp_message(text: string): string | null',
    javascript: 'function handle_mcp_message(text)',
  },
  names: ['handle_mcp_message'],
  start: both(
    `
import json

def handle_mcp_message(text):
    message = json.loads(text)
    return json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": {}})
`,
    `
function handle_mcp_message(text«: string»)«: string | null» {
  const message = JSON.parse(text);
  return JSON.stringify({ jsonrpc: '2.0', id: message.id, result: {} });
}
`,
  ),
  hints: [
    'Write two small functions, one for results and one for errors, to keep the rest short.',
    'A tool in the list needs `name` and `inputSchema`; the result of a call has `content`, an array of content items.',
  ],
  solution,
  lesson:
    'Parse, validate, skip notifications, dispatch by method: every server has these steps at its core. The id of an unreadable request depends on the revision: JSON-RPC has null, the schema of MCP until 2025-06-18 has no valid one, and since 2025-11-25 it is left out.',
  links: [{ title: 'Tools', url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools' }],
  mistakes: [
    {
      id: 'object',
      says: 'The function returns an object. Return a JSON string instead.',
      examples: changed(
        solution,
        ['json.dumps({"jsonrpc": "2.0", "id": id, "result": value})', '{"jsonrpc": "2.0", "id": id, "result": value}'],
        ["JSON.stringify({ jsonrpc: '2.0', id, result: value })", "({ jsonrpc: '2.0', id, result: value })"],
      ),
    },
    {
      id: 'notification',
      says: 'A notification gets a response or raises an exception. Its sender expects no response: return nothing.',
      examples: changed(
        solution,
        ['        return None\n', '        return error(None, -32601, "x")\n'],
        ['    return null;', "    return error(null, -32601, 'x');"],
      ),
    },
    {
      id: 'parse-error',
      says: 'A string that is not valid JSON must get the error `-32700`, Parse error. It must not crash the server.',
      examples: changed(solution, ['-32700', '-32600'], ['-32700', '-32600']),
    },
    {
      id: 'invalid-request',
      says: 'JSON that is not a request must get the error `-32600`, Invalid Request.',
      examples: changed(solution, ['-32600', '-32700'], ['-32600', '-32700']),
    },
    {
      id: 'unknown-method',
      says: 'A method that the server does not have must get the error `-32601`, Method not found.',
      examples: changed(solution, ['-32601', '-32602'], ['-32601', '-32602']),
    },
    {
      id: 'unknown-tool',
      says: 'The method exists, but the tool does not. The tool’s name is a parameter, so the code is `-32602`, Invalid params.',
      examples: changed(
        solution,
        ['-32602, "Unknown tool"', '-32601, "Unknown tool"'],
        ["-32602, 'Unknown tool'", "-32601, 'Unknown tool'"],
      ),
    },
    {
      id: 'tool-list',
      says: 'The result of `tools/list` must be an object with an array `tools`. Its item `add` needs a `name` and an `inputSchema` for `a` and `b`.',
      examples: changed(solution, ['{"tools": [ADD]}', '[ADD]'], ['{ tools: [ADD] }', '[ADD]']),
    },
    {
      id: 'tool-result',
      says: 'The result of a call must have `content`: an array of content items, here one of type `text` with the sum as a string.',
      examples: changed(
        solution,
        ['{"content": [{"type": "text", "text": str(total)}]}', '{"sum": total}'],
        ["{ content: [{ type: 'text', text: String(total) }] }", '{ sum: total }'],
      ),
    },
    {
      id: 'falsy-id',
      says: 'The request has the id `0`, but is treated as a notification. Check whether the member is present, not whether it is truthy.',
      examples: changed(
        solution,
        ['if "id" not in message:', 'if not message.get("id"):'],
        ["if (!('id' in message))", 'if (!message.id)'],
      ),
    },
    {
      id: 'id-lost',
      says: 'The response does not have the id of the request. Return the id unchanged.',
      examples: changed(
        solution,
        ['id, method, params = message["id"]', 'id, method, params = str(message["id"])'],
        [
          'const { id, method, params = {} } = message;',
          'const { method, params = {} } = message;\n  const id = String(message.id);',
        ],
      ),
    },
  ],
  tests: SERVER_HANDLER_TESTS,
};
