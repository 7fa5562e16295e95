/** The real `tap` command as a process between real processes, for tests. */
import { spawn, type ChildProcessWithoutNullStreams, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LiveState, TapRecord } from '../../protocol/recording-types.ts';

/** The script of `npm run tap`. */
export const TAP = fileURLToPath(new URL('../../../scripts/tap.mjs', import.meta.url));

/** A folder of its own for each test file: taps of other tests share no page with these. */
export const folder = mkdtempSync(join(tmpdir(), 'tap-'));

/** The environment of a tap in a test. */
export const ENV = { ...process.env, XDG_RUNTIME_DIR: folder };

/** What to run: arguments of `tap`. */
export function tap(args: readonly string[], options: SpawnOptionsWithoutStdio = {}): Tapped {
  return new Tapped(spawn(process.execPath, [TAP, ...args], { cwd: folder, env: ENV, ...options, stdio: 'pipe' }));
}

/** A program of Node in one text, as a command line. */
export const program = (code: string): string[] => [process.execPath, '--input-type=module', '-e', code];

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running tap. */
export class Tapped {
  readonly process: ChildProcessWithoutNullStreams;
  readonly exit: Promise<Exit>;
  readonly #out: Buffer[] = [];
  #errors = '';

  constructor(child: ChildProcessWithoutNullStreams) {
    this.process = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#errors += text));
    child.stdin.on('error', () => undefined);
    this.exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  }

  /** Its output on stderr so far. */
  get errors(): string {
    return this.#errors;
  }

  /** Collects stdout from now on. */
  collect(): this {
    this.process.stdout.on('data', (bytes: Buffer) => this.#out.push(bytes));
    return this;
  }

  get output(): Buffer {
    return Buffer.concat(this.#out);
  }

  /** Waits for output on stderr; returns the match. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.#errors);
      if (found) return found;
      const more = await Promise.race([
        once(this.process.stderr, 'data').then(() => true),
        this.exit.then(() => false),
      ]);
      if (!more && !pattern.test(this.#errors))
        throw new Error(`tap ended without ${String(pattern)}: ${this.#errors}`);
    }
  }

  /** The page, once its address is printed. */
  async page(): Promise<PageClient> {
    const [, port = '', token = ''] = await this.says(/http:\/\/127\.0\.0\.1:(\d+)\/#\/live\?token=([\w-]+)/u);
    return new PageClient(Number(port), token);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.process.kill(signal);
    await this.exit;
  }
}

/** The page of a tap, as a program sees it. */
export class PageClient {
  readonly port: number;
  readonly token: string;

  constructor(port: number, token: string) {
    this.port = port;
    this.token = token;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async state(): Promise<LiveState> {
    const state: LiveState = JSON.parse(await (await this.get('/live/state')).text());
    return state;
  }

  get(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${this.token}`);
    return fetch(this.url + path, { ...init, headers });
  }

  /** POST; the status and the body. */
  async post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await this.get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: Record<string, unknown> = JSON.parse(await response.text());
    return { status: response.status, body: answer };
  }

  /** Follows the records until one fulfills the condition; returns all of them. */
  async until(holds: (record: TapRecord, all: readonly TapRecord[]) => boolean, after = 0): Promise<TapRecord[]> {
    const all: TapRecord[] = [];
    const response = await this.get(`/live/records?after=${after}`);
    let rest = '';
    const decoder = new TextDecoder();
    const stream: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
    for await (const bytes of stream ?? []) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const record: TapRecord = JSON.parse(line);
        all.push(record);
        // Leaving the loop closes the stream.
        if (holds(record, all)) return all;
      }
    }
    throw new Error(`the stream ended after ${all.length} records: ${JSON.stringify(all.slice(-3))}`);
  }
}

/** The records in a file; empty if there is none. */
export function recordsIn(file: string): TapRecord[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): TapRecord => JSON.parse(line));
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
