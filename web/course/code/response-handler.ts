/** A response handler. */
import { both, changed, type CodeExercise } from './define.ts';
import { MCP_ERROR } from './mcp-error.ts';
import { RESPONSE_HANDLER_TESTS } from './response-handler-tests.ts';

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
    if (response.error !== undefined) {
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
  task: 'Write `MCPResponseHandler`. `handle_response(response)` returns the result of a response; it may be `async`. For an error response, it raises or throws `MCPError` with the `code`, `message`, and `data` of the error. For anything that is not a valid response, it uses another exception: `ValueError` in Python, an `Error` in JavaScript.\n\n`is_valid_response(response)` returns whether a value is a valid response: JSON-RPC 2.0, with an id, and with exactly one of `result` and `error`. It takes any value, `null` included, and raises nothing.',
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
      id: 'falsy-id',
      says: 'A response with the id `0` or an empty string is taken for one without an id. Check whether the member is present.',
      examples: changed(
        solution,
        ['if "id" not in response:', 'if not response.get("id"):'],
        ["if (!('id' in response))", 'if (!response.id)'],
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
      id: 'message-lost',
      says: 'The `MCPError` does not have the `message` of the error, which states what went wrong.',
      examples: changed(
        solution,
        ['error["message"], error.get', '"failed", error.get'],
        ['new MCPError(code, message, data)', "new MCPError(code, 'failed', data)"],
      ),
    },
    {
      id: 'data-lost',
      says: 'The `MCPError` does not have the `data` of the error, which contains the details. It may be any value, also 0.',
      examples: changed(
        solution,
        [', error.get("data"))', ')'],
        ['new MCPError(code, message, data)', 'new MCPError(code, message)'],
      ),
    },
    {
      id: 'both',
      says: 'A response with both a result and an error is accepted. It must have exactly one of them; a null `error` counts too.',
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
        ["response?.jsonrpc !== '2.0'", "typeof response !== 'object' || response === null"],
      ),
    },
    {
      id: 'neither',
      says: 'A response with neither a result nor an error is accepted. Check the response before you read it.',
      examples: changed(
        changed(
          solution,
          ['return response["result"]', 'return response.get("result")'],
          ['return response.result', 'return response.result'],
        ),
        ['("result" in response) != ("error" in response)', 'not ("result" in response and "error" in response)'],
        ["'result' in response !== 'error' in response", "!('result' in response && 'error' in response)"],
      ),
    },
    {
      id: 'rejected',
      says: '`is_valid_response` does not return true for a valid response. A response may have a result or an error, and any id.',
      examples: changed(
        solution,
        [
          'def is_valid_response(self, response):\n',
          'def is_valid_response(self, response):\n        if isinstance(response, dict) and response.get("id") == "a":\n            return None\n',
        ],
        [
          "    if (response?.jsonrpc !== '2.0') {",
          "    if (response?.id === 'a') {\n      return false;\n    }\n    if (response?.jsonrpc !== '2.0') {",
        ],
      ),
    },
    {
      id: 'not-an-object',
      says: 'A value that is not an object is accepted. A response is an object.',
      examples: changed(
        solution,
        [
          '        if not self.is_valid',
          '        if not isinstance(response, dict):\n            return None\n        if not self.is_valid',
        ],
        [
          "if (response?.jsonrpc !== '2.0')",
          "if (response === null || Array.isArray(response)) {\n      return true;\n    }\n    if (response.jsonrpc !== '2.0')",
        ],
      ),
    },
    {
      id: 'wrong-exception',
      says: 'For a value that is no valid response, the exception must not be an `MCPError`, since no server sent an error. Use `ValueError` in Python, an `Error` in JavaScript.',
      examples: changed(
        solution,
        ['raise ValueError("not a response")', 'raise MCPError(-32600, "not a response")'],
        ["throw new Error('not a response')", "throw new MCPError(-32600, 'not a response')"],
      ),
    },
  ],
  tests: RESPONSE_HANDLER_TESTS,
};
