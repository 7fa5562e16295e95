/** What revisions are called. Apart from the models, so that a list of revisions costs nothing to load. */
import type { RevisionId } from '../types.ts';

/** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
export function titleOf(id: RevisionId): string {
  return id === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : `MCP ${id}`;
}
