/** Logs go to stdout. */
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** A line that is no message, among messages. */
export const logsOnStdout: Fault = {
  id: 'logs-on-stdout',
  title: 'Logs go to stdout',
  says: 'The server prints lines for people on stdout, where every line is read as a message. A client stops at the first one, or drops it; a right server writes logs to stderr.',
  rule: 'stdio/pollution',
  requirement: 'stdio/log-on-stdout',
  alter: (outputs, scene) => {
    const { heard, state } = scene;
    if (typeof heard?.method !== 'string' || state.settings.transport !== 'stdio') return outputs;
    const line = said({}, scene);
    return [{ ...line, message: null, text: `[INFO] handling ${heard.method}` }, ...outputs];
  },
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
