/** Events are not set apart. */
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

/** The end of each event is missing. */
export const httpEventsUnended: Fault = {
  id: 'http-events-unended',
  title: 'Events are not set apart',
  says: 'The server leaves out the empty line behind each event of a stream. Clients then join two messages to one that they cannot read; a right server ends each event with an empty line.',
  rule: 'sse/missing-blank-line',
  requirement: 'sse/missing-blank-line',
  revisions: STREAMABLE,
  http: {
    alter: (outputs) =>
      outputs.map((output) =>
        output.kind === 'chunk' && output.text.includes('notifications/')
          ? { ...output, text: output.text.replace(/\n\n$/u, '\n') }
          : output,
      ),
  },
  shows: {
    server: 'everything',
    client: [
      {
        id: 1,
        method: 'tools/call',
        params: { name: 'long_work', arguments: { steps: 2, ms: 20 }, _meta: { progressToken: 'work' } },
      },
      100,
    ],
  },
};
