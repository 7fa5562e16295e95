/** Conversations between a client and a server, for tests of their drawing. */

/** A line of a log with timestamps. */
export const lineOf = (from: string, message: object, ms: number): string =>
  `14:02:${String(7 + Math.floor(ms / 1000)).padStart(2, '0')}.${String(ms % 1000).padStart(3, '0')} ${from} ${JSON.stringify({ jsonrpc: '2.0', ...message })}`;

/** A handshake. */
export const HELLO = [
  lineOf(
    '>',
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'trip-planner', version: '1.4.0' },
      },
    },
    118,
  ),
  lineOf(
    '<',
    {
      id: 1,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'weather', version: '0.9.2' },
      },
    },
    160,
  ),
  lineOf('>', { method: 'notifications/initialized' }, 161),
];

/** A conversation with a finding and waiting requests. */
export const TALK = [
  ...HELLO,
  lineOf('>', { id: 2, method: 'tools/list' }, 163),
  lineOf('<', { id: 2, result: { tools: [] } }, 2049),
  lineOf('>', { id: null, method: 'tools/call', params: { name: 'forecast' } }, 2052),
  lineOf('>', { id: 7, method: 'ping' }, 2060),
].join('\n');

/** Many calls, some with many progress notifications, one without a response. */
export function long(messages: number): string {
  const lines = [...HELLO];
  for (let id = 10; lines.length < messages; id++) {
    lines.push(
      lineOf(
        '>',
        { id, method: 'tools/call', params: { name: 'a', arguments: {}, _meta: { progressToken: id } } },
        lines.length,
      ),
    );
    for (let n = id % 7 === 0 ? 1 : 30; n < 30; n++)
      lines.push(
        lineOf('<', { method: 'notifications/progress', params: { progressToken: id, progress: n } }, lines.length),
      );
    if (id !== 13) lines.push(lineOf('<', { id, result: { content: [] } }, lines.length));
  }
  return lines.join('\n');
}

/** A name that contains markup. */
export const HOSTILE = '</text><script>alert(1)</script><img src=x onerror="alert(2)">';
