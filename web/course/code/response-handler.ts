/** A response handler. */
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
    expected: 'an exception other than MCPError: ValueError in Python, an Error in JavaScript',
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
  title: 'Write a response handler',
  task: 'Write `MCPResponseHandler`. `handle_response(response)` returns the result of a response; it may be `async`. For an error response, it raises or throws `MCPError` with the `code`, `message`, and `data` of the error. For anything that is not a valid response, it uses another exception: `ValueError` in Python, an `Error` in JavaScript.\n\n`is_valid_response(response)` returns whether a value is a valid response: JSON-RPC 2.0, with an id, and with exactly one of `result` and `error`.',
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
    'Call `is_valid_response` first; only then look for `error`.',
    'Exactly one of two: the answers to “is there a result?” and “is there an error?” differ.',
    '`data` is optional in an error: read it in a way that works when it is missing.',
  ],
  solution,
  lesson: 'A protocol error becomes an exception with its code and data; a failed tool is a result with `isError`.',
  links: [
    {
      title: 'Base protocol, Responses',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses',
    },
  ],
  mistakes: [
    {
      id: 'no-result',
      says: 'The function does not return the result: `return` it.',
      examples: changed(
        solution,
        ['return response["result"]', 'print(response["result"])'],
        ['return response.result', 'console.log(response.result)'],
      ),
    },
    {
      id: 'whole',
      says: 'The function returns the whole response. Return only its `result`.',
      examples: changed(
        solution,
        ['return response["result"]', 'return response'],
        ['return response.result', 'return response'],
      ),
    },
    {
      id: 'truthy',
      says: 'An empty result is a result: return it unchanged. Check whether the member is present, not whether its value is truthy.',
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
      says: 'A result with `isError` is a result: the tool failed, and the model should read why. Return it.',
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
      says: 'The function returns a value for an error response. Raise or throw `MCPError`, so that the error is not mistaken for a result.',
      examples: changed(
        solution,
        ['raise MCPError(error["code"], error["message"], error.get("data"))', 'return error'],
        ['throw new MCPError(code, message, data)', 'return { code, message, data }'],
      ),
    },
    {
      id: 'other-exception',
      says: 'The exception for an error response is not an `MCPError`. Remember that `data` is optional in an error.',
      examples: changed(
        solution,
        ['raise MCPError(error["code"], error["message"], error.get("data"))', 'raise ValueError(error["message"])'],
        ['throw new MCPError(code, message, data)', 'throw new Error(message)'],
      ),
    },
    {
      id: 'code-lost',
      says: 'The `MCPError` does not have the code of the error. Without the code, a caller cannot distinguish errors.',
      examples: changed(
        solution,
        ['MCPError(error["code"]', 'MCPError(-32603'],
        ['new MCPError(code,', 'new MCPError(-32603,'],
      ),
    },
    {
      id: 'data-lost',
      says: 'The `MCPError` does not have the `data` of the error, which contains the details.',
      examples: changed(
        solution,
        [', error.get("data"))', ')'],
        ['new MCPError(code, message, data)', 'new MCPError(code, message)'],
      ),
    },
    {
      id: 'both',
      says: 'A response with both a result and an error is accepted. It must have exactly one of them.',
      examples: changed(
        solution,
        ['("result" in response) != ("error" in response)', '"result" in response or "error" in response'],
        ["'result' in response !== 'error' in response", "'result' in response || 'error' in response"],
      ),
    },
    {
      id: 'no-id',
      says: 'A response without an `id` is accepted. It matches no request, so reject it.',
      examples: changed(
        solution,
        ['if "id" not in response:', 'if False:'],
        ["if (!('id' in response))", 'if (false)'],
      ),
    },
    {
      id: 'version',
      says: 'A response without `"jsonrpc": "2.0"` is accepted. Reject it.',
      examples: changed(
        solution,
        [' or response.get("jsonrpc") != "2.0"', ''],
        ["response?.jsonrpc !== '2.0'", 'response === null'],
      ),
    },
    {
      id: 'neither',
      says: 'A response with neither a result nor an error is accepted, or causes an accidental exception. Check the response before you read it.',
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
    refused(
      'Both a result and an error',
      { jsonrpc: '2.0', id: 4, result: {}, error: { code: 1, message: 'x' } },
      'both',
    ),
    refused('No id', { jsonrpc: '2.0', result: {} }, 'no-id'),
    refused('No `jsonrpc`', { id: 5, result: {} }, 'version'),
    refused('Neither a result nor an error', { jsonrpc: '2.0', id: 6 }, 'neither'),
    ...[true, false].map((valid) =>
      gives({
        name: `\`is_valid_response\` for ${valid ? 'a valid' : 'an invalid'} response`,
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
