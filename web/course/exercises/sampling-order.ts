/** A tool that uses sampling. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const text = (content: string) => ({ type: 'text', text: content });
const rules = inOrder([
  {
    id: 'asks-early',
    name: 'The sampling request comes after the call of the tool',
    first: 'call',
    second: 'sample',
    says: 'The server sends its sampling request during a tool call, so the call comes first.',
    example: 'sample call model result thanks',
  },
  {
    id: 'model-early',
    name: 'The response of the model comes after the sampling request',
    first: 'sample',
    second: 'model',
    says: 'The response of the model comes before its request: look for the id `"s1"`.',
    example: 'call model sample result thanks',
  },
  {
    id: 'result-early',
    name: 'The result of the tool comes after the response of the model',
    first: 'model',
    second: 'result',
    says: 'The tool returns the text of the model, so that text comes first.',
    example: 'call sample result model thanks',
  },
  {
    id: 'goodbye-early',
    name: '`ping` comes after the result of the tool',
    first: 'result',
    second: 'thanks',
    says: 'The client sends `ping` only after it has received the result.',
    example: 'call sample model thanks result',
  },
]);

/** Put the session in order. */
export const samplingOrder: OrderSource = {
  id: 'sampling-order',
  kind: 'order-session',
  title: 'Put a tool call with sampling in order',
  revision: '2025-11-25',
  task: 'Put the five messages in order.\n\nA tool of the server needs the client’s model for its work. The last message is a `ping` from the client.',
  pieces: [
    { id: 'model', ...client(answer('s1', { role: 'assistant', model: 'small-1', content: text('Teal') })) },
    { id: 'result', ...server(answer(2, { content: [text('The color of the day is teal.')] })) },
    { id: 'thanks', ...client(request(3, 'ping')) },
    {
      id: 'sample',
      ...server(
        request('s1', 'sampling/createMessage', {
          messages: [{ role: 'user', content: text('Name a color.') }],
          maxTokens: 10,
        }),
      ),
    },
    { id: 'call', ...client(request(2, 'tools/call', { name: 'color_of_the_day' })) },
  ],
  start: 'model result thanks sample call',
  hints: [
    'Two requests are open at the same time, one in each direction.',
    'Where does the tool get the word “teal” from?',
  ],
  solution: 'call sample model result thanks',
  lesson:
    'Until 2025-11-25 a server may send requests while it processes one. The ids of the two directions are independent.',
  links: [clause('2025-11-25', 'client/sampling#creating-messages', 'Sampling, Creating Messages')],
  ...rules,
};
