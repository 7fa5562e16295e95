/**
 * The page’s side of the sandbox: a hidden document with an opaque origin, whose CSP allows no connections, and its workers.
 * Only plain data is exchanged, and the page can terminate every worker.
 */
import { frame as address } from 'virtual:runner-files';
import { isRecord } from '../../protocol/json/plain.ts';

/** A reply of a worker; null when it has terminated. */
export type Reply = Readonly<Record<string, unknown>> | null;

/** A worker in the sandbox. It handles one call at a time. */
export interface Room {
  /** Its first reply after it has started. */
  readonly ready: Promise<Reply>;
  send(question: object): Promise<Reply>;
  /** Terminates it at once; a pending call resolves to null. */
  close(): void;
}

/** The document and its workers. */
export interface Sandbox {
  /** Starts a worker from the source of a classic script. `start` is its first message; `start.use` names the stored values. */
  open(script: string, start: { readonly use?: string; readonly [name: string]: unknown }): Room;
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
  let rooms = 0;

  const answer = (room: number, reply: Reply): void => {
    const onProgress = waiting.get(room);
    waiting.delete(room);
    onProgress?.(reply);
  };
  const replyOf = (room: number): Promise<Reply> => new Promise((resolve) => waiting.set(room, resolve));
  const close = (): void => {
    port.close();
    frame.remove();
    for (const room of waiting.keys()) answer(room, null);
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.room !== 'number') return;
    answer(data.room, isRecord(data.data) ? data.data : null);
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
      const room = ++rooms;
      let over = false;
      const ready = replyOf(room);
      port.postMessage({ do: 'open', room, script, start });
      const end = (): void => {
        over = true;
        port.postMessage({ do: 'close', room });
        answer(room, null);
      };
      return {
        ready,
        send: async (question) => {
          if (over) return null;
          const reply = replyOf(room);
          port.postMessage({ do: 'ask', room, question });
          const message = await reply;
          over ||= message === null;
          return message;
        },
        close: end,
      };
    },
    async keep(name, value, handed) {
      const id = ++rooms;
      const stored = replyOf(id);
      port.postMessage({ do: 'keep', room: id, name, value }, handed);
      if (!(await stored)) throw new Error('The code sandbox could not store the files it needs.');
    },
    async alive(within) {
      const id = ++rooms;
      const here = replyOf(id);
      port.postMessage({ do: 'ping', room: id });
      const late = setTimeout(() => answer(id, null), within);
      const message = await here;
      clearTimeout(late);
      return message !== null;
    },
    add: (name, value) => port.postMessage({ do: 'add', name, value }),
    close,
  };
}
