/** Results do not say what kind they are. */
import type { Fault } from './define.ts';
import { changingResults, without } from './tools.ts';

/** A member that is new in 2026-07-28 is missing. */
export const noResultType: Fault = {
  id: 'no-result-type',
  title: 'Results do not say what kind they are',
  says: 'The server leaves out `resultType`, which older revisions did not have. A client cannot tell a result from a question without guessing; a right server writes `"complete"` or another type in every result.',
  rule: 'result-type/value',
  requirement: 'result-type/missing',
  revisions: ['2026-07-28'],
  alter: (outputs, scene) => changingResults(outputs, scene, null, (result) => without(result, 'resultType')),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
