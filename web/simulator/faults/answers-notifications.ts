/** Notifications get an answer. */
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** An answer to a message that has no id. */
export const answersNotifications: Fault = {
  id: 'answers-notifications',
  title: 'Notifications get an answer',
  says: 'The server answers a notification with an error. Nobody waits for that answer, and strict clients drop the connection over it; a right server stays silent, even when it does not know the notification.',
  rule: 'responses/nameless',
  requirement: 'responses/to-notification',
  alter: (outputs, scene) => {
    const { heard } = scene;
    if (typeof heard?.method !== 'string' || heard.id !== undefined) return outputs;
    const error = { code: -32601, message: `Method not found: ${heard.method}` };
    return [...outputs, said({ jsonrpc: '2.0', id: null, error }, scene)];
  },
  shows: {
    server: 'everything',
    client: [
      { id: 1, method: 'tools/call', params: { name: 'long_work', arguments: { steps: 1, ms: 20 } } },
      { method: 'notifications/cancelled', params: { requestId: 1 } },
    ],
  },
};
