/** rmcp’s tracing: the messages of the Rust SDK as Rust prints its structures. */
import type { JsonNode } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { Line, Payload } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import { readDebug, type DebugValue } from '../rust-debug.ts';
import { messageIn, responseWith } from '../rust-messages.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, RawEntry } from '../types.ts';

const OWN = /\brmcp(?:::\w+)+\b/;
const TIME = /^\s*(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?)/;
const EVENT = /\bnew event(?: evt=|.{0,40}? evt=)(PeerMessage|ToSink)\(/;
const HANDLED =
  /\b(received request|received notification|response message|response error)\b.{0,40}? (?:id=(\S+) )?(request|notification|result|error)=/;
const ENVELOPE =
  /(?:\b(?:Request|Response|Notification|Error)\()?\bJsonRpc(?:Request|Response|Notification|Error) \{\s*(?:jsonrpc: JsonRpcVersion2_0|$)/;

/** Entries of the lines that repeat an event once it is handled. */
const HANDLED_ENTRIES = new WeakSet<RawEntry>();

const log = logFormat({
  id: 'rust-sdk',
  title: 'Rust SDK log (rmcp)',
  called: 'lines of rmcp’s tracing',
  sure: 90,
  vague: 82,
  advice:
    'At this level rmcp logs its own events only. Set `RUST_LOG=rmcp=debug` to log messages, or put a recording proxy (such as `mcpsnoop`) in between.',
  start: () => read,
  finish: handledAgain,
});

/** The Rust SDK’s log. Where messages are logged as JSON, what its errors print repeats one of them. */
export const rustSdk: Format = {
  ...log,
  claim(text, sample = sampleOf(text)) {
    const repeats = /"jsonrpc"\s*:/.test(sample.head) && !sample.lines.some((line) => OWN.test(line));
    return repeats ? { score: 0, because: '' } : log.claim(text, sample);
  },
};

function read(line: string): Line | null {
  const own = OWN.test(line);
  const time = TIME.exec(line)?.[1];
  const details = time === undefined ? {} : { time };
  const event = own ? EVENT.exec(line) : null;
  if (event)
    return {
      ...details,
      side: event[1] === 'ToSink' ? 'sent' : 'received',
      body: event.index + event[0].length,
      read: (text, start, stop) => payloadOf(text, start, stop, messageIn),
    };
  const handled = own ? HANDLED.exec(line) : null;
  if (handled) {
    const [head, what = '', id, key] = handled;
    return {
      ...details,
      side: what.startsWith('response') ? 'sent' : 'received',
      body: handled.index + head.length,
      read: (text, start, stop) => readHandled(text, start, stop, { id, key }),
    };
  }
  // What was expected instead is the cause of a failure, and is read from the line itself; a declaration has types only.
  const envelope = /\bunexpected message\b|\bstruct\s/.test(line) ? null : ENVELOPE.exec(line);
  if (envelope && !/\{"jsonrpc"/.test(line))
    return { ...details, body: envelope.index, read: (text, start, stop) => payloadOf(text, start, stop, messageIn) };
  return own && !/\{"jsonrpc"/.test(line) ? { ...details, skip: 'An event of rmcp, without a message.' } : null;
}

function readHandled(
  text: string,
  start: number,
  stop: number,
  { id, key }: { readonly id: string | undefined; readonly key: string | undefined },
): Payload | null {
  const named = id === undefined ? undefined : idAt(text, start, id);
  const found = payloadOf(text, start, stop, (value) =>
    (key === 'result' || key === 'error') && named ? responseWith(key, value, named) : messageIn(value, named),
  );
  for (const entry of found?.entries ?? []) HANDLED_ENTRIES.add(entry);
  return found;
}

/** The id that a line names before the value at `start`. */
function idAt(text: string, start: number, id: string): JsonNode {
  const at = text.lastIndexOf(`id=${id} `, start) + 3;
  const span = { start: at, end: at + id.length };
  return /^-?\d+$/.test(id)
    ? { type: 'number', value: Number(id), ...span }
    : { type: 'string', value: id.replace(/^"|"$/g, ''), ...span };
}

function payloadOf(
  text: string,
  start: number,
  stop: number,
  turn: (value: DebugValue) => JsonNode | null,
): Payload | null {
  const value = readDebug(text, start, stop);
  const node = value && turn(value);
  if (!value || !node) return null;
  const { start: from, end } = value;
  const entry: RawEntry = {
    span: { start: from, end },
    value: toValue(node),
    problems: [],
    tree: () => node,
    trust: 'normalised',
    fixable: false,
  };
  return { entries: [entry], end };
}

/** Nearby entries checked for the same message. */
const NEAR = 4;

function handledAgain(entries: readonly RawEntry[]): ReadonlyMap<RawEntry, string> {
  const out = new Map<RawEntry, string>();
  for (const [index, entry] of entries.entries()) {
    if (!HANDLED_ENTRIES.has(entry)) continue;
    const shown = JSON.stringify(entry.value);
    const near = entries.slice(Math.max(0, index - NEAR), index + 1 + NEAR);
    if (near.some((other) => !HANDLED_ENTRIES.has(other) && JSON.stringify(other.value) === shown))
      out.set(entry, 'The same message is nearby, as an event.');
  }
  return out;
}
