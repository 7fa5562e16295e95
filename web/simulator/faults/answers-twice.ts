/** Calls of tools are answered twice. */
import { isObject } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { isAnswer } from './tools.ts';

/** Two answers for one request. */
export const answersTwice: Fault = {
  id: 'answers-twice',
  title: 'Calls of tools are answered twice',
  says: 'The server sends the same answer again. The id is free by then, so the second answer belongs to nothing, or to a new request with that id; a right server answers once.',
  rule: 'responses/answered-twice',
  requirement: 'responses/answered-twice',
  alter: (outputs, { asked }) =>
    outputs.flatMap((output) => {
      const { message } = output;
      if (!isObject(message) || !isAnswer(message)) return [output];
      const call = asked.find(({ id }) => id === message.id);
      return call?.method === 'tools/call' ? [output, { ...output }] : [output];
    }),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
