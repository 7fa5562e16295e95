/** A handler of responses. */
import type { Json } from '../../simulator/types.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { MCP_ERROR } from './mcp-error.ts';
import { gives, make, method, raises, same } from './testing.ts';

const handle = (response: Json) => [make('MCPResponseHandler'), method('handle_response', response)];

const result = (value: Json, mistake?: string): CodeTest =>
  gives({
    name: `A response with the result \`${JSON.stringify(value)}\``,
    expected: JSON.stringify(value),
    calls: handle({ jsonrpc: '2.0', id: 1, result: value }),
    onError: () => mistake,
    judge: ({ value: came, shown }) =>
      same(came, value)
        ? null
        : {
            got: shown,
            mistake: same(came, { jsonrpc: '2.0', id: 1, result: value }) ? 'whole' : (mistake ?? 'no-result'),
          },
  });

const refused = (name: string, response: Json, mistake: string): CodeTest =>
  raises({
    name,
    calls: handle(response),
    expected: 'an exception that is no MCPError: ValueError in Python, an Error in JavaScript',
    mistake,
    type: ({ type }) => (['MCPError', 'KeyError', 'AttributeError', 'Thrown'].includes(type) ? mistake : null),
  });

const error = (name: string, members: { code: number; message: string; data?: Json }): CodeTest =>
  raises({
    name,
    calls: handle({ jsonrpc: '2.0', id: 3, error: members }),
    expected: `MCPError with the code ${members.code}${members.data === undefined ? '' : ' and the data'}`,
    mistake: 'error-returned',
    type: ({ type, members: came }) => {
      if (type !== 'MCPError') return 'other-exception';
      if (came.code !== members.code) return 'code-lost';
      return members.data === undefined || same(came.data, members.data) ? null : 'data-lost';
    },
  });

const solution = both(
  `${MCP_ERROR.python}
class MCPResponseHandler:
    def handle_response(self, response):
        if not self.is_valid_response(response):
            raise ValueError("not a response")
        if "error" in response:
            error = response["error"]
            raise MCPError(error["code"], error["message"], error.get("data"))
        return response["result"]

    def is_valid_response(self, response):
        if not isinstance(response, dict) or response.get("jsonrpc") != "2.0":
            return False
        if "id" not in response:
            return False
        return ("result" in response) != ("error" in response)
`,
  `${MCP_ERROR.script}
«interface RpcResponse {
  jsonrpc?: string;
  id?: string | number;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

»class MCPResponseHandler {
  handle_response(response«: RpcResponse»)«: unknown» {
    if (!this.is_valid_response(response)) {
      throw new Error('not a response');
    }
    if (response.error) {
      const { code, message, data } = response.error;
      throw new MCPError(code, message, data);
    }
    return response.result;
  }

  is_valid_response(response«: RpcResponse | null»)«: boolean» {
    if (response?.jsonrpc !== '2.0') {
      return false;
    }
    if (!('id' in response)) {
      return false;
    }
    return 'result' in response !== 'error' in response;
  }
}
`,
);

/** Handle responses. */
export const responseHandler: CodeExercise = {
  id: 'response-handler',
  kind: 'code',
  title: 'A handler of responses',
  task: 'Write `MCPResponseHandler`. `handle_response(response)` gives the result of a response; it may be `async`. Where the response is an error it raises `MCPError` with the `code`, `message` and `data` of the error. What is no right response ends with another exception: `ValueError` in Python, an `Error` in JavaScript. `is_valid_response(response)` says whether it is one: JSON-RPC 2.0, with an id, and with exactly one of `result` and `error`.',
  signatures: {
    python: 'class MCPResponseHandler: handle_response(self, response), is_valid_response(self, response) -> bool',
    typescript:
      'class MCPResponseHandler { handle_response(response: object): unknown; is_valid_response(response: object | null): boolean }',
    javascript: 'class MCPResponseHandler { handle_response(response), is_valid_response(response) }',
  },
  names: ['MCPResponseHandler'],
  start: both(
    `${MCP_ERROR.python}
class MCPResponseHandler:
    def handle_response(self, response):
        return None

    def is_valid_response(self, response):
        return True
`,
    `${MCP_ERROR.script}
«interface RpcResponse {
  jsonrpc?: string;
  id?: string | number;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

»class MCPResponseHandler {
  handle_response(response«: RpcResponse»)«: unknown» {
    return null;
  }

  is_valid_response(response«: RpcResponse | null»)«: boolean» {
    return true;
  }
}
`,
  ),
  hints: [
    'Ask `is_valid_response` first; only then look for `error`.',
    'Exactly one of two: the answers to "is there a result?" and "is there an error?" differ.',
    'Not every error has `data`: read it so that nothing happens where it is missing.',
  ],
  solution,
  lesson:
    'A protocol error becomes an exception that keeps its code and data, so that callers can act on it. A failed tool is no such error: it comes as a result with `isError`.',
  links: [
    {
      title: 'Base protocol, Responses',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses',
    },
  ],
  mistakes: [
    {
      id: 'no-result',
      says: 'The result does not come back: `return` it.',
      examples: changed(
        solution,
        ['return response["result"]', 'print(response["result"])'],
        ['return response.result', 'console.log(response.result)'],
      ),
    },
    {
      id: 'whole',
      says: 'The whole response comes back. What the caller wants is its `result`.',
      examples: changed(
        solution,
        ['return response["result"]', 'return response'],
        ['return response.result', 'return response'],
      ),
    },
    {
      id: 'truthy',
      says: 'An empty result is a result: give it back as it is. Ask whether the member is there, not whether its value is true.',
      examples: changed(
        solution,
        [
          'return ("result" in response) != ("error" in response)',
          'return bool(response.get("result")) != bool(response.get("error"))',
        ],
        [
          "return 'result' in response !== 'error' in response",
          'return Boolean(response.result) !== Boolean(response.error)',
        ],
      ),
    },
    {
      id: 'failed-tool',
      says: 'A result with `isError` is a result: the tool has failed, and the model shall read why. Give it back.',
      examples: changed(
        solution,
        [
          '        return response["result"]',
          '        if isinstance(response["result"], dict) and response["result"].get("isError"):\n            raise MCPError(-32603, "failed")\n        return response["result"]',
        ],
        [
          '    return response.result;',
          "    if (response.result.isError) throw new MCPError(-32603, 'failed');\n    return response.result;",
        ],
      ),
    },
    {
      id: 'error-returned',
      says: 'For an error response something is given back. Raise `MCPError`, so that nobody takes it for a result.',
      examples: changed(
        solution,
        ['raise MCPError(error["code"], error["message"], error.get("data"))', 'return error'],
        ['throw new MCPError(code, message, data)', 'return { code, message, data }'],
      ),
    },
    {
      id: 'other-exception',
      says: 'For an error response another exception comes than `MCPError`. Not every error has `data`.',
      examples: changed(
        solution,
        ['raise MCPError(error["code"], error["message"], error.get("data"))', 'raise ValueError(error["message"])'],
        ['throw new MCPError(code, message, data)', 'throw new Error(message)'],
      ),
    },
    {
      id: 'code-lost',
      says: 'The `MCPError` has lost the code of the error; without it no caller can tell one error from another.',
      examples: changed(
        solution,
        ['MCPError(error["code"]', 'MCPError(-32603'],
        ['new MCPError(code,', 'new MCPError(-32603,'],
      ),
    },
    {
      id: 'data-lost',
      says: 'The `MCPError` has lost the `data` of the error, which says what exactly was wrong.',
      examples: changed(
        solution,
        [', error.get("data"))', ')'],
        ['new MCPError(code, message, data)', 'new MCPError(code, message)'],
      ),
    },
    {
      id: 'both',
      says: 'A response with a result and an error gets through. It has exactly one of them.',
      examples: changed(
        solution,
        ['("result" in response) != ("error" in response)', '"result" in response or "error" in response'],
        ["'result' in response !== 'error' in response", "'result' in response || 'error' in response"],
      ),
    },
    {
      id: 'no-id',
      says: 'A response without an `id` gets through. Nobody could say what it answers.',
      examples: changed(
        solution,
        ['if "id" not in response:', 'if False:'],
        ["if (!('id' in response))", 'if (false)'],
      ),
    },
    {
      id: 'version',
      says: 'A response without `"jsonrpc": "2.0"` gets through.',
      examples: changed(
        solution,
        [' or response.get("jsonrpc") != "2.0"', ''],
        ["response?.jsonrpc !== '2.0'", 'response === null'],
      ),
    },
    {
      id: 'neither',
      says: 'A response with neither a result nor an error gets through, or ends by accident. Check it before you read it.',
      examples: changed(
        solution,
        ['("result" in response) != ("error" in response)', 'not ("result" in response and "error" in response)'],
        ["'result' in response !== 'error' in response", "!('result' in response && 'error' in response)"],
      ),
    },
  ],
  tests: [
    result({ tools: [] }),
    result({}, 'truthy'),
    result(0, 'truthy'),
    result({ content: [{ type: 'text', text: 'No.' }], isError: true }, 'failed-tool'),
    error('An error', { code: -32601, message: 'Method not found' }),
    error('An error with data', { code: -32602, message: 'Invalid params', data: { missing: 'uri' } }),
    refused('A result and an error', { jsonrpc: '2.0', id: 4, result: {}, error: { code: 1, message: 'x' } }, 'both'),
    refused('No id', { jsonrpc: '2.0', result: {} }, 'no-id'),
    refused('No `jsonrpc`', { id: 5, result: {} }, 'version'),
    refused('Neither a result nor an error', { jsonrpc: '2.0', id: 6 }, 'neither'),
    ...[true, false].map((valid) =>
      gives({
        name: `\`is_valid_response\` about a ${valid ? 'right' : 'wrong'} response`,
        expected: valid ? 'true' : 'false',
        calls: [
          make('MCPResponseHandler'),
          method('is_valid_response', valid ? { jsonrpc: '2.0', id: 'a', result: {} } : { jsonrpc: '2.0', id: 'a' }),
        ],
        judge: ({ value, shown }) => (value === valid ? null : shown),
      }),
    ),
  ],
};
