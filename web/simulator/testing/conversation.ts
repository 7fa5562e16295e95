/** Conversations over HTTP with the server of the conformance tests. */
import { serverNamed } from '../servers/index.ts';
import type { McpRevision, ServerDefinition } from '../types.ts';
import { HttpConversation } from './exchange.ts';

const fixture = (): ServerDefinition => {
  const server = serverNamed('conformance');
  if (!server) throw new Error('There is no fixture server.');
  return server.definition;
};

/** A tool call. */
export const call = (id: number, name: string, args = {}, meta = {}) => ({
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...(Object.keys(meta).length > 0 ? { _meta: meta } : {}) },
});

/** A conversation over HTTP with that server; `more` are transport settings. */
export const talk = (revision: McpRevision, more = {}): HttpConversation =>
  new HttpConversation(fixture(), revision, more);
