/** A request from 2025 converted to 2026-07-28. */
import { introduces, introduction, unintroduced } from '../goals-stateless.ts';
import {
  sendsRequest,
  clause,
  lacks,
  numbered,
  present,
  request,
  commonMistake,
  withNull,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Fix the request. */
export const bareRequest: MessageSource = {
  id: 'bare-request',
  kind: 'fix-message',
  title: 'Convert a request to 2026-07-28',
  revision: '2026-07-28',
  from: 'client',
  task: 'Convert this request to 2026-07-28, which has no handshake.\n\nIt is valid until 2025-11-25. Its client is `desk`, version `1.0.0`, without capabilities.',
  start: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  hints: [
    'Each request now declares what the client used to declare once, in `initialize`.',
    'The metadata is in `params._meta`, under keys that begin with `io.modelcontextprotocol/`.',
    'The keys end in `protocolVersion`, `clientInfo` and `clientCapabilities`.',
  ],
  solution: JSON.stringify(request(1, 'tools/list', { _meta: introduction() })),
  lesson:
    '2026-07-28 has no handshake and no session. Each request declares its revision, its client, and the client’s capabilities in `_meta`.',
  links: [
    clause('2026-07-28', 'basic/index#statelessness', 'Base protocol, Statelessness'),
    clause('2026-07-28', 'basic/index#meta', 'Base protocol, _meta'),
  ],
  goals: [
    sendsRequest('tools/list'),
    numbered(),
    ...introduces(),
    lacks('/params/cursor', 'A request for the first page has no `cursor`: remove it.'),
  ],
  mistakes: [
    commonMistake(
      'handshake',
      request(1, 'initialize', {
        protocolVersion: '2026-07-28',
        capabilities: {},
        clientInfo: { name: 'desk', version: '1.0.0' },
      }),
      '2026-07-28 has no `initialize`: the `tools/list` request itself identifies the client.',
      { mentions: '"initialize"' },
    ),
    commonMistake(
      'in-params',
      request(1, 'tools/list', { protocolVersion: '2026-07-28', capabilities: {} }),
      'That is the form of `initialize`. In 2026-07-28 these members belong in `params._meta`.',
      present('/params/protocolVersion', '/params/clientInfo', '/params/capabilities'),
    ),
    ...unintroduced(1, 'tools/list'),
    withoutId({ jsonrpc: '2.0', method: 'tools/list', params: { _meta: introduction() } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/list', params: { _meta: introduction() } }),
  ],
};
