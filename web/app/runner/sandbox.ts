/**
 * The page’s side of the sandbox: a hidden document with an opaque origin, whose CSP allows no connections, and its workers.
 * Only plain data is exchanged, and the page can terminate every worker.
 */
import { frame as address } from 'virtual:runner-files';
import { isRecord } from '../../protocol/json/plain.ts';

/** A reply of a worker; null when it has terminated. */
export type Reply = Readonly<Record<string, unknown>> | null;

/** A worker in the sandbox. It handles one call at a time. */
export interface SandboxWorker {
  /** Its first reply after it has started. */
  readonly ready: Promise<Reply>;
  send(request: object): Promise<Reply>;
  /** Terminates it at once; a pending call resolves to null. */
  close(): void;
}

/** The document and its workers. */
export interface Sandbox {
  /** Starts a worker from the source of a classic script. `start` is its first message; `start.use` names the stored values. */
  open(script: string, start: { readonly use?: string; readonly [name: string]: unknown }): SandboxWorker;
  /** Stores values for workers; `wasm` is compiled once for all of them. The bytes are transferred. */
  keep(name: string, value: Readonly<Record<string, unknown>>, handed: ArrayBuffer[]): Promise<void>;
  /** Adds to the stored values. */
  add(name: string, value: Readonly<Record<string, unknown>>): void;
  /** Whether the document responds within this many milliseconds. */
  alive(within: number): Promise<boolean>;
  /** Terminates everything in it. */
  close(): void;
}

/** Timeout for loading the document, ms. */
const OPEN_LIMIT = 20_000;

/** Opens a sandbox; rejects if the document cannot be loaded or does not start. */
export async function openSandbox(): Promise<Sandbox> {
  const frame = document.createElement('iframe');
  frame.title = 'Sandbox for code';
  frame.hidden = true;
  frame.inert = true;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, (reply: Reply) => void>();
  let channels = 0;

  const answer = (channel: number, reply: Reply): void => {
    const onProgress = waiting.get(channel);
    waiting.delete(channel);
    onProgress?.(reply);
  };
  const replyOf = (channel: number): Promise<Reply> => new Promise((resolve) => waiting.set(channel, resolve));
  const close = (): void => {
    port.close();
    frame.remove();
    for (const channel of waiting.keys()) answer(channel, null);
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.channel !== 'number') return;
    answer(data.channel, isRecord(data.data) ? data.data : null);
  };
  const first = replyOf(0);
  const limit = setTimeout(() => answer(0, null), OPEN_LIMIT);
  await Promise.race([loaded, first]);
  // The sandbox document is nested in the loaded document.
  frame.contentWindow?.[0]?.postMessage(null, '*', [port2]);
  if (!frame.contentWindow?.[0]) answer(0, null);
  const started = await first;
  clearTimeout(limit);
  if (!started) {
    close();
    throw new Error('The code sandbox did not start: its page could not be loaded.');
  }

  return {
    open(script, start) {
      const channel = ++channels;
      let over = false;
      const ready = replyOf(channel);
      port.postMessage({ do: 'open', channel, script, start });
      const end = (): void => {
        over = true;
        port.postMessage({ do: 'close', channel });
        answer(channel, null);
      };
      return {
        ready,
        send: async (request) => {
          if (over) return null;
          const reply = replyOf(channel);
          port.postMessage({ do: 'request', channel, request });
          const message = await reply;
          over ||= message === null;
          return message;
        },
        close: end,
      };
    },
    async keep(name, value, handed) {
      const id = ++channels;
      const stored = replyOf(id);
      port.postMessage({ do: 'keep', channel: id, name, value }, handed);
      if (!(await stored)) throw new Error('The code sandbox could not store the files it needs.');
    },
    async alive(within) {
      const id = ++channels;
      const here = replyOf(id);
      port.postMessage({ do: 'ping', channel: id });
      const late = setTimeout(() => answer(id, null), within);
      const message = await here;
      clearTimeout(late);
      return message !== null;
    },
    add: (name, value) => port.postMessage({ do: 'add', name, value }),
    close,
  };
}
