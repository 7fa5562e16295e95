/** The error for a resource that does not exist. */
import type { Json, McpRevision, Step } from '../types.ts';

/** Its code changed in 2026-07-28; the URI is included. */
export function notFound(uri: Json | undefined, revision: McpRevision): Extract<Step, { do: 'error' }> {
  const code = revision === '2026-07-28' ? -32602 : -32002;
  return { do: 'error', code, message: 'Resource not found', data: { uri: typeof uri === 'string' ? uri : '' } };
}
