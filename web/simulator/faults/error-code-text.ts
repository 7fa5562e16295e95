/** Error codes are texts. */
import type { Fault } from './define.ts';
import { changingErrors } from './tools.ts';

/** A string where a number belongs. */
export const errorCodeText: Fault = {
  id: 'error-code-text',
  title: 'Error codes are texts',
  says: 'The server writes the code of an error as a string. Clients compare it with numbers and recognise none; a right server writes a whole number.',
  rule: 'errors/code-form',
  requirement: 'errors/code-type',
  alter: (outputs, scene) =>
    changingErrors(outputs, scene, null, (error) =>
      typeof error.code === 'number' ? { ...error, code: String(error.code) } : null,
    ),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add_all', arguments: {} } }],
  },
};
