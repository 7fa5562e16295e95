/** The official SDK clients of the first and second generation behind one interface, so that one test session covers both. */
import { Client as ClientTwo, StreamableHTTPClientTransport as HttpTwo } from '@modelcontextprotocol/client';
import { StdioClientTransport as StdioTwo } from '@modelcontextprotocol/client/stdio';
import { Client as ClientOne } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport as StdioOne } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as HttpOne } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
  ResourceUpdatedNotificationSchema,
  ToolListChangedNotificationSchema,
  type ElicitRequest,
  type ElicitResult,
} from '@modelcontextprotocol/sdk/types.js';
import { tmpdir } from 'node:os';
import { SERVE } from './served.ts';

/** Notifications that a client received, and requests that it was sent. */
export interface Received {
  readonly updated: string[];
  readonly logs: string[];
  changed: number;
  sampled: number;
  roots: number;
  /** The modes of the elicitation requests. */
  readonly elicited: string[];
}

/** Options of a call. */
export interface CallOptions {
  onprogress?: (progress: { progress: number; total?: number | undefined }) => void;
  signal?: AbortSignal;
  meta?: Record<string, unknown>;
}

/** The parts of a tool result that a session checks. */
export interface Called {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content: { type: string; text?: string | undefined }[];
}

/** A connected client. */
export interface Partner {
  readonly received: Received;
  /** The negotiated revision. */
  revision(): string;
  server(): string;
  tools(): Promise<string[]>;
  resources(): Promise<string[]>;
  templates(): Promise<string[]>;
  prompts(): Promise<string[]>;
  call(name: string, args?: Record<string, unknown>, options?: CallOptions): Promise<Called>;
  read(uri: string): Promise<{ uri: string; text?: string; blob?: string }[]>;
  prompt(name: string, args?: Record<string, string>): Promise<{ role: string; content: unknown }[]>;
  complete(prompt: string, argument: string, value: string): Promise<string[]>;
  /** Subscribes to changes; returns how to unsubscribe. */
  watch(uri: string): Promise<() => Promise<unknown>>;
  logsFrom(level: 'debug' | 'warning'): Promise<unknown>;
  close(): Promise<void>;
}

const INFO = { name: 'partner', version: '1.0.0' };
const CAN = { sampling: {}, elicitation: { form: {}, url: {} }, roots: { listChanged: true } };
const ROOTS = { roots: [{ uri: 'file:///home/ada/project', name: 'project' }] };

const fresh = (): Received => ({ updated: [], logs: [], changed: 0, sampled: 0, roots: 0, elicited: [] });

function sampled(received: Received) {
  received.sampled++;
  const content = { type: 'text' as const, text: 'A set of rules.' };
  return { role: 'assistant' as const, content, model: 'partner-1' };
}

function elicited(received: Received, params: ElicitRequest['params'] | { mode?: string }): ElicitResult {
  received.elicited.push(params.mode ?? 'form');
  return params.mode === 'url' ? { action: 'accept' } : { action: 'accept', content: { name: 'Ada', place: 'Rome' } };
}

/** The relevant parts of a result; results of older kinds have no content. */
function called(result: object): Called {
  const content: Called['content'] = 'content' in result && Array.isArray(result.content) ? result.content : [];
  return {
    content,
    ...('isError' in result ? { isError: result.isError === true } : {}),
    ...('structuredContent' in result ? { structuredContent: result.structuredContent } : {}),
  };
}

/** Where the server is: a URL, arguments of `serve` over stdio, or the arguments of Node for another program. */
export type Place = URL | readonly string[] | { readonly node: readonly string[] };

const child = (place: Exclude<Place, URL>) => ({
  command: process.execPath,
  args: 'node' in place ? [...place.node] : [SERVE, '--stdio', ...place],
  cwd: tmpdir(),
  stderr: 'pipe' as const,
});

/** All pages of a list. */
async function pages<Page extends { nextCursor?: string | undefined }>(
  list: (cursor: { cursor: string } | undefined) => Promise<Page>,
): Promise<Page[]> {
  const all = [await list(undefined)];
  for (let next = all[0]?.nextCursor; next !== undefined; next = all.at(-1)?.nextCursor)
    all.push(await list({ cursor: next }));
  return all;
}

/** The client of the first generation. */
export async function firstGeneration(place: Place, old = false): Promise<Partner> {
  const received = fresh();
  const client = new ClientOne(INFO, { capabilities: CAN });
  client.setRequestHandler(CreateMessageRequestSchema, () => sampled(received));
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => elicited(received, params));
  client.setRequestHandler(ListRootsRequestSchema, () => (received.roots++, ROOTS));
  client.setNotificationHandler(
    ResourceUpdatedNotificationSchema,
    ({ params }) => void received.updated.push(params.uri),
  );
  client.setNotificationHandler(
    LoggingMessageNotificationSchema,
    ({ params }) => void received.logs.push(params.level),
  );
  client.setNotificationHandler(ToolListChangedNotificationSchema, () => void received.changed++);
  const http = place instanceof URL ? (old ? new SSEClientTransport(place) : new HttpOne(place)) : null;
  const transport = http ?? new StdioOne(child(place instanceof URL ? [] : place));
  let revision = '';
  // Some transports need to know the negotiated revision.
  const own = 'setProtocolVersion' in transport ? transport.setProtocolVersion.bind(transport) : () => undefined;
  const setProtocolVersion = (version: string): void => {
    revision = version;
    own(version);
  };
  await client.connect(Object.assign(transport, { setProtocolVersion }));
  return {
    received,
    revision: () => revision,
    server: () => client.getServerVersion()?.name ?? '',
    tools: async () =>
      (await pages((at) => client.listTools(at))).flatMap(({ tools }) => tools.map(({ name }) => name)),
    resources: async () =>
      (await pages((at) => client.listResources(at))).flatMap(({ resources }) => resources.map(({ uri }) => uri)),
    templates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    prompts: async () =>
      (await pages((at) => client.listPrompts(at))).flatMap(({ prompts }) => prompts.map(({ name }) => name)),
    call: async (name, args = {}, { meta, ...options } = {}) =>
      called(await client.callTool({ name, arguments: args, ...(meta ? { _meta: meta } : {}) }, undefined, options)),
    read: async (uri) => (await client.readResource({ uri })).contents,
    prompt: async (name, args) => (await client.getPrompt({ name, ...(args ? { arguments: args } : {}) })).messages,
    complete: async (name, argument, value) =>
      (await client.complete({ ref: { type: 'ref/prompt', name }, argument: { name: argument, value } })).completion
        .values,
    watch: async (uri) => {
      await client.subscribeResource({ uri });
      return () => client.unsubscribeResource({ uri });
    },
    logsFrom: (level) => client.setLoggingLevel(level),
    close: async () => {
      if (transport instanceof HttpOne) await transport.terminateSession();
      await client.close();
    },
  };
}

/** How a client of the second generation finds its revision: with a handshake, in 2026-07-28 only, or with a probe. */
export type Finds = 'legacy' | 'modern' | 'auto';

/** The client of the second generation. */
export async function secondGeneration(place: Place, finds: Finds): Promise<Partner> {
  const received = fresh();
  const client = new ClientTwo(INFO, {
    capabilities: CAN,
    versionNegotiation: { mode: finds === 'modern' ? { pin: '2026-07-28' } : finds },
  });
  client.setRequestHandler('sampling/createMessage', () => sampled(received));
  client.setRequestHandler('elicitation/create', ({ params }) => elicited(received, params as { mode?: string }));
  client.setRequestHandler('roots/list', () => (received.roots++, ROOTS));
  client.setNotificationHandler(
    'notifications/resources/updated',
    ({ params }) => void received.updated.push(params.uri),
  );
  client.setNotificationHandler('notifications/message', ({ params }) => void received.logs.push(params.level));
  client.setNotificationHandler('notifications/tools/list_changed', () => void received.changed++);
  const transport = place instanceof URL ? new HttpTwo(place) : new StdioTwo(child(place));
  await client.connect(transport);
  const modern = client.getProtocolEra() === 'modern';
  let logs: object = {};
  return {
    received,
    revision: () => client.getNegotiatedProtocolVersion() ?? '',
    server: () => client.getServerVersion()?.name ?? '',
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    templates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    call: async (name, args = {}, { meta, ...options } = {}) =>
      called(await client.callTool({ name, arguments: args, _meta: { ...logs, ...meta } }, options)),
    read: async (uri) => (await client.readResource({ uri })).contents,
    prompt: async (name, args) => (await client.getPrompt({ name, ...(args ? { arguments: args } : {}) })).messages,
    complete: async (name, argument, value) =>
      (await client.complete({ ref: { type: 'ref/prompt', name }, argument: { name: argument, value } })).completion
        .values,
    watch: async (uri) => {
      if (!modern) {
        await client.subscribeResource({ uri });
        return () => client.unsubscribeResource({ uri });
      }
      const subscription = await client.listen({ resourceSubscriptions: [uri], toolsListChanged: true });
      return () => subscription.close();
    },
    // Since 2026-07-28 each request asks for its own logs.
    logsFrom: async (level) => {
      if (modern) logs = { 'io.modelcontextprotocol/logLevel': level };
      else await client.setLoggingLevel(level);
    },
    close: async () => {
      if (transport instanceof HttpTwo && !modern) await transport.terminateSession();
      await client.close();
    },
  };
}
