/** The smallest request that is useful. */
import {
  asks,
  clause,
  lacks,
  misnamed,
  numbered,
  present,
  request,
  commonMistake,
  withNull,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Write a request. */
export const askForTools: MessageSource = {
  id: 'ask-for-tools',
  kind: 'write-message',
  title: 'Ask what a server can do',
  revision: '2025-06-18',
  from: 'client',
  task: 'The handshake is over. Ask the server for the first page of its tools; you will want to know which answer is yours.',
  start: '{"jsonrpc":"2.0"}',
  hints: [
    'An answer is wanted, so it is a request: `jsonrpc`, `id`, `method`.',
    'The method is the plural of the thing, a slash, and `list`.',
    'The first page needs no `params` at all.',
  ],
  solution: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  lesson:
    'A request has three members that it cannot do without: `jsonrpc`, which is always `"2.0"`, an `id`, and a `method`. `params` may be left out where there is nothing to say.',
  links: [clause('2025-06-18', 'server/tools#listing-tools', 'Tools, Listing Tools')],
  goals: [asks('tools/list'), numbered(), lacks('/params/cursor', 'The first page is asked for without a `cursor`.')],
  mistakes: [
    withoutId({ jsonrpc: '2.0', method: 'tools/list' }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list' }),
    misnamed(
      request(1, 'list_tools'),
      'That is the name of a function in a library. On the wire the method is `tools/list`: the thing, a slash, what to do.',
      'list_tools',
      'listTools',
      'ListTools',
      'tools.list',
      'list/tools',
      'tool/list',
      'tools_list',
      'getTools',
      'get_tools',
      'tools/get',
    ),
    commonMistake(
      'calls',
      request(1, 'tools/call', { name: 'list' }),
      '`tools/call` runs a tool. To hear which ones there are, ask for a list.',
      { at: '/method', equals: 'tools/call' },
    ),
    commonMistake(
      'method-in-params',
      { jsonrpc: '2.0', id: 1, params: { method: 'tools/list' } },
      'The method stands beside `params`, not inside.',
      present('/params/method'),
    ),
    commonMistake(
      'page-number',
      request(1, 'tools/list', { page: 1 }),
      'Lists of MCP have no page numbers and no sizes: the first page is what comes without a `cursor`.',
      present(
        '/params/page',
        '/params/limit',
        '/params/offset',
        '/params/pageSize',
        '/params/page_size',
        '/params/size',
      ),
    ),
    commonMistake(
      'empty-cursor',
      request(1, 'tools/list', { cursor: '' }),
      'A cursor is something the server gave out. For the first page leave it out; an empty text is not the same.',
      present('/params/cursor'),
    ),
  ],
};
