/** isError is a text. */
import type { Fault } from './define.ts';
import { changingResults, ran } from './tools.ts';

/** A string where a truth value belongs. */
export const isErrorText: Fault = {
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
};
