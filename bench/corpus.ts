/** 20,000 right messages of MCP 2025-11-25, one per line, as a busy host logs them: about 13 MB. The same every time. */

const words = 'the quick tool reads a file and says what it found in it, line by line, until the end'.split(' ');

/** A small generator of numbers, so that every run sees the same text. */
function numbers(): () => number {
  let state = 20_251_125;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1) / 2 ** 31;
}

/** The lines, with whole conversations: every request is answered. */
export function makeCorpus(count: number): string[] {
  const next = numbers();
  const prose = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(next() * words.length)] ?? 'a').join(' ');
  const tool = (at: number) => ({
    name: `tool_${at}`,
    title: `Tool ${at}`,
    description: prose(14),
    inputSchema: {
      type: 'object',
      properties: { path: { type: 'string', description: prose(5) }, limit: { type: 'integer', minimum: 1 } },
      required: ['path'],
    },
    annotations: { readOnlyHint: true },
  });
  const out: string[] = [];
  const add = (message: object): number => out.push(JSON.stringify({ jsonrpc: '2.0', ...message }));
  let id = 0;
  while (out.length < count) {
    id += 1;
    const roll = next();
    if (roll < 0.02) {
      const me = { name: 'desk', version: '4.1.0' };
      add({
        id,
        method: 'initialize',
        params: {
          protocolVersion: '2025-11-25',
          capabilities: { roots: { listChanged: true }, sampling: {} },
          clientInfo: me,
        },
      });
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
    } else if (roll < 0.04) {
      add({ id, method: 'tools/list', params: {} });
      add({ id, result: { tools: Array.from({ length: 20 }, (_, at) => tool(at)), nextCursor: `page-${id}` } });
    } else if (roll < 0.08) {
      add({ id, method: 'tools/call', params: { name: 'gone', arguments: {} } });
      add({ id, error: { code: -32602, message: 'Unknown tool: gone' } });
    } else if (roll < 0.7) {
      add({
        id,
        method: 'tools/call',
        params: {
          name: `tool_${id % 20}`,
          arguments: { path: `/srv/${id}/notes.md`, limit: 40 },
          _meta: { progressToken: id },
        },
      });
      for (let step = 1; step <= 2; step++) {
        add({
          method: 'notifications/progress',
          params: { progressToken: id, progress: step, total: 3, message: prose(16) },
        });
      }
      add({
        id,
        result: {
          content: [
            { type: 'text', text: prose(330) },
            { type: 'resource_link', uri: `file:///srv/${id}/notes.md`, name: 'notes.md', mimeType: 'text/markdown' },
          ],
          isError: false,
        },
      });
    } else {
      add({
        method: 'notifications/message',
        params: { level: 'info', logger: 'disk', data: { text: prose(70), took: Math.floor(next() * 400) } },
      });
    }
  }
  return out.slice(0, count);
}
