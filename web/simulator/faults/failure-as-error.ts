/** A failing tool is an error of the protocol. */
import { isObject } from '../../protocol/values.ts';
import type { JsonRecord } from '../types.ts';
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** The first text of a result. */
function textOf({ content }: JsonRecord): string {
  const [first] = Array.isArray(content) ? content : [];
  return isObject(first) && typeof first.text === 'string' ? first.text : 'no reason given';
}

/** What the model should read goes to the program instead. */
export const failureAsError: Fault = {
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
};
