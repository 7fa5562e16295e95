/** A tool that asks the model of the client. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const text = (words: string) => ({ type: 'text', text: words });
const rules = inOrder([
  {
    id: 'asks-early',
    first: 'call',
    second: 'sample',
    says: 'The server asks the model for the sake of a call: not before there is one.',
    example: 'sample call model result thanks',
  },
  {
    id: 'model-early',
    first: 'sample',
    second: 'model',
    says: 'The model answers before it was asked: look for the id `"s1"`.',
    example: 'call model sample result thanks',
  },
  {
    id: 'result-early',
    first: 'model',
    second: 'result',
    says: 'The tool answers with the words of the model, so it needs those before.',
    example: 'call sample result model thanks',
  },
  {
    id: 'goodbye-early',
    first: 'result',
    second: 'thanks',
    says: 'The client asks whether the server is still there once it has what it wanted.',
    example: 'call sample model thanks result',
  },
]);

/** Put the session in order. */
export const samplingOrder: OrderSource = {
  id: 'sampling-order',
  kind: 'order-session',
  title: 'A question within a question',
  revision: '2025-06-18',
  task: 'A tool of the server needs the model of the client for its work. Put the five messages in order; the last one is a `ping` of the client.',
  pieces: [
    { id: 'model', ...client(answer('s1', { role: 'assistant', model: 'small-1', content: text('Teal') })) },
    { id: 'result', ...server(answer(2, { content: [text('The colour of the day is teal.')] })) },
    { id: 'thanks', ...client(request(3, 'ping')) },
    {
      id: 'sample',
      ...server(
        request('s1', 'sampling/createMessage', {
          messages: [{ role: 'user', content: text('Name a colour.') }],
          maxTokens: 10,
        }),
      ),
    },
    { id: 'call', ...client(request(2, 'tools/call', { name: 'colour_of_the_day' })) },
  ],
  start: 'model result thanks sample call',
  hints: [
    'Two requests are open at the same time, one in each direction.',
    'Where does the tool know the word “teal” from?',
  ],
  solution: 'call sample model result thanks',
  lesson:
    'Up to 2025-11-25 servers send requests of their own while they work on one. The ids of the two directions have nothing to do with each other.',
  links: [clause('2025-06-18', 'client/sampling#creating-messages', 'Sampling, Creating Messages')],
  ...rules,
};
