/** Small builders for 2026-07-28, where each request introduces itself. */
import type { JsonRecord } from '../simulator/types.ts';
import { goal, otherThan, present, request, commonMistake, without } from './goals.ts';
import type { GoalSource, MistakeSource } from './source.ts';

/** What each request of 2026-07-28 says of itself. */
export function introduction(capabilities: JsonRecord = {}): JsonRecord {
  return {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'desk', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
}

/** Where a request of 2026-07-28 has one of its keys, such as `clientInfo`. */
export function introduced(key: string): string {
  return `/params/_meta/io.modelcontextprotocol~1${key}`;
}

/** It says which revision it is in, and what the client can do. */
export function introduces(): readonly GoalSource[] {
  return [
    goal(
      'revision-said',
      'It says its revision',
      '`params._meta` needs `"io.modelcontextprotocol/protocolVersion": "2026-07-28"`: there is no handshake that would have said so.',
      { at: introduced('protocolVersion'), equals: '2026-07-28' },
    ),
    goal(
      'capabilities-said',
      'It says what the client can do',
      '`params._meta` needs `"io.modelcontextprotocol/clientCapabilities"`, an object, empty if there is nothing.',
      { at: introduced('clientCapabilities'), type: 'object' },
    ),
    goal(
      'who-said',
      'It says who asks',
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

/** The usual ways to leave out what a request of 2026-07-28 says of itself. */
export function unintroduced(id: string | number, method: string, params: JsonRecord = {}): readonly MistakeSource[] {
  return [
    commonMistake(
      'no-meta',
      request(id, method, params),
      'In 2026-07-28 each request introduces itself in `params._meta`: revision and capabilities, for there is no handshake.',
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
      '`_meta` stands inside of `params`.',
      present('/_meta'),
    ),
    commonMistake(
      'short-keys',
      request(id, method, { ...params, _meta: { protocolVersion: '2026-07-28', clientCapabilities: {} } }),
      'The keys in `_meta` have the prefix of the protocol: `io.modelcontextprotocol/protocolVersion`.',
      present('/params/_meta/protocolVersion', '/params/_meta/clientInfo', '/params/_meta/clientCapabilities'),
    ),
    commonMistake(
      'old-revision',
      request(id, method, {
        ...params,
        _meta: { ...introduction(), 'io.modelcontextprotocol/protocolVersion': '2025-11-25' },
      }),
      'It says that it is in another revision than 2026-07-28.',
      otherThan(introduced('protocolVersion'), '2026-07-28'),
    ),
    commonMistake(
      'capabilities-missing',
      request(id, method, { ...params, _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } }),
      'What can the client do? `io.modelcontextprotocol/clientCapabilities` is required, even where it is empty.',
      without(introduced('clientCapabilities'), introduced('protocolVersion')),
    ),
  ];
}
