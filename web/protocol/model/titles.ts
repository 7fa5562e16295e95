/** The titles of revisions. Separate from the models so that loading a list of revisions is cheap. */
import type { RevisionId } from '../types.ts';

/** `JSON-RPC 2.0`, `MCP 2025-11-25`. */
export function titleOf(id: RevisionId): string {
  return id === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : `MCP ${id}`;
}
