/** Transports for scripts: real stdio and real HTTP, without a library in between. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isObject } from '../../protocol/values.ts';
import type { Carrier } from '../../simulator/testing/script.ts';
import type { JsonRecord, McpRevision } from '../../simulator/types.ts';
import { start } from './served.ts';

const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};
/** A silence of this length means that no more output is expected, in milliseconds. */
const QUIET = 150;

/** Received messages that the test has not read yet. */
class Receiver {
  readonly #sent: JsonRecord[] = [];
  readonly #waiting: ((message: JsonRecord) => void)[] = [];

  put(text: string): void {
    const message: JsonRecord = JSON.parse(text);
    const waiting = this.#waiting.shift();
    if (waiting) waiting(message);
    else this.#sent.push(message);
  }

  receive(): Promise<JsonRecord> {
    const first = this.#sent.shift();
    return first ? Promise.resolve(first) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async rest(): Promise<JsonRecord[]> {
    const all: JsonRecord[] = [];
    do {
      all.push(...this.#sent.splice(0));
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    } while (this.#sent.length > 0);
    return all;
  }
}

/** Over the stdin and stdout of the command. */
export class StdioCarrier implements Carrier {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #receiver = new Receiver();

  constructor(args: readonly string[]) {
    this.#child = start(['--stdio', ...args]);
    createInterface(this.#child.stdout).on('line', (line) => this.#receiver.put(line));
  }

  send(message: JsonRecord): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  receive = (): Promise<JsonRecord> => this.#receiver.receive();
  rest = (): Promise<JsonRecord[]> => this.#receiver.rest();

  /** Closes stdin; returns the exit code. */
  close(): Promise<number | null> {
    this.#child.stdin.end();
    return new Promise((resolve) => this.#child.once('exit', resolve));
  }
}

/** Over HTTP, with a session and a separate stream for unrelated messages in revisions that have them. */
export class HttpCarrier implements Carrier {
  readonly #url: string;
  readonly #revision: McpRevision;
  readonly #receiver = new Receiver();
  readonly #stop = new AbortController();
  #session: string | null = null;

  constructor(url: string, revision: McpRevision) {
    this.#url = url;
    this.#revision = revision;
  }

  async send(message: JsonRecord): Promise<void> {
    const method = typeof message.method === 'string' ? message.method : '';
    const body = JSON.stringify(message);
    const accept = 'application/json, text/event-stream';
    const headers = { ...this.#headers(message, method), accept, 'content-type': 'application/json' };
    const response = await fetch(this.#url, { method: 'POST', headers, body, signal: this.#stop.signal });
    this.#session ??= response.headers.get('mcp-session-id');
    void this.#read(response);
    if (method === 'notifications/initialized') await this.#listen();
  }

  receive = (): Promise<JsonRecord> => this.#receiver.receive();
  rest = (): Promise<JsonRecord[]> => this.#receiver.rest();

  /** Closes all connections. */
  close(): void {
    this.#stop.abort();
  }

  #headers(message: JsonRecord | null, method: string): Record<string, string> {
    const name = isObject(message?.params) ? message.params[NAMED[method] ?? ''] : undefined;
    const modern = this.#revision === '2026-07-28' && method !== '';
    return {
      ...(this.#session === null ? {} : { 'mcp-session-id': this.#session }),
      ...(this.#revision >= '2025-06-18' && method !== 'initialize' ? { 'mcp-protocol-version': this.#revision } : {}),
      ...(modern ? { 'mcp-method': method, ...(typeof name === 'string' ? { 'mcp-name': name } : {}) } : {}),
    };
  }

  async #listen(): Promise<void> {
    const headers = { ...this.#headers(null, ''), accept: 'text/event-stream' };
    void this.#read(await fetch(this.#url, { headers, signal: this.#stop.signal }));
  }

  async #read(response: Response): Promise<void> {
    try {
      if (response.headers.get('content-type') !== 'text/event-stream') {
        const text = await response.text();
        if (text !== '') this.#receiver.put(text);
        return;
      }
      let rest = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const data = event.split('\n').filter((line) => line.startsWith('data: '));
          if (data.length > 0) this.#receiver.put(data.map((line) => line.slice(6)).join('\n'));
        }
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
    }
  }
}
