/** The error that says a resource is not there. */
import type { Json, McpRevision, Step } from '../types.ts';

/** Its code is another one since 2026-07-28; the address goes along. */
export function notFound(uri: Json | undefined, revision: McpRevision): Extract<Step, { do: 'error' }> {
  const code = revision === '2026-07-28' ? -32602 : -32002;
  return { do: 'error', code, message: 'Resource not found', data: { uri: typeof uri === 'string' ? uri : '' } };
}
