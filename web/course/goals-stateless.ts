/** Small builders for 2026-07-28, where each request introduces itself. */
import type { Json, JsonRecord } from '../simulator/types.ts';
import type { Goal, Seen, SeenMistake } from './define.ts';
import { goal, has, inside, isRecord, request, commonMistake } from './goals.ts';

/** What each request of 2026-07-28 says of itself. */
export function introduction(capabilities: JsonRecord = {}): JsonRecord {
  return {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'desk', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
}

/** What a request of 2026-07-28 says of itself by one of its keys, such as `clientInfo`. */
export function introduced(seen: Seen, key: string): Json | undefined {
  const meta = inside(seen, 'params._meta');
  const name = `io.modelcontextprotocol/${key}`;
  return isRecord(meta) && Object.hasOwn(meta, name) ? meta[name] : undefined;
}

/** It says which revision it is in, and what the client can do. */
export function introduces(): readonly Goal[] {
  return [
    goal(
      'revision-said',
      'It says its revision',
      '`params._meta` needs `"io.modelcontextprotocol/protocolVersion": "2026-07-28"`: there is no handshake that would have said so.',
      (seen) => introduced(seen, 'protocolVersion') === '2026-07-28',
    ),
    goal(
      'capabilities-said',
      'It says what the client can do',
      '`params._meta` needs `"io.modelcontextprotocol/clientCapabilities"`, an object, empty if there is nothing.',
      (seen) => isRecord(introduced(seen, 'clientCapabilities')),
    ),
    goal(
      'who-said',
      'It says who asks',
      'The client is `{"name":"desk","version":"1.0.0"}`, in `io.modelcontextprotocol/clientInfo`.',
      (seen) => {
        const info = introduced(seen, 'clientInfo');
        return info === undefined || (isRecord(info) && info.name === 'desk' && info.version === '1.0.0');
      },
    ),
  ];
}

/** The usual ways to leave out what a request of 2026-07-28 says of itself. */
export function unintroduced(id: string | number, method: string, params: JsonRecord = {}): readonly SeenMistake[] {
  return [
    commonMistake(
      'no-meta',
      request(id, method, params),
      'In 2026-07-28 each request introduces itself in `params._meta`: revision and capabilities, for there is no handshake.',
      (seen) => inside(seen, 'method') === method && !has(seen, 'params._meta') && !has(seen, '_meta'),
    ),
    commonMistake(
      'meta-outside',
      { jsonrpc: '2.0', id, method, params, _meta: introduction() },
      '`_meta` stands inside of `params`.',
      (seen) => has(seen, '_meta'),
    ),
    commonMistake(
      'short-keys',
      request(id, method, { ...params, _meta: { protocolVersion: '2026-07-28', clientCapabilities: {} } }),
      'The keys in `_meta` have the prefix of the protocol: `io.modelcontextprotocol/protocolVersion`.',
      (seen) => ['protocolVersion', 'clientInfo', 'clientCapabilities'].some((key) => has(seen, `params._meta.${key}`)),
    ),
    commonMistake(
      'old-revision',
      request(id, method, {
        ...params,
        _meta: { ...introduction(), 'io.modelcontextprotocol/protocolVersion': '2025-11-25' },
      }),
      'It says that it is in another revision than 2026-07-28.',
      (seen) =>
        introduced(seen, 'protocolVersion') !== undefined && introduced(seen, 'protocolVersion') !== '2026-07-28',
    ),
    commonMistake(
      'capabilities-missing',
      request(id, method, { ...params, _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } }),
      'What can the client do? `io.modelcontextprotocol/clientCapabilities` is required, even where it is empty.',
      (seen) =>
        introduced(seen, 'protocolVersion') !== undefined && introduced(seen, 'clientCapabilities') === undefined,
    ),
  ];
}
