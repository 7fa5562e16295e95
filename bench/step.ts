/**
 * In Node: messages per second of `step` and of the official SDK's server over its in-memory transport, alternating. Same
 * tools, same messages. `step` takes and returns text; the in-memory transport passes objects, so the SDK is measured with and
 * without text. Prints JSON.
 */
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { create, prepare, step } from '../web/simulator/server.ts';
import { calculator } from '../web/simulator/servers/calculator.ts';

const [rounds = '7', size = '4000'] = process.argv.slice(2);
const hello = {
  jsonrpc: '2.0',
  id: 'hello',
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
} as const;
const ready = { jsonrpc: '2.0', method: 'notifications/initialized' } as const;
/** Half of the messages are lists, half are calls. */
const requests = Array.from({ length: Number(size) }, (_, id) =>
  id % 2 === 0
    ? ({ jsonrpc: '2.0', id, method: 'tools/list' } as const)
    : ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'add', arguments: { a: id, b: 2 } } } as const),
);
const messages = [hello, ready, ...requests];
const texts = messages.map((message) => JSON.stringify(message));

/** Total time, ms. */
function ours(): number {
  let state = create(calculator, { revisions: ['2025-11-25'] });
  let answers = 0;
  const start = performance.now();
  for (const text of texts) {
    const stepped = step(state, { kind: 'message', at: 0, text });
    state = stepped.state;
    answers += stepped.outputs.length;
  }
  const took = performance.now() - start;
  if (answers !== requests.length + 1) throw new Error(`step gave ${answers} answers`);
  return took;
}

type Connects = { connect(transport: InMemoryTransport): Promise<void> };

/** The same for a server of the SDK; all messages are sent at once, which is its best case. */
async function theirs(server: Connects, asText: boolean): Promise<number> {
  const [client, other] = InMemoryTransport.createLinkedPair();
  await server.connect(other);
  let answers = 0;
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    client.onmessage = (message) => {
      if (asText) JSON.stringify(message);
      if ('error' in message) reject(new Error(JSON.stringify(message)));
      if (++answers === requests.length + 1) resolve();
    };
    texts.forEach((text, index) => {
      const message = messages[index];
      if (message) void client.send(asText ? JSON.parse(text) : message);
    });
  });
  return performance.now() - start;
}

const two = { a: z.number().describe('The first number'), b: z.number().describe('The second number') };
const one = { result: z.number() };
const WORK: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
};

/** As most developers write servers. */
function registered(): Connects {
  const server = new McpServer({ name: 'calculator', title: 'Calculator', version: '1.0.0' });
  for (const { name, title, description } of calculator.tools ?? []) {
    const work = WORK[name];
    const about = { title: title ?? name, description: description ?? name };
    if (work) {
      server.registerTool(name, { ...about, inputSchema: two, outputSchema: one }, ({ a, b }) => {
        const structuredContent = { result: work(a, b) };
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
      });
    } else {
      server.registerTool(name, { ...about, inputSchema: { numbers: z.array(z.number()) } }, ({ numbers }) => ({
        content: [{ type: 'text', text: String(numbers.reduce((sum, next) => sum + next, 0)) }],
      }));
    }
  }
  return server;
}

/** The minimum: a list that is created once, and arguments that are not validated. */
function bare(): Connects {
  const server = new Server({ name: 'calculator', version: '1.0.0' }, { capabilities: { tools: {} } });
  const tools = (calculator.tools ?? []).map(({ does, ...tool }) => {
    void does;
    return tool;
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const { a, b } = params.arguments ?? {};
    const structuredContent = { result: WORK[params.name]?.(Number(a), Number(b)) ?? 0 };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  });
  return server;
}

await prepare(['2025-11-25']);
const runs: Record<string, () => number | Promise<number>> = {
  step: ours,
  'SDK, registered tools': () => theirs(registered(), false),
  'SDK, bare handlers': () => theirs(bare(), false),
  'SDK, bare handlers, text in and out': () => theirs(bare(), true),
};
const times: Record<string, number[]> = {};
for (let round = -2; round < Number(rounds); round++)
  for (const [name, run] of Object.entries(runs)) {
    const took = await run();
    if (round >= 0) (times[name] ??= []).push(took);
  }
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const own = times['step'] ?? [];
console.log(
  JSON.stringify(
    Object.entries(times).map(([name, list]) => ({
      name,
      rate: (messages.length / median(list)) * 1000,
      // In pairs, so that other load on the machine affects both.
      ratio: median(list.map((took, round) => took / (own[round] ?? took))),
    })),
  ),
);
