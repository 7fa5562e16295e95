/** Errors and failures: their codes, their members, and tool failures reported in the wrong way. */
import { instanceFaults, isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../types.ts';
import type { OpenRequest, Fault, Scene, Show } from './define.ts';
import { changingAnswers, changingErrors, changingResults, without } from './tools.ts';

/** The text of the first text block of a result. */
function textOf({ content }: JsonRecord): string {
  const [first] = Array.isArray(content) ? content : [];
  return isObject(first) && typeof first.text === 'string' ? first.text : 'no reason given';
}

/** Failure texts of servers that report failures only as text. */
function worded(block: Json): Json {
  return isObject(block) && typeof block.text === 'string' ? { ...block, text: `Error: ${block.text}` } : block;
}

/** Whether the tool ran: invalid arguments are reported before that, and other rules cover that case. */
function ran({ state }: Scene, request: OpenRequest | undefined): boolean {
  const tool = state.definition.tools?.find(({ name }) => name === request?.params.name);
  const args = objectAt(request?.params, 'arguments') ?? {};
  return tool !== undefined && instanceFaults(tool.inputSchema, args, '', '').length === 0;
}

/** A call of a tool that does not exist. */
const CALLS_UNKNOWN: Show = {
  server: 'calculator',
  client: [{ id: 1, method: 'tools/call', params: { name: 'add_all', arguments: {} } }],
};

/** Faults of errors and failures. `index.ts` defines the display order of all faults. */
export const errorFaults: readonly Fault[] = [
  {
    id: 'unknown-tool-code',
    title: 'An unknown tool is reported as an unknown method',
    says: 'The server returns -32601 (Method not found) for an unknown tool. The method `tools/call` exists; the name in its params is wrong. A correct server returns -32602 (Invalid params).',
    rule: 'tools/unknown-tool',
    requirement: 'tools/unknown-tool-code',
    alter: (outputs, scene) =>
      changingErrors(outputs, scene, ['tools/call'], (error) =>
        typeof error.message === 'string' && error.message.startsWith('Unknown tool')
          ? { ...error, code: -32601 }
          : null,
      ),
    shows: CALLS_UNKNOWN,
  },
  {
    id: 'resource-code',
    title: 'A missing resource is reported as an internal error',
    says: 'The server returns -32603 (Internal error) for a resource that does not exist. Clients cannot distinguish a wrong URI from a server failure. A correct server returns -32002 until 2025-11-25, and -32602 since 2026-07-28.',
    rule: 'resources/answers',
    requirement: 'resources/not-found-code-legacy',
    by: { '2026-07-28': { requirement: 'resources/not-found-code' } },
    alter: (outputs, scene) =>
      changingErrors(outputs, scene, ['resources/read'], (error) =>
        error.code === -32002 || error.code === -32602 ? { ...error, code: -32603 } : null,
      ),
    shows: { server: 'weather', client: [{ id: 1, method: 'resources/read', params: { uri: 'weather://nowhere' } }] },
  },
  {
    id: 'error-code-text',
    title: 'Error codes are strings',
    says: 'The server writes the `code` of an error as a string. Clients compare it with numbers and recognize none. A correct server writes an integer.',
    rule: 'errors/code-form',
    requirement: 'errors/code-type',
    alter: (outputs, scene) =>
      changingErrors(outputs, scene, null, (error) =>
        typeof error.code === 'number' ? { ...error, code: String(error.code) } : null,
      ),
    shows: CALLS_UNKNOWN,
  },
  {
    id: 'error-without-message',
    title: 'Errors have no message',
    says: 'The server sends an error with only a code. Users see a bare number, or the client rejects the response. A correct server describes the problem in `message`, in one sentence.',
    rule: 'errors/object',
    requirement: 'errors/message-missing',
    alter: (outputs, scene) => changingErrors(outputs, scene, null, (error) => without(error, 'message')),
    shows: CALLS_UNKNOWN,
  },
  {
    id: 'failure-as-error',
    title: 'A tool failure is reported as a protocol error',
    says: 'The tool ran and failed, and the server returns a JSON-RPC error. The model never sees it and cannot correct its call. A correct server returns a result with `isError: true` that describes the failure.',
    rule: 'tools/arguments',
    requirement: 'tools/failure-as-protocol-error',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, ({ id = '', result }, requested) => {
        if (requested?.method !== 'tools/call' || !isObject(result) || result.isError !== true) return null;
        return { jsonrpc: '2.0', id, error: { code: 500, message: `Tool execution failed: ${textOf(result)}` } };
      }),
    shows: {
      server: 'calculator',
      client: [
        { id: 1, method: 'tools/list' },
        { id: 2, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      ],
    },
  },
  {
    id: 'failure-as-success',
    title: 'A failed tool call looks successful',
    says: 'The tool failed, but only the text of the result mentions it. The client and its model treat it as a success. A correct server sets `isError` to `true`.',
    rule: 'tools/failed-text',
    requirement: 'tools/is-error-boolean',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result, request) =>
        result.isError === true && ran(scene, request) && Array.isArray(result.content)
          ? { ...without(result, 'isError'), content: result.content.map(worded) }
          : null,
      ),
    shows: {
      server: 'calculator',
      client: [{ id: 1, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } }],
    },
  },
  {
    id: 'is-error-text',
    title: '`isError` is a string',
    says: 'The server writes `"isError": "true"`. Some languages treat the string as true, others ignore it. A correct server writes `true` or `false` without quotes.',
    rule: 'shape/type',
    requirement: 'tools/is-error-boolean',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result, request) =>
        result.isError === true && ran(scene, request) ? { ...result, isError: 'true' } : null,
      ),
    shows: {
      server: 'calculator',
      client: [{ id: 1, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } }],
    },
  },
];
