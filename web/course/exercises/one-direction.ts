/** An error whose cause only the other direction shows. */
import { answer, clause, client, handshake, refusal, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const hours = { name: 'hours', inputSchema: { type: 'object', properties: { day: { type: 'string' } } } };
const open = (text: string) => answer(3, { content: [{ type: 'text', text }] });

/** Find the mistake. */
export const oneDirection: FindSource = {
  id: 'one-direction',
  kind: 'find-mistake',
  title: 'Find the side that must change',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nThe log of the server contains only its responses, and one of them is an error. So the developer of the client reports a bug of the server. This log has both directions.',
  log: [
    ...handshake('2025-11-25', { tools: {} }, {}),
    client(request(2, 'tools/list')),
    server(answer(2, { tools: [hours] })),
    client(request(3, 'tools/call', { name: 'hours', arguments: { day: 'Monday' } })),
    server(open('Open from nine to five.')),
    client(request(4, 'tools/call', { name: 'hours', arguments: '{"day":"Sunday"}' })),
    server(refusal(4, -32602, 'Invalid params')),
  ],
  options: [
    { id: 'as-text', text: '`arguments` is a string, but must be an object', rule: 'tools/call-arguments-object' },
    { id: 'code', text: 'The error code is wrong' },
    { id: 'no-day', text: 'The tool does not list all of its arguments' },
    { id: 'is-error', text: 'A failed tool call must be a result with `isError`' },
  ],
  start: { message: 9, mistake: 'code' },
  hints: [
    'An error is the reaction to a request. Compare that request with the one that worked.',
    'Where do quotation marks enclose more than a word?',
  ],
  solution: { message: 8, mistake: 'as-text' },
  lesson:
    'A response alone shows that something failed. Whether its cause is the request or the server, only a log with both directions shows.',
  links: [clause('2025-11-25', 'server/tools#calling-tools', 'Tools, Calling Tools')],
  innocent: {
    5: 'Message 5 is right: `day` is the only argument.',
    6: 'Message 6 is right: `arguments` is an object with `day`.',
    9: 'Message 9 is right: the parameters were invalid, and the server says so.',
  },
  mistakes: [
    {
      id: 'right-code',
      option: 'code',
      says: '`-32602` means invalid parameters, and that is what they are.',
      example: { message: 9, mistake: 'code' },
    },
    {
      id: 'listed',
      option: 'no-day',
      says: 'The schema lists `day`, and the first call uses it successfully.',
      example: { message: 5, mistake: 'no-day' },
    },
    {
      id: 'never-ran',
      option: 'is-error',
      says: '`isError` is for a tool that ran and failed, or for arguments that do not match its schema. The refused request is not even valid MCP.',
      example: { message: 9, mistake: 'is-error' },
    },
  ],
};
