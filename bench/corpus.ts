/**
 * 20,000 valid messages of MCP 2025-11-25, one per line, as a proxy logs many short sessions: handshake, a list of 20 tools,
 * calls with progress and results, log messages, errors. About 13.6 MB, mean 680 bytes, largest 7.7 kB. Deterministic.
 */

const words = 'the quick tool reads a file and says what it found in it, line by line, until the end'.split(' ');

/** A small random number generator with a fixed seed, so that every run uses the same text. */
function numbers(): () => number {
  let state = 20_251_125;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1) / 2 ** 31;
}

/** The lines, with complete conversations: every request has a response. */
export function makeCorpus(count: number): string[] {
  const next = numbers();
  const prose = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(next() * words.length)] ?? 'a').join(' ');
  const tool = (at: number) => ({
    name: `tool_${at}`,
    title: `Tool ${at}`,
    description: prose(20),
    inputSchema: {
      type: 'object',
      properties: {
        path: { type: 'string', description: prose(4) },
        limit: { type: 'integer', minimum: 1 },
        deep: { type: 'boolean' },
      },
      required: ['path'],
    },
    annotations: { readOnlyHint: true },
  });
  const out: string[] = [];
  const add = (message: object): number => out.push(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const me = { name: 'desk', version: '4.1.0' };
  let id = 0;
  const call = (): void => {
    id += 1;
    const path = `/srv/${id}/notes.md`;
    add({
      id,
      method: 'tools/call',
      params: { name: `tool_${id % 20}`, arguments: { path, limit: 40, deep: false }, _meta: { progressToken: id } },
    });
    add({ method: 'notifications/progress', params: { progressToken: id, progress: 1, total: 2, message: prose(5) } });
    const link = { type: 'resource_link', uri: `file://${path}`, name: 'notes.md', mimeType: 'text/markdown' };
    add({ id, result: { content: [{ type: 'text', text: prose(84) }, link], isError: false } });
  };
  while (out.length < count) {
    id += 1;
    const capabilities = { roots: { listChanged: true }, sampling: {} };
    add({ id, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities, clientInfo: me } });
    add({
      id,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: { listChanged: true }, logging: {} },
        serverInfo: me,
        instructions: prose(20),
      },
    });
    add({ method: 'notifications/initialized' });
    id += 1;
    add({ id, method: 'tools/list', params: {} });
    add({ id, result: { tools: Array.from({ length: 20 }, (_, at) => tool(at)), nextCursor: `page-${id}` } });
    for (let calls = 0; calls < 3; calls++) call();
    add({
      method: 'notifications/message',
      params: {
        level: 'info',
        logger: 'disk',
        data: { text: prose(20), took: Math.floor(next() * 400), pages: [1, 2] },
      },
    });
    id += 1;
    add({ id, method: 'tools/call', params: { name: 'tool_1', arguments: { path: `/srv/${id}` } } });
    add({ id, error: { code: -32603, message: 'Internal error', data: { retry: true } } });
  }
  return out.slice(0, count);
}

/** Options of a generated log. */
export interface LogPlan {
  /** Minimum length, UTF-16 units. */
  units: number;
  /** Maximum number of messages in a session. */
  session: number;
}

/**
 * The lines of a log as a host writes it: consecutive sessions, each with a handshake, a list of tools and calls, and ids from
 * 0. Every message is valid and every request has a response.
 */
export function makeLog({ units, session }: LogPlan): string[] {
  const next = numbers();
  const prose = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(next() * words.length)] ?? 'a').join(' ');
  const out: string[] = [];
  let written = 0;
  const add = (message: object): void => {
    const line = JSON.stringify({ jsonrpc: '2.0', ...message });
    written += line.length + 1;
    out.push(line);
  };
  const me = { name: 'desk', version: '4.1.0' };
  const tools = Array.from({ length: 20 }, (_, at) => ({
    name: `tool_${at}`,
    description: prose(20),
    inputSchema: {
      type: 'object',
      properties: { path: { type: 'string', description: prose(4) }, limit: { type: 'integer' } },
      required: ['path'],
    },
  }));
  const full = (): boolean => written >= units;
  while (!full()) {
    const last = out.length + session - 4;
    const params = { protocolVersion: '2025-11-25', capabilities: { roots: {} }, clientInfo: me };
    add({ id: 0, method: 'initialize', params });
    const capabilities = { tools: { listChanged: true }, logging: {} };
    add({ id: 0, result: { protocolVersion: '2025-11-25', capabilities, serverInfo: me } });
    add({ method: 'notifications/initialized' });
    add({ id: 1, method: 'tools/list' });
    add({ id: 1, result: { tools } });
    for (let id = 2; out.length < last && !full(); id++) {
      const path = `/srv/${id}/notes.md`;
      const call = { name: `tool_${id % 20}`, arguments: { path, limit: 40 }, _meta: { progressToken: id } };
      add({ id, method: 'tools/call', params: call });
      add({
        method: 'notifications/progress',
        params: { progressToken: id, progress: 1, total: 2, message: prose(40) },
      });
      if (id % 5 === 0)
        add({ method: 'notifications/message', params: { level: 'info', logger: 'fs', data: prose(60) } });
      if (id % 12 === 0) add({ id, error: { code: -32602, message: 'The file is not there' } });
      else add({ id, result: { content: [{ type: 'text', text: prose(390) }], isError: false } });
    }
  }
  return out;
}
