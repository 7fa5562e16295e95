/** The two ways in which revisions begin a conversation, and the keys of `_meta` that the stateless one lives on. */
import type { Json, McpRevision } from './types.ts';

/** The revisions that begin with a handshake, oldest first. */
export const HANDSHAKE_REVISIONS = [
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
] as const satisfies readonly McpRevision[];
/** All revisions that a server can speak, oldest first. */
export const MCP_REVISIONS = [...HANDSHAKE_REVISIONS, '2026-07-28'] as const satisfies readonly McpRevision[];

/** Whether requests of a revision stand alone, without a handshake. */
export function isStateless(revision: McpRevision): boolean {
  return revision === '2026-07-28';
}

/** Key of `_meta`: the revision that a request follows. */
export const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion';
/** Key of `_meta`: who asks. */
export const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo';
/** Key of `_meta`: what the asking client can do. */
export const CLIENT_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
/** Key of `_meta`: the least serious logs that a request wants. */
export const LOG_LEVEL = 'io.modelcontextprotocol/logLevel';
/** Key of `_meta` in results: who answers. */
export const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';
/** Key of `_meta` in notifications: the `subscriptions/listen` they belong to. */
export const SUBSCRIPTION_ID = 'io.modelcontextprotocol/subscriptionId';

/** Revisions as a server lists them for clients: the newest first. */
export function spokenBy(revisions: readonly McpRevision[]): Json[] {
  return revisions.toReversed();
}
