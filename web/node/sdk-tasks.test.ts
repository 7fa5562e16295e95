/** Tasks of 2025-11-25 with the official SDK client of the first generation and the real command. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolResultSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVE, serveOnFreePort, type Served } from './testing/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveOnFreePort(['--server', 'everything']);
});
afterAll(async () => {
  await served.stop();
});

const CARRIERS: readonly (readonly [string, () => Transport])[] = [
  [
    'stdio',
    () =>
      new StdioClientTransport({
        command: process.execPath,
        args: [SERVE, '--stdio', '--server', 'everything'],
        stderr: 'ignore',
      }),
  ],
  ['HTTP', () => new StreamableHTTPClientTransport(new URL(served.url))],
];

/** The properties of tasks over one transport. */
function holds(_: string, carrier: () => Transport): void {
  const requested: string[] = [];
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: 'tasks', version: '1.0.0' }, { capabilities: { elicitation: { form: {}, url: {} } } });
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      requested.push(params.message);
      return { action: 'accept', content: { topic: 'whales' } };
    });
    await client.connect(carrier());
    // The client learns from the list which tools run as tasks.
    let cursor: string | undefined;
    do {
      const { nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor });
      cursor = nextCursor;
    } while (cursor !== undefined);
  });
  afterAll(() => client.close());

  /** The result of a call as a task: the kinds of messages, and the last message as text. */
  async function run(name: string): Promise<{ kinds: Set<string>; last: string }> {
    const kinds = new Set<string>();
    let last = '';
    const options = { task: { ttl: 60_000 } };
    for await (const message of client.experimental.tasks.callToolStream(
      { name, arguments: {} },
      CallToolResultSchema,
      options,
    )) {
      kinds.add(message.type);
      last = JSON.stringify(message);
    }
    return { kinds, last };
  }

  it('runs a tool as a task, polls its status, and gets its result', async () => {
    const { kinds, last } = await run('write_report');
    expect([...kinds]).toEqual(['taskCreated', 'taskStatus', 'result']);
    expect(last).toContain('A report of 3 pages.');
  });

  it('receives an elicitation during a task', async () => {
    const { last } = await run('interview');
    expect(requested).toEqual(['What shall we talk about?']);
    expect(last).toContain('We talked about whales.');
  });

  it('lists tasks, and cancels one', async () => {
    const stream = client.experimental.tasks.callToolStream(
      { name: 'long_work', arguments: {} },
      CallToolResultSchema,
      {
        task: { ttl: 60_000 },
      },
    );
    const { value: first } = await stream.next();
    const taskId = first?.type === 'taskCreated' ? first.task.taskId : '';
    const cancelled = await client.experimental.tasks.cancelTask(taskId);
    expect(cancelled.status).toBe('cancelled');
    const { tasks } = await client.experimental.tasks.listTasks();
    expect(tasks.map((task) => task.status)).toEqual(['completed', 'completed', 'cancelled']);
    await stream.return?.(undefined);
  });

  it('is asked to open a URL first', async () => {
    await expect(client.callTool({ name: 'account_balance', arguments: {} })).rejects.toMatchObject({
      code: -32042,
      data: { elicitations: [{ mode: 'url', url: 'https://example.com/connect' }] },
    });
    const { content } = await client.callTool({ name: 'account_balance', arguments: {} });
    expect(JSON.stringify(content)).toContain('The balance is 42.');
  });
}

describe.each(CARRIERS.slice(0, 1))('the official client over %s', { tags: ['all'] }, (...row) => {
  holds(...row);
});
describe.each(CARRIERS.slice(1))('the official client over %s', (...row) => {
  holds(...row);
});
