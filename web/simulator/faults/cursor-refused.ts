/** The server forgets its own cursors. */
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** A cursor of its own is refused. */
export const cursorRefused: Fault = {
  id: 'cursor-refused',
  title: 'The server forgets its own cursors',
  says: 'The server refuses the cursor that it gave out a moment ago, with a wrong code. The client cannot read the list to its end; a right server accepts its cursors, and says -32602 to others.',
  rule: 'pagination/cursors',
  requirement: 'pagination/invalid-cursor-code',
  alter: (outputs, scene) =>
    changingAnswers(outputs, scene, (_, asked) =>
      asked?.method.endsWith('/list') === true && typeof asked.params.cursor === 'string'
        ? { jsonrpc: '2.0', id: asked.id, error: { code: -32603, message: 'Invalid cursor' } }
        : null,
    ),
  shows: {
    server: 'everything',
    client: [
      { id: 1, method: 'tools/list' },
      { id: 2, method: 'tools/list', params: { cursor: 'tools-from-6' } },
    ],
  },
};
