/** Heavy entry point: a protected server and its authorization server, without HTTP around them. */
import { createAuth } from './auth/server.ts';
import type { AuthState } from './auth/types.ts';
import { settingsIn } from './run/protected.ts';
import type { McpRevision } from './types.ts';

export { refusalFor } from './auth/guard.ts';
export { stepAuth } from './auth/server.ts';
export type { AuthRequest, AuthResponse, AuthState, AuthStep } from './auth/types.ts';

/** The protected server `https://mcp.example.com/mcp` before its first request. */
export function protectedServer(revision: McpRevision): AuthState {
  return createAuth(settingsIn(revision));
}
