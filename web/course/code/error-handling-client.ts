/** A client that handles errors by code. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { both, changed, type CodeExercise, type CodeTest, type Outcome } from './define.ts';
import { MCP_ERROR } from './mcp-error.ts';
import { call, crash, failure, firstOf, handlerCallsIn, isA, isRefusal, same } from './testing.ts';
import { says } from './trouble.ts';

/** It has no id yet: the client adds one, another one for each attempt. */
const REQUEST = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } };
const error = (code: number, message: string): JsonRecord => ({ jsonrpc: '2.0', error: { code, message } });
const result = (value: Json): JsonRecord => ({ jsonrpc: '2.0', result: value });
/** The answers in the order of the attempts, each with the id of its own request. */
const numbered = (answers: readonly JsonRecord[]): JsonRecord[] => answers.map((one, at) => ({ ...one, id: at + 1 }));

/** The exception after the last attempt; one of another class is judged as such. */
const isLast = (came: Outcome & { kind: 'error' }, sent: number, times: number): boolean =>
  sent === times && isRefusal(came);

/** `wanted` has a result, or the code of the exception. */
const sends = (
  name: string,
  answers: readonly JsonRecord[],
  wanted: { times: number; result: Json } | { times: number; code: number },
  mistake: string,
): CodeTest => ({
  name,
  expected: `${wanted.times === 1 ? 'sent once' : `sent ${wanted.times} times`}, then ${'code' in wanted ? `MCPError with the code ${wanted.code}` : JSON.stringify(wanted.result)}`,
  next: (came) =>
    came.length > 0
      ? null
      : call('make_request_with_error_handling', { $peer: 'client', answers: { send: numbered(answers) } }, REQUEST),
  judge: ([came]) => {
    if (!came) return { got: 'nothing' };
    const sent = handlerCallsIn([came]);
    const got = `sent ${sent.length} times, then ${says(came)}`;
    if (sent.some(({ awaited }) => awaited === false))
      return { got: 'a promise: `client.send` was not awaited', crashed: true };
    if (
      came.kind === 'error' &&
      !isA(came, 'MCPError') &&
      came.type !== 'Missing' &&
      !isLast(came, sent.length, wanted.times)
    )
      return crash(came);
    const bare = sent.flatMap(({ args: [request] }) => (isObject(request) ? [request] : []));
    const ids = bare.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (new Set(ids).size < ids.length) return { got, mistake: 'same-id' };
    const clean = bare.every((request) => same({ ...request, id: 1 }, { ...REQUEST, id: 1 }));
    if (!clean || bare.length < sent.length) return { got, mistake: 'request-changed' };
    if (sent.length !== wanted.times)
      return { got, mistake: mistake === 'no-retry' && sent.length > wanted.times ? 'retried' : mistake };
    return 'code' in wanted ? wrongError(came, wanted.code, got) : wrongResult(came, wanted.result, got, mistake);
  },
});

function wrongError(came: Outcome, code: number, got: string) {
  if (came.kind === 'value') return { got, mistake: 'error-returned' };
  if (came.kind === 'stopped') return { got };
  return firstOf(got, ['other-exception', !isA(came, 'MCPError')], ['code-lost', came.members.code !== code]);
}

function wrongResult(came: Outcome, result: Json, got: string, mistake: string) {
  if (came.kind === 'value' && same(came.value, result)) return null;
  if (came.kind === 'value' && came.type === 'null' && mistake !== 'empty-result') return { got, mistake: 'no-result' };
  const { value } = came.kind === 'value' ? came : { value: null };
  const whole = isObject(value) && same({ ...value, id: 1 }, { jsonrpc: '2.0', id: 1, result });
  return failure(got, whole ? 'whole' : mistake);
}

const solution = both(
  `${MCP_ERROR.python}
def make_request_with_error_handling(client, request):
    for attempt in range(3):
        response = client.send(request)
        if "error" not in response:
            return response["result"]
        error = response["error"]
        if error["code"] != -32603:
            break
    raise MCPError(error["code"], error["message"], error.get("data"))
`,
  `${MCP_ERROR.script}
«interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

interface Client {
  send(request: object): Promise<{ result?: unknown; error?: RpcError }>;
}

»async function make_request_with_error_handling(client«: Client», request«: object») {
  let error«: RpcError» = { code: -32603, message: 'not sent' };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = await client.send(request);
    if (response.error === undefined) {
      return response.result;
    }
    error = response.error;
    if (error.code !== -32603) {
      break;
    }
  }
  throw new MCPError(error.code, error.message, error.data);
}
`,
);

/** Handle errors. */
export const errorHandlingClient: CodeExercise = {
  id: 'error-handling-client',
  kind: 'code',
  title: 'Write a client that handles errors',
  task: 'Write `make_request_with_error_handling(client, request)`. The request has `jsonrpc`, a `method`, and `params`, but no id. `client.send(request)` adds an id that was never used before, sends the request, and returns the response (in JavaScript, a promise of it; in Python, it may be awaited). Your function returns the result of the response, whatever it is.\n\nIf the code is `-32603`, Internal error, pass the request to `client.send` again, at most three times in all: the failure may be temporary. That is a new request with a new id, because an id may be used only once in a session. Treat every other code as a mistake in the request, and do not send it again. If the last response is an error, raise or throw `MCPError` with its `code`.',
  signatures: {
    python: 'def make_request_with_error_handling(client, request)',
    typescript:
      'async function make_request_with_error_handling(client: { send(request: object): Promise<{ result?: unknown; error?: { code: number; message: string; data?: unknown } }> }, request: object): Promise<unknown>',
    javascript: 'async function make_request_with_error_handling(client, request)',
  },
  names: ['make_request_with_error_handling'],
  start: both(
    `${MCP_ERROR.python}
def make_request_with_error_handling(client, request):
    return None
`,
    `${MCP_ERROR.script}
«interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

interface Client {
  send(request: object): Promise<{ result?: unknown; error?: RpcError }>;
}

»async function make_request_with_error_handling(client«: Client», request«: object») {
  return null;
}
`,
  ),
  hints: [
    'First check whether the response has an `error`; only then look at its code.',
    'Use a loop that runs at most three times. Leave it early for a result or for any other code.',
  ],
  solution,
  lesson:
    'The code decides what to do: an internal error may be temporary, but any other error comes back for the same request. A retry is a new request, with a new id. A failed tool call is a result, and its reason is for the model.',
  links: [
    {
      title: 'Tools, Error handling',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling',
    },
    { title: 'JSON-RPC 2.0, Error object', url: 'https://www.jsonrpc.org/specification#error_object' },
  ],
  mistakes: [
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
      id: 'same-id',
      says: 'The code adds an `id` itself, the same one to each attempt. Leave it to `client.send`: each request of a session needs its own id.',
      examples: changed(
        solution,
        ['client.send(request)', 'client.send({**request, "id": 1})'],
        ['client.send(request)', 'client.send({ ...request, id: 1 })'],
      ),
    },
    {
      id: 'no-result',
      says: 'The function does not return the result, or does not send the request exactly once.',
      examples: changed(
        solution,
        ['return response["result"]', 'return print(response["result"])'],
        ['return response.result', 'return console.log(response.result)'],
      ),
    },
    {
      id: 'empty-result',
      says: 'An empty result is a result, even `{}`, `0`, or null. Check whether the response has an `error`, not whether its result is truthy.',
      examples: changed(
        solution,
        ['response["result"]', '(response["result"] or None)'],
        ['return response.result', 'return response.result || null'],
      ),
    },
    {
      id: 'failed-tool',
      says: 'A result with `isError` is still a result: the tool ran and failed. Return it, without a retry or an exception.',
      examples: changed(
        solution,
        [
          '            return response["result"]',
          '            if isinstance(response["result"], dict) and response["result"].get("isError"):\n                raise MCPError(-32603, "failed")\n            return response["result"]',
        ],
        [
          'return response.result;',
          "if (response.result?.isError) throw new MCPError(-32603, 'failed');\n      return response.result;",
        ],
      ),
    },
    {
      id: 'no-retry',
      says: 'The request is not sent again after an internal error, `-32603`. Retry it: the next attempt may succeed.',
      examples: changed(solution, ['range(3)', 'range(1)'], ['attempt < 3', 'attempt < 1']),
    },
    {
      id: 'too-often',
      says: 'The server keeps failing, but the request is not sent exactly three times. Stop after three attempts in all.',
      examples: changed(solution, ['range(3)', 'range(5)'], ['attempt < 3', 'attempt < 5']),
    },
    {
      id: 'retried',
      says: 'The server rejected the request as wrong, but it is sent again. It stays wrong: retry only after `-32603`.',
      examples: changed(
        solution,
        ['if error["code"] != -32603:', 'if False:'],
        ['if (error.code !== -32603)', 'if (false)'],
      ),
    },
    {
      id: 'error-returned',
      says: 'The function returns a value for an error. Raise or throw `MCPError`, so that the error is not mistaken for a result.',
      examples: changed(
        solution,
        ['raise MCPError(error["code"], error["message"], error.get("data"))', 'return error'],
        ['throw new MCPError(error.code, error.message, error.data)', 'return error'],
      ),
    },
    {
      id: 'other-exception',
      says: 'The exception is not an `MCPError`. Raise or throw `MCPError`.',
      examples: changed(
        solution,
        ['raise MCPError(error["code"], error["message"], error.get("data"))', 'raise ValueError(error["message"])'],
        ['throw new MCPError(error.code, error.message, error.data)', 'throw new Error(error.message)'],
      ),
    },
    {
      id: 'code-lost',
      says: 'The `MCPError` does not have the code of the last error. Pass that code to it.',
      examples: changed(
        solution,
        ['MCPError(error["code"]', 'MCPError(-32000'],
        ['MCPError(error.code', 'MCPError(-32000'],
      ),
    },
    {
      id: 'request-changed',
      says: 'The request that was sent differs from the one that was passed, or breaks a rule. Send the request unchanged; only an id may be added.',
      examples: changed(
        solution,
        ['client.send(request)', 'client.send(request["params"])'],
        ['client.send(request)', "client.send({ ...request, jsonrpc: '1.0' })"],
      ),
    },
  ],
  tests: [
    sends('A result', [result({ content: [] })], { times: 1, result: { content: [] } }, 'no-result'),
    sends('An empty result', [result({}), error(-32602, 'Sent twice')], { times: 1, result: {} }, 'empty-result'),
    sends('The result 0', [result(0), error(-32602, 'Sent twice')], { times: 1, result: 0 }, 'empty-result'),
    sends('A null result', [result(null), error(-32602, 'Sent twice')], { times: 1, result: null }, 'empty-result'),
    sends(
      'A failed tool call',
      [result({ content: [{ type: 'text', text: 'No.' }], isError: true })],
      { times: 1, result: { content: [{ type: 'text', text: 'No.' }], isError: true } },
      'failed-tool',
    ),
    sends('Method not found', [error(-32601, 'Method not found'), result({})], { times: 1, code: -32601 }, 'retried'),
    sends('The code 0', [error(0, 'Out of service'), result({})], { times: 1, code: 0 }, 'retried'),
    sends('Invalid params', [error(-32602, 'Invalid params'), result({})], { times: 1, code: -32602 }, 'retried'),
    sends(
      'An internal error, then a result',
      [error(-32603, 'Internal error'), result({ ok: 1 })],
      { times: 2, result: { ok: 1 } },
      'no-retry',
    ),
    sends(
      'Internal errors only',
      [1, 2, 3, 4, 5].map((count) => error(-32603, `Internal error ${count}`)),
      { times: 3, code: -32603 },
      'too-often',
    ),
    sends(
      'An internal error, then invalid params',
      [error(-32603, 'Internal error'), error(-32602, 'Invalid params'), result({})],
      { times: 2, code: -32602 },
      'no-retry',
    ),
  ],
};
