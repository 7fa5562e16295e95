/** The replacement of the handshake. */
import { introduces, introduction, unintroduced } from '../goals-stateless.ts';
import { sendsRequest, clause, misnamed, numbered, request, withNull, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Write the request. */
export const discover: MessageSource = {
  id: 'discover',
  kind: 'write-message',
  title: 'Discover what a server supports',
  revision: '2026-07-28',
  from: 'client',
  task: 'Request the server’s revisions and capabilities, before anything else.\n\nThe revision is 2026-07-28. The client is `desk`, version `1.0.0`, without capabilities.',
  start: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2026-07-28"}}',
  hints: [
    'There is one method for this, and it begins with `server/`.',
    'Like every request it needs metadata in `params._meta`.',
  ],
  solution: JSON.stringify(request(1, 'server/discover', { _meta: introduction() })),
  lesson:
    '`server/discover` returns the server’s revisions and capabilities. It is an ordinary request, not a handshake: the client may omit it.',
  links: [clause('2026-07-28', 'server/discover#request', 'Discovery, Request')],
  goals: [sendsRequest('server/discover'), numbered(), ...introduces()],
  mistakes: [
    misnamed(
      request(1, 'initialize', { _meta: introduction() }),
      '2026-07-28 has no `initialize`. Use `server/discover` instead.',
      'initialize',
      'notifications/initialized',
      'initialized',
    ),
    {
      ...misnamed(
        request(1, 'server/info', { _meta: introduction() }),
        'The method is named `server/discover`.',
        'server/info',
        'discover',
        'server/capabilities',
        'server/list',
        'capabilities/list',
        'server.discover',
        'tools/discover',
        'server/discovery',
        'servers/discover',
        'ping',
      ),
      id: 'other-name',
    },
    ...unintroduced(1, 'server/discover'),
    withoutId({ jsonrpc: '2.0', method: 'server/discover', params: { _meta: introduction() } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'server/discover', params: { _meta: introduction() } }),
  ],
};
