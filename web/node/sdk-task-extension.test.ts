/** The official package for the tasks extension of 2026-07-28 with the real command. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  createTaskSessionFromClient,
  type ApplicationInputHandler,
  type JsonRpcResponse,
  type RawClientDispatch,
} from '@modelcontextprotocol/ext-tasks/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postHeaders } from '../simulator/run/http-client.ts';
import type { JsonRecord } from '../simulator/types.ts';
import { serveOnFreePort, type Served } from './testing/served.ts';

const REVISION = '2026-07-28';
const INFO = { name: 'tasks', version: '1.0.0' };
const CAPABILITIES = { elicitation: { form: {} } };

let served: Served;
beforeAll(async () => {
  served = await serveOnFreePort(['--server', 'tasks']);
});
afterAll(async () => {
  await served.stop();
});

let nextId = 1;

/** The package needs a host that sends messages unchanged, since the client’s own types have no tasks. */
const rawDispatch: RawClientDispatch = async (request): Promise<JsonRpcResponse> => {
  const message = JSON.parse(
    JSON.stringify({ jsonrpc: '2.0', id: `raw-${nextId++}`, ...Object(request) }),
  ) as JsonRecord;
  const response = await fetch(served.url, {
    method: 'POST',
    headers: postHeaders(message, REVISION, null, undefined),
    body: JSON.stringify(message),
  });
  const body = (await response.json()) as { result?: never; error?: never };
  return body.error === undefined
    ? { kind: 'result', result: body.result ?? {} }
    : { kind: 'error', error: body.error };
};

const asked: string[] = [];
const onInputRequest: ApplicationInputHandler['handle'] = (request) => {
  asked.push(JSON.stringify(request));
  const content = asked.at(-1)?.includes('Which paper') ? { size: 'A4' } : { print: true };
  return Promise.resolve({ action: 'accept', content } as never);
};

async function session() {
  const client = new Client(INFO, {
    capabilities: CAPABILITIES,
    versionNegotiation: { mode: { pin: REVISION } },
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(served.url)));
  const tasks = createTaskSessionFromClient(client, {
    endpointId: 'reports',
    onInputRequest,
    rawDispatch,
    v2RequestFraming: { protocolVersion: REVISION, clientInfo: INFO, clientCapabilities: CAPABILITIES },
  });
  return { client, tasks };
}

describe('the official package in 2026-07-28', () => {
  it('gets a task, polls it, and gets the result of the call', async () => {
    const { client, tasks } = await session();
    const execution = await tasks.callTool('write_report', { topic: 'whales' });
    expect(execution.kind).toBe('task');
    const seen = new Set<string>();
    const { outcome } = await execution.settle({
      onEvent: (event) => {
        if (event.type === 'task') seen.add(event.task.statusMessage ?? event.task.status);
      },
    });
    expect(JSON.stringify(outcome)).toContain('A report of 3 pages about whales.');
    expect([...seen].join(' ')).toMatch(/Page \d of 3/u);
    await tasks.close();
    await client.close();
  });

  it('answers the requests for input of a task', async () => {
    const { client, tasks } = await session();
    asked.length = 0;
    const execution = await tasks.callTool('print_report', { topic: 'whales' });
    const { outcome } = await execution.settle();
    expect(asked).toHaveLength(2);
    expect(JSON.stringify(outcome)).toContain('Printed the report about whales on A4.');
    await tasks.close();
    await client.close();
  });

  it('distinguishes a tool that fails from a task that fails, and cancels', async () => {
    const { client, tasks } = await session();
    const failing = await tasks.callTool('check_sources', { topic: 'whales' });
    // The package reports both as failed; the task itself tells them apart.
    expect((await failing.settle()).outcome).toMatchObject({ status: 'failed', task: { status: 'completed' } });
    const broken = await tasks.callTool('import_archive', {});
    expect((await broken.settle()).outcome).toMatchObject({ status: 'failed', task: { status: 'failed' } });
    const long = await tasks.callTool('write_report', { topic: 'whales' });
    await long.cancel();
    expect((await long.settle()).outcome).toMatchObject({ status: 'cancelled' });
    await tasks.close();
    await client.close();
  });

  it('gets the result of a fast tool at once', async () => {
    const { client, tasks } = await session();
    const execution = await tasks.callTool('count_words', { text: 'two words' });
    expect(execution.kind).toBe('immediate');
    expect(JSON.stringify((await execution.settle()).outcome)).toContain('2 words');
    await tasks.close();
    await client.close();
  });
});
