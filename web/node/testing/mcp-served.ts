/** The real `mcp` command as a process, and the official clients of both generations behind one interface, for tests. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Client as ClientTwo, StreamableHTTPClientTransport as HttpTwo } from '@modelcontextprotocol/client';
import { StdioClientTransport as StdioTwo } from '@modelcontextprotocol/client/stdio';
import { Client as ClientOne } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as StdioOne } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as HttpOne } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** The script of `npm run mcp`. */
export const MCP = fileURLToPath(new URL('../../../scripts/mcp.mjs', import.meta.url));

/** How a client finds its revision: the first generation, or the second with a handshake, without one, or with a probe. */
export type Generation = 'first' | 'legacy' | 'modern' | 'auto';

/** A command line, or an address. */
export type Place = URL | { readonly args: readonly string[]; readonly cwd?: string; readonly env?: NodeJS.ProcessEnv };

/** What a result of a tool contains. */
export interface Called {
  readonly isError?: boolean | undefined;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly type: string; readonly text?: string | undefined }[];
}

/** A connected client. */
export interface AgentClient {
  readonly revision: () => string;
  readonly instructions: () => string;
  tools(): Promise<
    { name: string; inputSchema: object; outputSchema?: object | undefined; annotations?: object | undefined }[]
  >;
  call(name: string, args?: Record<string, unknown>): Promise<Called>;
  resources(): Promise<string[]>;
  templates(): Promise<string[]>;
  read(uri: string): Promise<string>;
  prompts(): Promise<string[]>;
  prompt(name: string, args?: Record<string, string>): Promise<string>;
  complete(ref: { prompt: string } | { template: string }, argument: string, value: string): Promise<string[]>;
  /** Nothing in revisions without `ping`. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

const INFO = { name: 'agent', version: '1.0.0' };

/** Connects a client. */
export async function connect(generation: Generation, place: Place): Promise<AgentClient> {
  return generation === 'first' ? firstGeneration(place) : secondGeneration(generation, place);
}

const child = (place: Exclude<Place, URL>) => ({
  command: process.execPath,
  args: [...place.args],
  cwd: place.cwd ?? tmpdir(),
  stderr: 'pipe' as const,
  ...(place.env
    ? { env: Object.fromEntries(Object.entries(place.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))) }
    : {}),
});

const refOf = (ref: { prompt: string } | { template: string }) =>
  'prompt' in ref
    ? { type: 'ref/prompt' as const, name: ref.prompt }
    : { type: 'ref/resource' as const, uri: ref.template };

const textsOf = (messages: readonly { content: object }[]): string =>
  messages.map(({ content }) => textOf(content)).join('\n');

const contentOf = (content: unknown): Called['content'] =>
  (Array.isArray(content) ? content : []).map((block: object) => ({ type: 'text', text: textOf(block) }));

async function firstGeneration(place: Place): Promise<AgentClient> {
  const client = new ClientOne(INFO);
  const transport = place instanceof URL ? new HttpOne(place) : new StdioOne(child(place));
  let revision = '';
  const own = 'setProtocolVersion' in transport ? transport.setProtocolVersion.bind(transport) : () => undefined;
  const setProtocolVersion = (version: string): void => {
    revision = version;
    own(version);
  };
  await client.connect(Object.assign(transport, { setProtocolVersion }));
  return {
    revision: () => revision,
    instructions: () => client.getInstructions() ?? '',
    tools: async () => (await client.listTools()).tools,
    call: async (name, args = {}) => {
      const result = await client.callTool({ name, arguments: args });
      if (!('content' in result)) throw new Error('The result has no content.');
      return { ...result, content: contentOf(result.content) };
    },
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    templates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    read: async (uri) => textOf((await client.readResource({ uri })).contents[0]),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args = {}) => textsOf((await client.getPrompt({ name, arguments: args })).messages),
    complete: async (ref, name, value) =>
      (await client.complete({ ref: refOf(ref), argument: { name, value } })).completion.values,
    ping: () => client.ping(),
    close: () => client.close(),
  };
}

async function secondGeneration(mode: Exclude<Generation, 'first'>, place: Place): Promise<AgentClient> {
  const client = new ClientTwo(INFO, {
    versionNegotiation: { mode: mode === 'modern' ? { pin: '2026-07-28' } : mode },
  });
  await client.connect(place instanceof URL ? new HttpTwo(place) : new StdioTwo(child(place)));
  return {
    revision: () => client.getNegotiatedProtocolVersion() ?? '',
    instructions: () => client.getInstructions() ?? '',
    tools: async () => (await client.listTools()).tools,
    call: async (name, args = {}) => client.callTool({ name, arguments: args }),
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    templates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    read: async (uri) => textOf((await client.readResource({ uri })).contents[0]),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args = {}) => textsOf((await client.getPrompt({ name, arguments: args })).messages),
    complete: async (ref, name, value) =>
      (await client.complete({ ref: refOf(ref), argument: { name, value } })).completion.values,
    ping: async () => (client.getProtocolEra() === 'modern' ? null : client.ping()),
    close: () => client.close(),
  };
}

const textOf = (content: object | undefined): string =>
  content && 'text' in content && typeof content.text === 'string' ? content.text : '';

/** A server over HTTP. */
export interface ServedMcp {
  readonly url: URL;
  readonly port: number;
  readonly process: ChildProcessWithoutNullStreams;
  stop(): Promise<void>;
}

/** Starts `mcp --http` on a free port, and waits until it is ready. */
export async function mcpOnFreePort(): Promise<ServedMcp> {
  const process = spawn(globalThis.process.execPath, [MCP, '--http', '--port', '0'], { cwd: tmpdir(), stdio: 'pipe' });
  const gone = once(process, 'exit');
  let errors = '';
  process.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  for (;;) {
    const [found, port = ''] = /http:\/\/127\.0\.0\.1:(\d+)\/mcp/u.exec(errors) ?? [];
    if (found !== undefined) {
      const stop = async (): Promise<void> => {
        process.kill();
        await gone;
      };
      return { url: new URL(found), port: Number(port), process, stop };
    }
    const first = await Promise.race([gone.then(() => 'gone'), once(process.stderr, 'data').then(() => 'words')]);
    if (first === 'gone') throw new Error(`mcp ended before it was ready: ${errors}`);
  }
}
