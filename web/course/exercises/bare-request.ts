/** A request of 2025 in 2026. */
import { introduces, introduction, unintroduced } from '../goals-stateless.ts';
import { asks, clause, lacks, numbered, present, request, commonMistake, withNull, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Mend the request. */
export const bareRequest: MessageSource = {
  id: 'bare-request',
  kind: 'fix-message',
  title: 'Introduce yourself, each time',
  revision: '2026-07-28',
  from: 'client',
  task: 'The client `desk`, version `1.0.0`, has no capabilities. This request of it was right up to 2025-11-25. Mend it for 2026-07-28, where nobody shakes hands.',
  start: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  hints: [
    'What a client said once in `initialize` each request now says for itself.',
    'It stands in `params._meta`, under keys that begin with `io.modelcontextprotocol/`.',
    'The keys end in `protocolVersion`, `clientInfo` and `clientCapabilities`.',
  ],
  solution: JSON.stringify(request(1, 'tools/list', { _meta: introduction() })),
  lesson:
    '2026-07-28 has no handshake and no session: each request says in `_meta` which revision it is in, who sends it, and what that client can do.',
  links: [
    clause('2026-07-28', 'basic/index#statelessness', 'Base protocol, Statelessness'),
    clause('2026-07-28', 'basic/index#meta', 'Base protocol, _meta'),
  ],
  goals: [
    asks('tools/list'),
    numbered(),
    ...introduces(),
    lacks('/params/cursor', 'The first page is asked for without a `cursor`.'),
  ],
  mistakes: [
    commonMistake(
      'handshake',
      request(1, 'initialize', {
        protocolVersion: '2026-07-28',
        capabilities: {},
        clientInfo: { name: 'desk', version: '1.0.0' },
      }),
      '2026-07-28 has no `initialize`: the request for tools itself says who is asking.',
      { mentions: '"initialize"' },
    ),
    commonMistake(
      'in-params',
      request(1, 'tools/list', { protocolVersion: '2026-07-28', capabilities: {} }),
      'That is how `initialize` said it. Now it stands in `params._meta`.',
      present('/params/protocolVersion', '/params/clientInfo', '/params/capabilities'),
    ),
    ...unintroduced(1, 'tools/list'),
    withoutId({ jsonrpc: '2.0', method: 'tools/list', params: { _meta: introduction() } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list', params: { _meta: introduction() } }),
  ],
};
