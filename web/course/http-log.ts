/** An HTTP session as exercises show it: correct, except for the parts that an exercise replaces. */
import type { JsonRecord, McpRevision } from '../simulator/types.ts';
import type { Logged } from './source.ts';
import { answer, notification, request } from './goals.ts';
import { answered, requestPart, wireLog, type Part } from './wire.ts';

/** Headers of a client. */
export const HEADERS = {
  type: 'Content-Type: application/json',
  accept: 'Accept: application/json, text/event-stream',
  session: 'Mcp-Session-Id: 6f1d0c52',
  version: 'MCP-Protocol-Version: 2025-11-25',
} as const;

const { type, accept, session, version } = HEADERS;

/** A message in the session, as a POST with these headers; by default with all of them. */
export function posts(message: JsonRecord, headers: readonly string[] = [type, accept, session, version]): Part {
  return requestPart('POST /mcp', headers, JSON.stringify(message));
}

/** A message as the body of a response. */
export function gives(message: JsonRecord, headers: readonly string[] = [type]): Part {
  return answered('200 OK', headers, JSON.stringify(message));
}

/** The handshake: four parts, after which the session is open. */
export function opening(revision: McpRevision = '2025-11-25'): Part[] {
  const hello = { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'desk', version: '1.0.0' } };
  const server = {
    protocolVersion: revision,
    capabilities: { tools: {} },
    serverInfo: { name: 'shop', version: '1.0.0' },
  };
  return [
    posts(request(1, 'initialize', hello), [type, accept]),
    gives(answer(1, server), [type, session]),
    posts(notification('notifications/initialized')),
    answered('202 Accepted', []),
  ];
}

/** A log in which some parts are replaced, by their numbers from 1. */
export function sessionLog(parts: readonly Part[], others: Readonly<Record<number, Part>>): Logged[] {
  return wireLog(parts.map((part, at) => others[at + 1] ?? part));
}
