/** A failing tool looks like a success. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { changingResults, ran, without } from './tools.ts';

/** A text as servers word it that only have texts for failures. */
function worded(block: Json): Json {
  return isObject(block) && typeof block.text === 'string' ? { ...block, text: `Error: ${block.text}` } : block;
}

/** A failure without the mark of one. */
export const failureAsSuccess: Fault = {
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
};
