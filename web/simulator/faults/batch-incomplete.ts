/** Batches are answered by half. */
import type { Fault } from './define.ts';
import { saying } from './tools.ts';

/** An array with an answer too few. */
export const batchIncomplete: Fault = {
  id: 'batch-incomplete',
  title: 'Batches are answered by half',
  says: 'The server answers a batch with an array that lacks the last answer. The client waits for it in vain, since nothing more comes; a right server answers each request of the batch in that array.',
  rule: 'batch/answers',
  requirement: 'batch/response-missing',
  revisions: ['2025-03-26'],
  alter: (outputs) =>
    outputs.map((output) =>
      Array.isArray(output.message) && output.message.length > 1 ? saying(output, output.message.slice(0, -1)) : output,
    ),
  shows: {
    server: 'calculator',
    client: ['[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/list"}]'],
  },
};
