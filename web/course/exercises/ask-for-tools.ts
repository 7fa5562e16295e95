/** The smallest useful request. */
import {
  sendsRequest,
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
export const requestTools: MessageSource = {
  id: 'ask-for-tools',
  kind: 'write-message',
  title: 'Request the list of tools',
  revision: '2025-11-25',
  from: 'client',
  task: 'Request the first page of the server’s tools.\n\nThe handshake is done. You need to know which response belongs to your request.',
  start: '{"jsonrpc":"2.0"}',
  hints: [
    'You need a response, so write a request: `jsonrpc`, `id`, `method`.',
    'The method is the plural of the feature, a slash, and `list`.',
    'The first page needs no `params`.',
  ],
  solution: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  lesson:
    'A request needs three members: `jsonrpc`, which is always `"2.0"`, an `id`, and a `method`. `params` may be omitted if there are no parameters.',
  links: [clause('2025-11-25', 'server/tools#listing-tools', 'Tools, Listing Tools')],
  goals: [
    sendsRequest('tools/list'),
    numbered(),
    lacks('/params/cursor', 'A request for the first page has no `cursor`: remove it.'),
  ],
  mistakes: [
    withoutId({ jsonrpc: '2.0', method: 'tools/list' }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list' }),
    misnamed(
      request(1, 'list_tools'),
      'That is the name of a function in a library. In the message the method is `tools/list`: the feature, a slash, the action.',
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
      '`tools/call` runs a tool. Use the method that lists the tools.',
      { at: '/method', equals: 'tools/call' },
    ),
    commonMistake(
      'method-in-params',
      { jsonrpc: '2.0', id: 1, params: { method: 'tools/list' } },
      '`method` must be next to `params`, not inside it.',
      present('/params/method'),
    ),
    commonMistake(
      'page-number',
      request(1, 'tools/list', { page: 1 }),
      'Lists in MCP have no page numbers and no page sizes. A request without a `cursor` returns the first page.',
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
      'A cursor always comes from the server. For the first page, omit it: an empty string is not the same as no cursor.',
      present('/params/cursor'),
    ),
  ],
};
