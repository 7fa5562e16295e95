/** Small builders for 2026-07-28, where each request carries its revision and capabilities in `_meta`. */
import type { JsonRecord } from '../simulator/types.ts';
import { goal, otherThan, present, request, commonMistake, without } from './goals.ts';
import type { GoalSource, MistakeSource } from './source.ts';

/** The `_meta` that each request of 2026-07-28 must have. */
export function introduction(capabilities: JsonRecord = {}): JsonRecord {
  return {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'desk', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
}

/** The place of a `_meta` key in a 2026-07-28 request, such as `clientInfo`. */
export function introduced(key: string): string {
  return `/params/_meta/io.modelcontextprotocol~1${key}`;
}

/** The request declares its revision and the client’s capabilities. */
export function introduces(): readonly GoalSource[] {
  return [
    goal(
      'revision-said',
      'The request declares its revision',
      '`params._meta` needs `"io.modelcontextprotocol/protocolVersion": "2026-07-28"`, because no handshake declares the revision.',
      { at: introduced('protocolVersion'), equals: '2026-07-28' },
    ),
    goal(
      'capabilities-said',
      'The request declares the client’s capabilities',
      '`params._meta` needs `"io.modelcontextprotocol/clientCapabilities"`: an object, empty if the client has no capabilities.',
      { at: introduced('clientCapabilities'), type: 'object' },
    ),
    goal(
      'who-said',
      'The request identifies the client',
      'The client is `{"name":"desk","version":"1.0.0"}`, in `io.modelcontextprotocol/clientInfo`.',
      {
        any: [
          { at: introduced('clientInfo'), absent: true },
          { at: introduced('clientInfo'), equals: { $has: { name: 'desk', version: '1.0.0' } } },
        ],
      },
    ),
  ];
}

/** The common mistakes in the `_meta` of a 2026-07-28 request. */
export function unintroduced(id: string | number, method: string, params: JsonRecord = {}): readonly MistakeSource[] {
  return [
    commonMistake(
      'no-meta',
      request(id, method, params),
      'In 2026-07-28 each request declares its revision and capabilities in `params._meta`, because there is no handshake.',
      {
        all: [
          { at: '/method', equals: method },
          { at: '/params/_meta', absent: true },
          { at: '/_meta', absent: true },
        ],
      },
    ),
    commonMistake(
      'meta-outside',
      { jsonrpc: '2.0', id, method, params, _meta: introduction() },
      '`_meta` must be inside `params`.',
      present('/_meta'),
    ),
    commonMistake(
      'short-keys',
      request(id, method, { ...params, _meta: { protocolVersion: '2026-07-28', clientCapabilities: {} } }),
      'The keys in `_meta` need the prefix of the protocol: `io.modelcontextprotocol/protocolVersion`.',
      present('/params/_meta/protocolVersion', '/params/_meta/clientInfo', '/params/_meta/clientCapabilities'),
    ),
    commonMistake(
      'old-revision',
      request(id, method, {
        ...params,
        _meta: { ...introduction(), 'io.modelcontextprotocol/protocolVersion': '2025-11-25' },
      }),
      'The request declares a revision other than 2026-07-28.',
      otherThan(introduced('protocolVersion'), '2026-07-28'),
    ),
    commonMistake(
      'capabilities-missing',
      request(id, method, { ...params, _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } }),
      '`io.modelcontextprotocol/clientCapabilities` is missing. It is required, even if it is an empty object.',
      without(introduced('clientCapabilities'), introduced('protocolVersion')),
    ),
  ];
}
