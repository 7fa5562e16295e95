/** The two ways in which revisions begin a conversation, and the `_meta` keys of the stateless one. */
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

/** Whether requests of a revision are independent, without a handshake. */
export function isStateless(revision: McpRevision): boolean {
  return revision === '2026-07-28';
}

/** Key of `_meta`: the revision of a request. */
export const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion';
/** Key of `_meta`: the client's information. */
export const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo';
/** Key of `_meta`: the client's capabilities. */
export const CLIENT_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
/** Key of `_meta`: the minimum level of logs that a request asks for. */
export const LOG_LEVEL = 'io.modelcontextprotocol/logLevel';
/** Key of `_meta` in results: the server's information. */
export const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';
/** Key of `_meta` in notifications: the `subscriptions/listen` they belong to. */
export const SUBSCRIPTION_ID = 'io.modelcontextprotocol/subscriptionId';

/** Revisions as a server lists them for clients: newest first. */
export function versionsOf(revisions: readonly McpRevision[]): Json[] {
  return revisions.toReversed();
}
