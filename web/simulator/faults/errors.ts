/** Errors and failures: their codes, their members, and a failing tool taken for something else. */
import { instanceFaults, isObject, objectAt } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../types.ts';
import type { AskedRequest, Fault, Scene, Show } from './define.ts';
import { changingAnswers, changingErrors, changingResults, without } from './tools.ts';

/** The first text of a result. */
function textOf({ content }: JsonRecord): string {
  const [first] = Array.isArray(content) ? content : [];
  return isObject(first) && typeof first.text === 'string' ? first.text : 'no reason given';
}

/** A text as servers word it that only have texts for failures. */
function worded(block: Json): Json {
  return isObject(block) && typeof block.text === 'string' ? { ...block, text: `Error: ${block.text}` } : block;
}

/** Whether a tool ran: wrong arguments are told before it does, and what is wrong with that is for another rule. */
function ran({ state }: Scene, asked: AskedRequest | undefined): boolean {
  const tool = state.definition.tools?.find(({ name }) => name === asked?.params.name);
  const args = objectAt(asked?.params, 'arguments') ?? {};
  return tool !== undefined && instanceFaults(tool.inputSchema, args, '', '').length === 0;
}

/** A call of a tool that the server does not have. */
const CALLS_UNKNOWN: Show = {
  server: 'calculator',
  client: [{ id: 1, method: 'tools/call', params: { name: 'add_all', arguments: {} } }],
};

/** Faults of errors and failures. `index.ts` has the order in which all faults are shown. */
export const errorFaults: readonly Fault[] = [
  {
    id: 'unknown-tool-code',
    title: 'An unknown tool is an unknown method',
    says: 'The server says -32601, method not found, when a tool is not there. The method `tools/call` was found; what is wrong is the name in its parameters, so a right server says -32602.',
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
    title: 'A missing resource is an internal error',
    says: 'The server answers -32603 when a resource is not there, as if it had broken. Clients cannot tell a wrong address from a failure; a right server says -32002 up to 2025-11-25, and -32602 from 2026-07-28.',
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
    title: 'Error codes are texts',
    says: 'The server writes the code of an error as a string. Clients compare it with numbers and recognise none; a right server writes a whole number.',
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
    title: 'Errors say nothing',
    says: 'The server sends an error with a code alone. People at the client see a number, or the client refuses the answer; a right server says in `message`, in one sentence, what is wrong.',
    rule: 'errors/object',
    requirement: 'errors/message-missing',
    alter: (outputs, scene) => changingErrors(outputs, scene, null, (error) => without(error, 'message')),
    shows: CALLS_UNKNOWN,
  },
  {
    id: 'failure-as-error',
    title: 'A failing tool is an error of the protocol',
    says: 'The tool ran and failed, and the server answers with an error of JSON-RPC. The model never sees it and cannot try otherwise; a right server answers with a result that has `isError` and says what went wrong.',
    rule: 'tools/arguments',
    requirement: 'tools/failure-as-protocol-error',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, ({ id = '', result }, asked) => {
        if (asked?.method !== 'tools/call' || !isObject(result) || result.isError !== true) return null;
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
    title: 'A failing tool looks like a success',
    says: 'The tool failed, but the result only says so in its text. A client and its model take it for the answer; a right server sets `isError` to true.',
    rule: 'tools/failed-text',
    requirement: 'tools/is-error-boolean',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result, asked) =>
        result.isError === true && ran(scene, asked) && Array.isArray(result.content)
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
    title: 'isError is a text',
    says: 'The server writes `"isError": "true"`. A text is true in some languages and nothing in others; a right server writes true or false without quotes.',
    rule: 'shape/type',
    requirement: 'tools/is-error-boolean',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result, asked) =>
        result.isError === true && ran(scene, asked) ? { ...result, isError: 'true' } : null,
      ),
    shows: {
      server: 'calculator',
      client: [{ id: 1, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } }],
    },
  },
];
