/**
 * A server that speaks the contract of `web/protocol/recording-types.ts` as strictly as a `tap`: the page from the build, and
 * `live/…` for those that know the token. A test writes the records, and sees what the page sends.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import type { LiveState, TapRecord } from '../web/protocol/recording-types.ts';
import type { Handler } from '../scripts/static-files.mjs';
import { separate, test as base, type WorkerFixtures } from './fixtures.ts';

/** The token of every test. */
export const TOKEN = 'test-token_0123456789abcdefghijklmn';

type Kept<T> = T extends unknown ? Omit<T, 'seq' | 'at' | 'run'> : never;
/** A record without its numbers. `run` and `at` have defaults: the last run, and now. */
export type NewRecord = Kept<TapRecord> & { readonly run?: number; readonly at?: number };

/** A request that the page made by hand. */
export interface Posted {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The server, as a test uses it. */
export interface TestTap {
  readonly url: string;
  /** The address with the token. */
  readonly address: string;
  /** Adds records, and sends them to the page. */
  push(...records: readonly NewRecord[]): void;
  /** Changes what `live/state` returns. */
  change(state: Partial<LiveState>): void;
  /** Ends the open streams, as a restart does. */
  cut(): void;
  /** Refuses or accepts connections from now on. */
  down(isDown: boolean): void;
  /** Accepts another token from now on. */
  rotate(token: string): void;
  /** Forgets records before this number. */
  drop(before: number): void;
  readonly posted: readonly Posted[];
  /** Paths of all requests below `live/`. */
  readonly requested: readonly string[];
  /** Called for each message that the page sends by hand, after its record. */
  onSend: ((run: number, text: string) => void) | null;
}

const STATE: LiveState = {
  version: '1.0.0',
  transport: 'stdio',
  target: 'npx -y @modelcontextprotocol/server-everything',
  first: 1,
  last: 0,
  hand: true,
  settings: [
    {
      host: 'claude-desktop',
      title: 'Claude Desktop',
      text: '{\n  "mcpServers": {\n    "everything": {\n      "command": "npx",\n      "args": ["-y", "mcp-protocol-playground", "tap", "--", "npx", "-y", "@modelcontextprotocol/server-everything"]\n    }\n  }\n}',
    },
    {
      host: 'vscode',
      title: 'VS Code',
      text: '{ "servers": { "everything": { "type": "stdio", "command": "npx", "args": ["-y", "mcp-protocol-playground", "tap"] } } }',
    },
  ],
};

/** A tap before it listens. */
interface NewTap {
  readonly tap: TestTap;
  readonly answer: Handler;
  /** Ends the open streams. */
  end(): void;
}

/** Makes a tap at an address, with the files of the page. */
function makeTap(url: string, files: Handler): NewTap {
  const records: TapRecord[] = [];
  const streams = new Set<ServerResponse>();
  const posted: Posted[] = [];
  const requested: string[] = [];
  let state = STATE;
  let token = TOKEN;
  let isDown = false;
  let run = 0;
  let seq = 0;

  const { host, origin } = new URL(url);

  function reply(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '/', headers } = request;
    if (isDown) return void request.socket.destroy();
    if (headers.host !== host) return reply(response, 421, { problem: 'The Host header is wrong.' });
    if (headers.origin !== undefined && headers.origin !== origin)
      return reply(response, 403, { problem: 'Pages of other origins may not use this server.' });
    if (!path.startsWith('/live/')) return files(request, response);
    requested.push(path);
    if (path.includes(token)) return reply(response, 400, { problem: 'A token does not belong into an address.' });
    if (headers.authorization !== `Bearer ${token}`)
      return reply(response, 401, { problem: 'The token is missing or wrong.' });
    if (method === 'GET' && path === '/live/state')
      return reply(response, 200, { ...state, first: records[0]?.seq ?? seq + 1, last: seq });
    const after = /^\/live\/records\?after=(\d+)$/.exec(path)?.[1];
    if (method === 'GET' && after !== undefined) {
      response.writeHead(200, { 'Content-Type': 'application/jsonl; charset=utf-8', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      write(
        response,
        records.filter((one) => one.seq > Number(after)),
      );
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    if (method !== 'POST' || !/^application\/json\b/.test(headers['content-type'] ?? ''))
      return reply(response, 404, { problem: 'There is no such part.' });
    act(path, JSON.parse(await bodyOf(request)), response);
  }

  function act(path: string, body: Posted['body'], response: ServerResponse): void {
    posted.push({ path, body });
    const { run: of, text } = body;
    if (path === '/live/connect') {
      push({ kind: 'run', transport: state.transport, target: state.target, by: 'hand', pid: 4242 });
      return reply(response, 200, { run });
    }
    if (typeof of !== 'number') return reply(response, 400, { problem: 'The request names no run.' });
    reply(response, 200, {});
    if (path === '/live/close') push({ kind: 'end', by: 'hand', run: of, code: 0, signal: null });
    else if (path === '/live/send' && typeof text === 'string') {
      push({ ...frameOf(text), from: 'client', run: of });
      tap.onSend?.(of, text);
    }
  }

  function push(...added: readonly NewRecord[]): void {
    const made = added.map((one): TapRecord => {
      if (one.kind === 'run') run = one.run ?? run + 1;
      return { ...one, seq: ++seq, at: new Date(one.at ?? Date.now()).toISOString(), run: one.run ?? run };
    });
    records.push(...made);
    for (const stream of streams) write(stream, made);
  }

  const tap: TestTap = {
    url,
    address: `${url}#/live?token=${TOKEN}`,
    push,
    posted,
    requested,
    onSend: null,
    change: (next) => (state = { ...state, ...next }),
    cut: () => {
      for (const stream of streams) stream.destroy();
    },
    down(next) {
      isDown = next;
      if (next) tap.cut();
    },
    rotate: (next) => (token = next),
    drop: (before) =>
      void records.splice(
        0,
        Math.max(
          0,
          records.findIndex((one) => one.seq >= before),
        ),
      ),
  };
  return { tap, answer, end: () => tap.cut() };
}

function write(stream: ServerResponse, records: readonly TapRecord[]): void {
  if (records.length > 0) stream.write(`${records.map((one) => JSON.stringify(one)).join('\n')}\n`);
}

/** A sent text as a `tap` records it. */
function frameOf(text: string): { kind: 'message'; message: unknown; text?: string } | { kind: 'noise'; text: string } {
  try {
    const message: unknown = JSON.parse(text);
    return JSON.stringify(message) === text ? { kind: 'message', message } : { kind: 'message', message, text };
  } catch {
    return { kind: 'noise', text };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

type BuiltIn = PlaywrightTestArgs & PlaywrightTestOptions;

const fixtures: Fixtures<{ made: NewTap; tap: TestTap; begun: void }, object, BuiltIn, WorkerFixtures> = {
  made: async ({ tapHost }, use) => {
    const made = makeTap(tapHost.url, tapHost.files);
    // Only files, until the page of this test is there: what the page of the test before still sends must not reach this tap.
    tapHost.handler = tapHost.files;
    await use(made);
    tapHost.handler = null;
    made.end();
  },
  tap: ({ made }, use) => use(made.tap),
  begun: [
    async ({ page: _page, tapHost, made }, use) => {
      tapHost.handler = made.answer;
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ tap }, use) => use(tap.url),
};

/** Tests whose page is served by such a server. Its files are those of the build. */
export const test = base.extend(fixtures);

/** The same with a browser context of their own, for tests that change its clock. */
export const separateTest = separate.extend(fixtures);
