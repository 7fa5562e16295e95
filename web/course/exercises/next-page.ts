/** The second page of a list. */
import {
  answer,
  asks,
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
  title: 'Turn the page',
  revision: '2025-03-26',
  from: 'client',
  task: 'The answer to request 2, `tools/list`, ended with `"nextCursor": "cGFnZT0y"`. Ask for the tools that come behind.',
  before: [client(request(2, 'tools/list')), server(answer(2, { tools: [tool], nextCursor: 'cGFnZT0y' }))],
  start: '{"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"page":2}}',
  hints: ['Pages have no numbers; the server gave out a mark.', 'The mark comes back as it is, in `params.cursor`.'],
  solution: JSON.stringify(next({ cursor: 'cGFnZT0y' })),
  lesson:
    'A cursor means something to the server alone. The client hands it back unread, under the name `cursor`; where an answer has no `nextCursor` the list is at its end.',
  links: [clause('2025-03-26', 'server/utilities/pagination#request-format', 'Pagination, Request Format')],
  goals: [
    asks('tools/list'),
    numbered(),
    keeps('/params/cursor', 'cGFnZT0y', '`params.cursor` has to be the mark as the server gave it out, `"cGFnZT0y"`.'),
  ],
  mistakes: [
    commonMistake(
      'next-cursor',
      next({ nextCursor: 'cGFnZT0y' }),
      'In the answer it is called `nextCursor`, in the request `cursor`.',
      present('/params/nextCursor'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 3, method: 'tools/list', cursor: 'cGFnZT0y' },
      'The cursor is a parameter: it stands inside of `params`.',
      present('/cursor', '/nextCursor'),
    ),
    commonMistake(
      'read',
      next({ cursor: 'page=2' }),
      'That is what the mark seems to say when decoded. Clients do not read it: hand it back as it came.',
      { at: '/params/cursor', oneOf: ['page=2', 'page=3', '2'] },
    ),
    commonMistake(
      'page-number',
      next({ page: 2 }),
      'Lists of MCP have no page numbers: hand back the `cursor`.',
      present('/params/page', '/params/offset', '/params/limit', '/params/pageSize', '/params/pageToken'),
    ),
    commonMistake(
      'same-id-again',
      request(2, 'tools/list', { cursor: 'cGFnZT0y' }),
      'It is another request, so it has another id than 2.',
      { at: '/id', equals: 2 },
    ),
    commonMistake(
      'other-method',
      request(3, 'tools/list/next', { cursor: 'cGFnZT0y' }),
      'There is no method for next pages: it is `tools/list` again.',
      { at: '/method', type: 'string', not: { at: '/method', equals: 'tools/list' } },
    ),
    commonMistake('first-page', next(), 'Without a cursor that is the first page once more.', {
      all: [
        { at: '/method', equals: 'tools/list' },
        { at: '/params/cursor', absent: true },
      ],
    }),
    withoutId({ jsonrpc: '2.0', method: 'tools/list', params: { cursor: 'cGFnZT0y' } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list', params: { cursor: 'cGFnZT0y' } }),
  ],
};
