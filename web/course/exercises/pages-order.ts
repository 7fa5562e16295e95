/** A list with two pages, and a call. */
import { inOrder } from '../goals-order.ts';
import { answer, clause, client, request, server } from '../goals.ts';
import type { OrderSource } from '../source.ts';

const schema = { type: 'object' };
const rules = inOrder([
  {
    id: 'tool-unknown-yet',
    name: 'The call of `paint` comes after the page with this tool',
    first: 'page2',
    second: 'call',
    says: 'The tool `paint` is on the second page: the client cannot call it before it receives that page.',
    example: 'ask1 page1 call done ask2 page2',
  },
  {
    id: 'cursor-unknown-yet',
    name: 'The request with a cursor comes after the page with this cursor',
    first: 'page1',
    second: 'ask2',
    says: 'The request for the second page needs the cursor from the first page, so the first page comes before it.',
    example: 'ask1 ask2 page1 page2 call done',
  },
  {
    id: 'list-unasked',
    name: 'The first page comes after its request',
    first: 'ask1',
    second: 'page1',
    says: 'A list comes before its request: compare the ids.',
    example: 'page1 ask1 ask2 page2 call done',
  },
  {
    id: 'page-unasked',
    name: 'The second page comes after its request',
    first: 'ask2',
    second: 'page2',
    says: 'The second page comes before its request.',
    example: 'ask1 page1 page2 ask2 call done',
  },
  {
    id: 'done-unasked',
    name: 'The result of the tool comes after its call',
    first: 'call',
    second: 'done',
    says: 'The result of the tool comes before its call.',
    example: 'ask1 page1 ask2 page2 done call',
  },
]);

/** Put the session in order. */
export const pagesOrder: OrderSource = {
  id: 'pages-order',
  kind: 'order-session',
  title: 'Put a session with a paged list in order',
  revision: '2025-11-25',
  task: 'Put the six messages in order.\n\nA client lists all tools of a server and calls one of them.',
  pieces: [
    { id: 'call', ...client(request(4, 'tools/call', { name: 'paint', arguments: {} })) },
    { id: 'page2', ...server(answer(3, { tools: [{ name: 'paint', inputSchema: schema }] })) },
    { id: 'ask1', ...client(request(2, 'tools/list')) },
    { id: 'done', ...server(answer(4, { content: [{ type: 'text', text: 'Painted.' }] })) },
    { id: 'page1', ...server(answer(2, { tools: [{ name: 'draw', inputSchema: schema }], nextCursor: 'p2' })) },
    { id: 'ask2', ...client(request(3, 'tools/list', { cursor: 'p2' })) },
  ],
  start: 'call page2 ask1 done page1 ask2',
  hints: [
    'Match each response with its request by the id.',
    'Which response contains the cursor `p2`, and which one the name `paint`?',
  ],
  solution: 'ask1 page1 ask2 page2 call done',
  lesson:
    'A list is complete only when a response has no `nextCursor`. A client that reads only one page misses tools.',
  links: [clause('2025-11-25', 'server/utilities/pagination#response-format', 'Pagination, Response Format')],
  ...rules,
};
