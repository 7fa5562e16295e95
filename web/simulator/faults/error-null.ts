/** Results come with a null error. */
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** A habit of an older JSON-RPC. */
export const errorNull: Fault = {
  id: 'error-null',
  title: 'Results come with a null error',
  says: 'The server adds `"error": null` to every result, as JSON-RPC 1.0 did. Clients that ask whether the member is there see an error; a right server leaves it out.',
  rule: 'responses/null-error-beside-result',
  requirement: 'responses/null-error-beside-result',
  alter: (outputs, scene) =>
    changingAnswers(outputs, scene, (message) => (message.error === undefined ? { ...message, error: null } : null)),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
