/**
 * Event streams, parsed by the rules of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html): a
 * stream pasted alone, and the bodies of HTTP responses.
 */
import type { JsonProblem } from '../../json/types.ts';
import type { Skipped, Span } from '../../types.ts';
import { Decoding, mappedEntries, type Mapped } from '../mapped.ts';
import { isMessage, parsed } from '../value-end.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, RawEntry } from '../types.ts';
import type { WireEvent, WireField } from '../wire.ts';

/** The contents of a stream. */
export interface Stream {
  events: WireEvent[];
  entries: RawEntry[];
  skipped: Skipped[];
  problems: JsonProblem[];
}

const FIELDS = new Set(['data', 'event', 'id', 'retry']);
const FIELD = /^(?:data|event|id|retry)[ \t]?:/;

const NO_FIELD = 'This line is not a field of an event stream.';

/** A stream of events, pasted alone. */
export const sse: Format = {
  id: 'sse',
  title: 'Event stream (server-sent events)',
  claim(text, sample = sampleOf(text), { transport } = {}) {
    const { lines } = sample;
    const first = lines[0] ?? '';
    if (!FIELD.test(first) && !/^:|^data$/.test(first)) return { score: 0, because: '' };
    const fields = lines.filter((line) => FIELD.test(line) || line.startsWith(':'));
    const telling = lines.some((line) => /^data[ \t]?:\s*[{["]|^event[ \t]?:\s*(?:message|endpoint)$/.test(line));
    if (!telling && transport !== 'sse') return { score: 0, because: '' };
    return { score: 85, because: `${fields.length} of the first ${lines.length} lines are fields of an event stream.` };
  },
  read(text) {
    const start = text.startsWith('\ufeff') ? 1 : 0;
    const { events, entries, skipped, problems } = readStream(text, text, { start, end: text.length }, 0);
    for (const entry of entries) {
      sentByServer(entry, 'Servers send event streams; clients only read them.');
      entry.transport = 'sse';
    }
    // The client’s messages were sent another way.
    return { entries, skipped, problems, events, transport: 'sse', gaps: true };
  },
  samples: [
    'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n',
    ': ping\n\nid: 7\ndata:{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n\nid: 8\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n',
    'event: endpoint\ndata: /messages?s=1\n\nevent: message\ndata: {"jsonrpc":"2.0",\ndata: "id":1,"result":{}}\n\n',
  ],
};

/** Records who sent a message in a stream or response. */
export function sentByServer(entry: RawEntry, because: string): void {
  entry.from = 'server';
  entry.fromBecause = because;
}

/**
 * Reads the stream in `within`, offsets in `source`: the pasted `text`, or one decoded from it. The entries found are numbered
 * from `first`.
 */
export function readStream(text: string, source: string | Mapped, within: Span, first: number): Stream {
  const out: Stream = { events: [], entries: [], skipped: [], problems: [] };
  let fields: Line[] = [];
  const close = (ended: boolean): void => {
    if (fields.some(({ name }) => FIELDS.has(name))) readEvent(text, source, fields, ended, first, out);
    else out.skipped.push(...fields.flatMap(({ name, span }) => (name === '' ? [] : [{ ...span, because: NO_FIELD }])));
    fields = [];
  };
  for (const line of linesOf(typeof source === 'string' ? source : source.text, within)) {
    if (line.start === line.end) close(true);
    else fields.push(fieldOf(source, line));
  }
  // The shell’s marker for an unterminated last line is not part of the stream.
  if (fields.at(-1)?.name === '%') fields.pop();
  close(false);
  return out;
}

/** A field with its position in the source. */
interface Line extends WireField {
  readonly line: Span;
  readonly content: Span;
}

function fieldOf(source: string | Mapped, line: Span): Line {
  const all = typeof source === 'string' ? source : source.text;
  const place = (span: Span): Span => (typeof source === 'string' ? span : source.place(span));
  const colon = all.indexOf(':', line.start);
  const named = colon >= 0 && colon < line.end;
  const name = all.slice(line.start, named ? colon : line.end);
  const from = named ? colon + 1 + (all.charCodeAt(colon + 1) === 32 && colon + 1 < line.end ? 1 : 0) : line.end;
  const content = { start: from, end: line.end };
  return { name, value: all.slice(from, line.end), span: place(line), valueSpan: place(content), line, content };
}

function readEvent(
  text: string,
  source: string | Mapped,
  lines: readonly Line[],
  ended: boolean,
  first: number,
  out: Stream,
): void {
  const data = lines.filter(({ name }) => name === 'data');
  const valueOf = (wanted: string): string | null => lines.findLast(({ name }) => name === wanted)?.value ?? null;
  const entries: number[] = [];
  const content = contentOf(source, lines, data);
  if (content && valueOf('event') !== 'endpoint' && holdsMessages(content.text)) {
    const found = mappedEntries(text, content, true);
    for (const entry of found.entries) {
      entries.push(first + out.entries.length);
      out.entries.push(entry);
    }
    out.skipped.push(...found.skipped);
    out.problems.push(...found.problems);
  }
  const start = lines[0]?.span.start ?? 0;
  out.events.push({
    id: valueOf('id'),
    event: valueOf('event') || 'message',
    data: data.length > 0 ? data.map(({ value }) => value).join('\n') : null,
    retry: valueOf('retry'),
    span: { start, end: lines.at(-1)?.span.end ?? start },
    fields: lines.map(({ name, value, span, valueSpan }) => ({ name, value, span, valueSpan })),
    ended,
    entries,
  });
}

/** Words, addresses and markers such as `[DONE]` are not messages, and are not read as broken ones. */
function holdsMessages(content: string): boolean {
  const start = content.trimStart();
  if (!/^[{[]/.test(start)) return false;
  return /^\s*(?:\[\s*)?\{/.test(start) || parsed(start) !== undefined;
}

/**
 * The data of an event. If it is JSON only together with lines between that lack their `data:`, those lines are included: the
 * writer meant them.
 */
function contentOf(source: string | Mapped, lines: readonly Line[], data: readonly Line[]): Mapped | null {
  if (data.length === 0) return null;
  const alone = joined(source, data);
  const unmatched = lines.some(({ name }) => name !== '' && !FIELDS.has(name));
  if (!unmatched || isMessage(parsed(alone.text))) return alone;
  const whole = joined(
    source,
    lines
      .filter(({ name }) => name === 'data' || (name !== '' && !FIELDS.has(name)))
      .map((line) => (line.name === 'data' ? line : { ...line, content: line.line })),
  );
  return parsed(whole.text) === undefined ? alone : whole;
}

function joined(source: string | Mapped, lines: readonly Pick<Line, 'content'>[]): Mapped {
  const decoding = new Decoding(source);
  let before: Span | null = null;
  for (const { content } of lines) {
    if (before) decoding.put('\n', { start: before.end, end: content.start });
    decoding.copy(content.start, content.end);
    before = content;
  }
  return decoding.done();
}

/**
 * The lines of a stream, without their line endings: CRLF, LF or CR. The rest after the last line ending counts if it is not
 * empty.
 */
function* linesOf(text: string, within: Span): Generator<Span> {
  let start = within.start;
  for (let at = start; at < within.end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) continue;
    yield { start, end: at };
    if (code === 13 && text.charCodeAt(at + 1) === 10 && at + 1 < within.end) at++;
    start = at + 1;
  }
  if (start < within.end) yield { start, end: within.end };
}
