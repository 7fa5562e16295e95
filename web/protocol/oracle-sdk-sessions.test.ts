/**
 * Checks whole sessions between the client and the server of the official SDK: the messages are valid, so no findings are
 * allowed. A session with one manual error has its finding at the changed message.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListRootsRequestSchema,
  ListToolsRequestSchema,
  LoggingMessageNotificationSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import type { Diagnostic } from './types.ts';

interface SdkFinding {
  from: 'client' | 'server';
  message: JSONRPCMessage;
}

/** A transport that records its messages. */
function recorded(): { ends: readonly [InMemoryTransport, InMemoryTransport]; sdkFindings: SdkFinding[] } {
  const [client, server] = InMemoryTransport.createLinkedPair();
  const sdkFindings: SdkFinding[] = [];
  for (const [end, from] of [
    [client, 'client'],
    [server, 'server'],
  ] as const) {
    const send = end.send.bind(end);
    end.send = (message, options) => {
      sdkFindings.push({ from, message: structuredClone(message) });
      return send(message, options);
    };
  }
  return { ends: [client, server], sdkFindings };
}

/** A server with tools, a prompt and resources, written with the SDK. */
function partner(): Server {
  const capabilities = {
    logging: {},
    tools: { listChanged: true },
    prompts: {},
    resources: { subscribe: true },
    completions: {},
  };
  const server = new Server({ name: 'partner', version: '1.0.0' }, { capabilities });
  const number = { type: 'number' } as const;
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
    params?.cursor === 'two'
      ? { tools: [{ name: 'fail', inputSchema: { type: 'object' } }] }
      : {
          tools: [
            {
              name: 'sum',
              inputSchema: { type: 'object', properties: { a: number, b: number }, required: ['a', 'b'] },
              outputSchema: { type: 'object', properties: { sum: number }, required: ['sum'] },
            },
            { name: 'ask', inputSchema: { type: 'object' } },
          ],
          nextCursor: 'two',
        },
  );
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, _meta } }, extra) => {
    if (name === 'fail') return { content: [{ type: 'text', text: 'The disk is full' }], isError: true };
    if (name === 'ask') {
      await server.listRoots();
      const answer = await server.elicitInput({
        message: 'Your name?',
        requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      });
      const { model } = await server.createMessage({
        messages: [{ role: 'user', content: { type: 'text', text: 'Hi' } }],
        maxTokens: 20,
      });
      return { content: [{ type: 'text', text: `${answer.action} ${model}` }] };
    }
    if (name !== 'sum') throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`);
    const progressToken = _meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [1, 2]) {
      await extra.sendNotification({
        method: 'notifications/progress',
        params: { progressToken: progressToken ?? 0, progress, total: 2 },
      });
    }
    await server.sendLoggingMessage({ level: 'warning', data: 'adding' });
    return { content: [{ type: 'text', text: '3' }], structuredContent: { sum: 3 } };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: [{ name: 'review', arguments: [{ name: 'code', required: true }] }],
  }));
  server.setRequestHandler(GetPromptRequestSchema, () => ({
    messages: [{ role: 'user', content: { type: 'text', text: 'x' } }],
  }));
  server.setRequestHandler(CompleteRequestSchema, () => ({ completion: { values: ['xml', 'xslt'] } }));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [{ name: 'notes', uri: 'file:///notes.txt' }],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (uri !== 'file:///notes.txt') throw new McpError(-32_002, 'Resource not found', { uri });
    return { contents: [{ uri, text: 'notes' }] };
  });
  server.setRequestHandler(SubscribeRequestSchema, () => ({}));
  return server;
}

async function session(): Promise<SdkFinding[]> {
  const { ends, sdkFindings } = recorded();
  const server = partner();
  const client = new Client(
    { name: 'visitor', version: '1.0.0' },
    { capabilities: { roots: { listChanged: true }, sampling: {}, elicitation: {} } },
  );
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///home' }] }));
  client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { name: 'Ada' } }));
  client.setRequestHandler(CreateMessageRequestSchema, () => ({
    role: 'assistant',
    content: { type: 'text', text: 'Hello' },
    model: 'm-1',
  }));
  client.setNotificationHandler(LoggingMessageNotificationSchema, () => {});
  await Promise.all([client.connect(ends[0]), server.connect(ends[1])]);
  await client.ping();
  await client.setLoggingLevel('info');
  await client.listTools();
  await client.listTools({ cursor: 'two' });
  await client.callTool({ name: 'sum', arguments: { a: 1, b: 2 } }, undefined, { onprogress: () => {} });
  await client.callTool({ name: 'ask', arguments: {} });
  await client.callTool({ name: 'fail', arguments: {} });
  await client.callTool({ name: 'nobody', arguments: {} }).catch(() => {});
  await client.listPrompts();
  await client.getPrompt({ name: 'review', arguments: { code: 'x' } });
  await client.complete({ ref: { type: 'ref/prompt', name: 'review' }, argument: { name: 'code', value: 'x' } });
  await client.listResources();
  await client.readResource({ uri: 'file:///notes.txt' });
  await client.readResource({ uri: 'file:///missing' }).catch(() => {});
  await client.subscribeResource({ uri: 'file:///notes.txt' });
  await server.sendResourceUpdated({ uri: 'file:///notes.txt' });
  await client.sendRootsListChanged();
  await server.sendToolListChanged();
  await client.listTools();
  await client.close();
  return sdkFindings;
}

const text = (sdkFindings: readonly SdkFinding[]): string => sdkFindings.map((one) => JSON.stringify(one)).join('\n');
const brief = (found: readonly Diagnostic[]): string[] =>
  found
    .filter(({ severity }) => severity !== 'info')
    .map(
      ({ severity, requirement, rule, entry, what }) => `${severity} ${requirement ?? rule} in ${entry + 1}: ${what}`,
    );

let sdkFindings: SdkFinding[] = [];
beforeAll(async () => {
  sdkFindings = await session();
});

describe('a session of the official SDK', () => {
  it('is right', () => {
    const report = checkOne(text(sdkFindings));
    expect(brief(report.diagnostics)).toEqual([]);
    expect(report.entries.length).toBeGreaterThan(40);
    expect(report.sessions).toHaveLength(1);
    expect(report.sessions[0]?.state).toBe('running');
    expect(report.sessions[0]?.unansweredCount).toBe(0);
  });

  it('is valid in any excerpt', () => {
    for (let from = 0; from < sdkFindings.length; from += 3) {
      for (const to of [from + 1, from + 4, from + 15, sdkFindings.length]) {
        const report = checkOne(text(sdkFindings.slice(from, to)), { revision: '2025-11-25' });
        expect(brief(report.diagnostics), `messages ${from + 1} to ${to}`).toEqual([]);
      }
    }
  });

  /** One change of the whole session, and the expected findings. */
  const broken = (change: (lines: SdkFinding[]) => SdkFinding[]): (string | null)[] =>
    checkOne(text(change(structuredClone(sdkFindings))))
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ requirement }) => requirement);
  const at = (method: string): number =>
    sdkFindings.findIndex(({ message }) => 'method' in message && message.method === method);

  it('has a finding without the notification that begins it', () => {
    const index = at('notifications/initialized');
    expect(broken((lines) => lines.toSpliced(index, 1))).toEqual(['lifecycle/initialized-missing']);
  });

  it('has a finding if a response is sent twice', () => {
    const index = sdkFindings.findIndex(
      ({ from, message }) => from === 'server' && 'result' in message && message.id === 3,
    );
    const again = sdkFindings[index];
    if (!again) throw new Error('there is no such response');
    expect(broken((lines) => lines.toSpliced(index + 1, 0, again))).toHaveLength(1);
  });

  it('has a finding if a feature is used that the other side did not declare', () => {
    const without = (lines: SdkFinding[]): SdkFinding[] =>
      lines.map((one) => {
        const changed = JSON.stringify(one).replace('"prompts":{},', '');
        const back: SdkFinding = JSON.parse(changed);
        return back;
      });
    expect(broken(without).length).toBeGreaterThan(0);
    expect(broken(without).every((id) => /prompts/.test(id ?? ''))).toBe(true);
  });
});
