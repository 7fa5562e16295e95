/** A stream ends without its answer. */
import type { Fault } from './define.ts';

/** A stream that is closed too early. */
export const httpNoAnswer: Fault = {
  id: 'http-no-answer',
  title: 'A stream ends without its answer',
  says: 'The server reports progress and closes the stream before the answer. The client does not know whether the work was done; a right server sends the answer last and closes the stream behind it.',
  rule: 'sse/response',
  requirement: 'sse/no-response',
  revisions: ['2025-03-26', '2025-06-18'],
  http: {
    alter: (outputs) =>
      outputs.filter(
        (output) =>
          output.kind !== 'chunk' ||
          !/^(?:id|event|data):/u.test(output.text) ||
          !/^data:.*"result":/mu.test(output.text),
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
      { id: 2, method: 'tools/list' },
    ],
  },
};
