/** Errors say nothing. */
import type { Fault } from './define.ts';
import { changingErrors, without } from './tools.ts';

/** A required member of errors is missing. */
export const errorWithoutMessage: Fault = {
  id: 'error-without-message',
  title: 'Errors say nothing',
  says: 'The server sends an error with a code alone. People at the client see a number, or the client refuses the answer; a right server says in `message`, in one sentence, what is wrong.',
  rule: 'errors/object',
  requirement: 'errors/message-missing',
  alter: (outputs, scene) => changingErrors(outputs, scene, null, (error) => without(error, 'message')),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add_all', arguments: {} } }],
  },
};
