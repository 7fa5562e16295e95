/** Assigns the server's messages to streams; a single response becomes a JSON body, several messages become a stream. */
import type { Output } from '../types.ts';
import { begin, finish, push } from './events.ts';
import type { HttpTurn, Stream } from './state.ts';

/** The owner of the streams, and how messages are assigned to them. */
export interface Home {
  readonly session: string | null;
  /** The index of the stream that carries a message; -1 if there is none. */
  find(streams: readonly Stream[], output: Output): number;
  /** Whether a stream will carry further messages. */
  alive(stream: Stream): boolean;
  /** Whether clients can resume a stream, and whether streams begin with an empty event for that. */
  readonly resumable: boolean;
  readonly primes: boolean;
  /** For a response that is not a stream. */
  readonly headers: Readonly<Record<string, string>>;
  status(output: Output): number;
}

/** Delivers the outputs. Returns the streams in their new state, and the messages without a stream. */
export function deliver(
  turn: HttpTurn,
  streams: readonly Stream[],
  outputs: readonly Output[],
  home: Home,
): { streams: Stream[]; undelivered: string[] } {
  const list = [...streams];
  const undelivered: string[] = [];
  const first = new Map<string, Output[]>();
  for (const output of outputs) {
    const at = output.channel === 'log' ? -1 : home.find(list, output);
    const stream = list[at];
    turn.sentMessages.push({ exchange: stream?.exchange ?? null, session: home.session, output });
    if (output.channel === 'log') continue;
    if (!stream) undelivered.push(output.text);
    else if (stream.begun) list[at] = push(turn, stream, output.text, home.resumable);
    else first.set(stream.name, [...(first.get(stream.name) ?? []), output]);
  }
  return { streams: list.map((stream) => settled(turn, stream, first.get(stream.name) ?? [], home)), undelivered };
}

function settled(turn: HttpTurn, stream: Stream, outputs: readonly Output[], home: Home): Stream {
  if (stream.over) return stream;
  const alive = home.alive(stream);
  if (stream.begun) return alive ? stream : finish(turn, stream);
  const [only] = outputs;
  // No message was or will be sent: the client waits in vain.
  if (!only && !alive) return stream;
  if (only && outputs.length === 1 && !alive) {
    const headers = { 'content-type': 'application/json', ...home.headers };
    if (stream.exchange !== null) turn.answer(stream.exchange, home.status(only), headers, only.text);
    return { ...stream, exchange: null, over: true };
  }
  let now = begin(turn, stream, home.headers, home.primes);
  for (const { text } of outputs) now = push(turn, now, text, home.resumable);
  return alive ? now : finish(turn, now);
}

/** A stream that has not begun. */
export function streamFor(name: string, exchange: string, waits: Stream['waits']): Stream {
  return { name, exchange, waits, begun: false, over: false, count: 0, stored: [] };
}
