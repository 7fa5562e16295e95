/** The second page of a list. */
import {
  answer,
  sendsRequest,
  clause,
  client,
  keeps,
  numbered,
  present,
  request,
  server,
  commonMistake,
  withNull,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const tool = { name: 'one', inputSchema: { type: 'object' } };
const next = (params?: Parameters<typeof request>[2]) => request(3, 'tools/list', params);

/** Write the request. */
export const nextPage: MessageSource = {
  id: 'next-page',
  kind: 'write-message',
  title: 'Request the next page of a list',
  revision: '2025-11-25',
  from: 'client',
  task: 'Request the next page of tools.\n\nThe response to request 2, `tools/list`, contains `"nextCursor": "cGFnZT0y"`.',
  before: [client(request(2, 'tools/list')), server(answer(2, { tools: [tool], nextCursor: 'cGFnZT0y' }))],
  start: '{"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"page":2}}',
  hints: ['Pages have no numbers; the server returned a cursor.', 'The cursor goes into `params.cursor`, unchanged.'],
  solution: JSON.stringify(next({ cursor: 'cGFnZT0y' })),
  lesson:
    'Only the server can interpret a cursor. The client sends it unchanged, in `cursor`. A response without `nextCursor` is the end of the list.',
  links: [clause('2025-11-25', 'server/utilities/pagination#request-format', 'Pagination, Request Format')],
  goals: [
    sendsRequest('tools/list'),
    numbered(),
    keeps('/params/cursor', 'cGFnZT0y', '`params.cursor` must be the cursor from the server, unchanged: `"cGFnZT0y"`.'),
  ],
  mistakes: [
    commonMistake(
      'next-cursor',
      next({ nextCursor: 'cGFnZT0y' }),
      'The member is `nextCursor` in the response, but `cursor` in the request.',
      present('/params/nextCursor'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 3, method: 'tools/list', cursor: 'cGFnZT0y' },
      'The cursor is a parameter, so it belongs inside `params`.',
      present('/cursor', '/nextCursor'),
    ),
    commonMistake(
      'read',
      next({ cursor: 'page=2' }),
      'That looks like the decoded cursor. Clients must not decode it: send it unchanged.',
      { at: '/params/cursor', oneOf: ['page=2', 'page=3', '2'] },
    ),
    commonMistake(
      'page-number',
      next({ page: 2 }),
      'Lists in MCP have no page numbers: send the `cursor`.',
      present('/params/page', '/params/offset', '/params/limit', '/params/pageSize', '/params/pageToken'),
    ),
    commonMistake(
      'same-id-again',
      request(2, 'tools/list', { cursor: 'cGFnZT0y' }),
      'This is a new request, so it needs an id other than 2.',
      { at: '/id', equals: 2 },
    ),
    commonMistake(
      'other-method',
      request(3, 'tools/list/next', { cursor: 'cGFnZT0y' }),
      'The next page has no method of its own: use `tools/list` again.',
      { at: '/method', type: 'string', not: { at: '/method', equals: 'tools/list' } },
    ),
    commonMistake('first-page', next(), 'Without a cursor the server returns the first page again.', {
      all: [
        { at: '/method', equals: 'tools/list' },
        { at: '/params/cursor', absent: true },
      ],
    }),
    withoutId({ jsonrpc: '2.0', method: 'tools/list', params: { cursor: 'cGFnZT0y' } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list', params: { cursor: 'cGFnZT0y' } }),
  ],
};
