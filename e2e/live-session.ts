/** A session between a host and a server with a few mistakes, as a `tap` records it. */
import type { NewRecord } from './live-tap.ts';

/** A message of one side. */
export function sentBy(
  from: 'client' | 'server',
  message: object,
  more: { at?: number; exchange?: number } = {},
): NewRecord {
  return { kind: 'message', from, message: { jsonrpc: '2.0', ...message }, ...more };
}

/** The start of a run. */
export const START: NewRecord = {
  kind: 'run',
  transport: 'stdio',
  target: 'npx -y @modelcontextprotocol/server-everything',
  by: 'host',
  pid: 4711,
};

/** The handshake, at this time in milliseconds since 1970. */
export function handshake(at = Date.now()): NewRecord[] {
  return [
    sentBy(
      'client',
      {
        id: 0,
        method: 'initialize',
        params: {
          protocolVersion: '2025-11-25',
          capabilities: { sampling: {} },
          clientInfo: { name: 'host', version: '1.0.0' },
        },
      },
      { at },
    ),
    sentBy(
      'server',
      {
        id: 0,
        result: {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {}, resources: {} },
          serverInfo: { name: 'everything', version: '2.0.0' },
        },
      },
      { at: at + 42 },
    ),
    sentBy('client', { method: 'notifications/initialized' }, { at: at + 50 }),
  ];
}

/** Messages 4 to 11: a list, a call whose response has another id, a slow call, an error, and a request that waits. */
export function traffic(at = Date.now()): NewRecord[] {
  const call = (id: number, name: string, args: object): object => ({
    id,
    method: 'tools/call',
    params: { name, arguments: args },
  });
  const content = (text: string): object => ({ content: [{ type: 'text', text }] });
  return [
    { kind: 'stderr', text: 'Starting default (STDIO) server...', at: at + 60 },
    sentBy('client', { id: 1, method: 'tools/list' }, { at: at + 80 }),
    { kind: 'noise', from: 'server', text: 'Listing tools...', at: at + 85 },
    sentBy(
      'server',
      { id: 1, result: { tools: [{ name: 'echo', inputSchema: { type: 'object' } }] } },
      { at: at + 92 },
    ),
    sentBy('client', call(2, 'echo', { message: 'Hello' }), { at: at + 1000 }),
    sentBy('server', { id: '2', result: content('Echo: Hello') }, { at: at + 1010 }),
    sentBy('client', call(3, 'echo', { message: 'slow' }), { at: at + 1100 }),
    sentBy('server', { id: 3, result: content('Echo: slow') }, { at: at + 3100 }),
    sentBy('client', call(4, 'add', { a: 'x' }), { at: at + 3200 }),
    sentBy('server', { id: 4, error: { code: -32602, message: 'Unknown tool: add' } }, { at: at + 3208 }),
    sentBy('client', { id: 5, method: 'resources/read', params: { uri: 'test://1' } }, { at: at + 3300 }),
  ];
}

/** A session over HTTP that is refused, and one that goes on. */
export function overHttp(): NewRecord[] {
  const url = 'https://example.com/mcp';
  return [
    { kind: 'run', transport: 'http', target: url, by: 'host' },
    { kind: 'request', exchange: 1, method: 'POST', url, headers: { accept: 'application/json, text/event-stream' } },
    sentBy('client', { id: 1, method: 'tools/list' }, { exchange: 1 }),
    { kind: 'response', exchange: 1, status: 401, headers: { 'www-authenticate': 'Bearer realm="mcp"' } },
    { kind: 'close', exchange: 1, by: 'server' },
  ];
}
