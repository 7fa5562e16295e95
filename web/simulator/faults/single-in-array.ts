/** Answers come wrapped in an array. */
import { isObject } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { isAnswer, saying } from './tools.ts';

/** An array around one answer. */
export const singleInArray: Fault = {
  id: 'single-in-array',
  title: 'Answers come wrapped in an array',
  says: 'The server answers a single request with a list of one. Where there are no batches that is no message at all, and where there are, only a batch is answered by one; a right server sends the object.',
  rule: 'batch/not-supported',
  requirement: 'batch/not-supported',
  by: { '2025-03-26': { rule: 'batch/answers', requirement: 'batch/array-for-single-request' } },
  alter: (outputs) =>
    outputs.map((output) =>
      isObject(output.message) && isAnswer(output.message) ? saying(output, [output.message]) : output,
    ),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
