/** A stream ends with [DONE]. */
import type { HttpOutput } from '../transport/types.ts';
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

/** A habit of other services. */
export const httpDoneEvent: Fault = {
  id: 'http-done-event',
  title: 'A stream ends with [DONE]',
  says: 'The server sends `data: [DONE]` at the end of a stream, as some model services do. Every event of MCP holds a message, and this is none; a right server just closes the stream behind the answer.',
  rule: 'sse/data-not-message',
  requirement: 'sse/data-not-message',
  revisions: STREAMABLE,
  http: {
    alter: (outputs) =>
      outputs.flatMap((output, index): HttpOutput[] => {
        const before = outputs[index - 1];
        if (output.kind !== 'end' || before?.kind !== 'chunk' || !/^(?:id|event|data):/u.test(before.text))
          return [output];
        const { at, exchange } = output;
        return [{ kind: 'chunk', at, exchange, text: 'data: [DONE]\n\n' }, output];
      }),
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
