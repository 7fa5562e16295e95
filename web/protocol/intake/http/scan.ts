/** HTTP messages as text: first line, headers, blank line, body; consecutive, with or without a `---` line between. */
import type { Skipped, Span } from '../../types.ts';
import type { Mapped } from '../mapped.ts';
import { parsed } from '../value-end.ts';
import type { WireHeader } from '../wire.ts';
import { endOfBytes } from './chunks.ts';

/** A request or response before its body is read. */
export interface Block {
  readonly kind: 'request' | 'response';
  readonly span: Span;
  readonly lineSpan: Span;
  readonly method: string;
  readonly target: string;
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly WireHeader[];
  /** True if the text shows that headers were omitted. */
  readonly partial?: boolean;
  /** Offsets in the scanned text, including the line endings after it. Empty if there is none. */
  readonly body: Span;
}

const STATUS = /^HTTP\/\d(?:\.\d)?[ \t]+(\d{3})(?:[ \t]+(.*))?$/;
const REQUEST = /^([A-Z]{3,10})[ \t]+(\S+)[ \t]+HTTP\/\d(?:\.\d)?[ \t]*$/;
/** Without the version: only with methods and targets that are unambiguous. */
const BARE_REQUEST = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \t]+((?:\/|https?:\/\/)\S*)[ \t]*$/;
const HEADER = /^([!#$%&'*+.^`|~\w-]+)[ \t]*:/;
/** A status without the version: only with unambiguous reason phrases. */
const BARE_STATUS =
  /^([1-5]\d\d)[ \t]+(OK|Accepted|No Content|Bad Request|Unauthorized|Forbidden|Not Found|Method Not Allowed|Not Acceptable|Conflict|Internal Server Error)[ \t]*$/i;
/** The same as a heading below a request, as people write an exchange down. */
const NAMED_STATUS = /^Response:?[ \t]*\(?([1-5]\d\d)(?:[ \t]+([A-Za-z][\w' -]*))?\)?:?[ \t]*$/i;
/** Headings before headers and before a body. The group is set for a body. */
const HEADING = /^(?:Request |Response )?(?:Headers|(Body|Payload)):?[ \t]*$/i;
/** The text between two messages, with or without a heading in it. */
const RULER = /^-{3,}(?:[ \t].*[ \t]-{3,})?[ \t]*$/;
/** The end of a code block in a document. */
const FENCE = /^(?:`{3,}|~{3,})/;
/** If the blank line before an event stream is missing, these are not headers. */
const EVENT_FIELDS = new Set(['data', 'event', 'id', 'retry']);
/** Headers that were omitted. */
const DOTS = /^(?:\.{3}|…)$/;
/** A first line at the end of a longer line: a captured stream has it directly after a body without a final newline. */
const GLUED =
  /(?:HTTP\/\d(?:\.\d)?[ \t]+\d{3}(?:[ \t]+[\w' -]*)?|(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \t]+\S+[ \t]+HTTP\/\d(?:\.\d)?)[ \t]*$/;
/** How far such a first line is searched for, in UTF-16 units. */
const GLUED_IN = 500;
/** The line that tcpdump writes before each packet. */
const PACKET = /^(?:\d{4}-\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{3,9} IP6? \S+ > \S+: /;
/** Longer lines are neither first lines nor headers. */
const LONGEST = 16_000;

/** True for the first line of a request or response. `bare`: also without `HTTP/1.1` after it. */
export function startsMessage(line: string, bare: boolean): boolean {
  return STATUS.test(line) || REQUEST.test(line) || (bare && (BARE_REQUEST.test(line) || BARE_STATUS.test(line)));
}

/** True for the line that tcpdump writes before a packet, if the line after it ends with HTTP. */
export function beginsPacket(line: string, next: string): boolean {
  return PACKET.test(line) && GLUED.test(next.slice(-GLUED_IN));
}

/** True for a header line. */
export function isHeader(line: string): boolean {
  const name = HEADER.exec(line)?.[1];
  return name !== undefined && !EVENT_FIELDS.has(name);
}

/**
 * The messages of a text; `source` is the text, or one decoded from it. Spans are offsets in the pasted text, `body` in the
 * source.
 */
export function scanHttp(source: string | Mapped): { blocks: Block[]; skipped: Skipped[] } {
  const scanner = new Scanner(source);
  scanner.run();
  return scanner;
}

interface Line extends Span {
  /** The offset at which the next line begins. */
  readonly next: number;
  /** Empty for lines that are too long to check. */
  readonly text: string;
  readonly blank: boolean;
}

class Open {
  readonly line: Line;
  readonly headers: { name: string; value: string; span: Span; valueSpan: Span }[] = [];
  /** The offset at which the body begins; -1 while the header section is read. */
  body = -1;
  /** The offset after the last line that is not blank. */
  end: number;
  /** The offset at which a `---` line may have ended it; otherwise -1. */
  ruled = -1;
  partial = false;
  /** True below a heading, which may indent its headers. */
  titled = false;
  /** The offset at which the body ends by its `Content-Length`; -1 if it has none. Computed on first use. */
  declared: number | null = null;
  /** False once the body was not a whole value before a line that looks like a first line. */
  whole = true;
  /** The indentation that all its lines share. */
  readonly indent: number;

  constructor(line: Line, indent: number) {
    this.line = line;
    this.indent = indent;
    this.end = line.end;
  }

  /** True for events, which may arrive in many packets. */
  get streams(): boolean {
    return this.headers.some(({ name, value }) => /^content-type$/i.test(name) && /^text\/event-stream/i.test(value));
  }

  /** True while no part of a body was read. */
  get bodiless(): boolean {
    return this.body >= 0 && this.end < this.body;
  }
}

class Scanner {
  readonly blocks: Block[] = [];
  readonly skipped: Skipped[] = [];
  readonly #text: string;
  readonly #place: (span: Span) => Span;
  #open: Open | null = null;
  /** True after a packet line: what follows begins with the bytes of its header, directly followed by HTTP. */
  #packet = false;

  constructor(source: string | Mapped) {
    this.#text = typeof source === 'string' ? source : source.text;
    this.#place =
      typeof source === 'string' ? (span) => ({ start: span.start, end: span.end }) : (span) => source.place(span);
  }

  run(): void {
    for (const line of linesOf(this.#text)) this.#see(line);
    this.#close(this.#text.length);
  }

  #see(whole: Line): void {
    const open = this.#open;
    const glued = this.#packet ? gluedAt(this.#text, whole) : open ? this.#glued(open, whole) : -1;
    const isAfterBody = !this.#packet;
    this.#packet = PACKET.test(whole.text);
    if (glued > 0) {
      if (open && isAfterBody) open.end = glued;
      if (open) open.ruled = -1;
      this.#see({ ...whole, start: glued, text: this.#text.slice(glued, whole.end) });
      return;
    }
    const line = outdented(whole, open ? open.indent : Infinity);
    const isNamed = open !== null && NAMED_STATUS.test(line.text);
    if (isNamed || startsMessage(line.text, !open || open.ruled >= 0 || open.bodiless)) {
      this.#close(line.start);
      this.#open = new Open(line, open ? open.indent : line.start - whole.start);
    } else if (open && FENCE.test(line.text)) {
      this.#close(line.start);
    } else if (open && !open.streams && PACKET.test(line.text)) {
      this.#close(line.start);
      this.#outside(line);
    } else if (RULER.test(line.text)) {
      if (open && open.ruled < 0) open.ruled = line.start;
    } else if (!open) {
      if (!line.blank) this.#outside(line);
    } else if (open.body < 0) {
      this.#head(open, line);
    } else if (open.bodiless && HEADING.exec(line.text)?.[1] !== undefined) {
      open.partial = true;
      open.body = line.next;
    } else if (!line.blank) {
      open.ruled = -1;
      open.end = line.end;
    }
  }

  #outside(line: Line): void {
    this.skipped.push({ ...this.#place(line), because: 'This line is not part of an HTTP message.' });
  }

  /** The offset of a first line after the body on the body’s last line; -1 if there is none. */
  #glued(open: Open, line: Line): number {
    if (open.body < 0 || line.blank) return -1;
    const at = gluedAt(this.#text, line);
    if (at < 0) return -1;
    open.declared ??= declaredEnd(this.#text, open);
    if (open.declared === at) return at;
    if (open.whole) open.whole = parsed(this.#text.slice(open.body, at)) !== undefined;
    return open.whole ? at : -1;
  }

  #head(open: Open, given: Line): void {
    const heading = HEADING.exec(given.text);
    if (heading) {
      // Below headings, only the headers that count are written down.
      open.partial = true;
      open.titled = true;
      if (heading[1] !== undefined) open.body = given.next;
      return;
    }
    const line = open.titled ? outdented(given, Infinity) : given;
    const name = HEADER.exec(line.text)?.[1];
    const last = open.headers.at(-1);
    if (line.blank) {
      open.body = line.next;
      return;
    }
    open.ruled = -1;
    open.end = line.end;
    if (DOTS.test(line.text.trim())) open.partial = true;
    else if (name !== undefined && isHeader(line.text)) {
      const from = line.start + line.text.indexOf(':') + 1;
      const valueSpan = shorn(this.#text, { start: from, end: line.end });
      const value = this.#text.slice(valueSpan.start, valueSpan.end);
      open.headers.push({ name, value, span: this.#place(line), valueSpan: this.#place(valueSpan) });
    } else if (last && /^[ \t]/.test(line.text)) {
      last.value += ` ${line.text.trim()}`;
      last.span = { start: last.span.start, end: this.#place(line).end };
      last.valueSpan = { start: last.valueSpan.start, end: last.span.end };
    } else {
      open.body = line.start;
    }
  }

  #close(stop: number): void {
    const open = this.#open;
    if (!open) return;
    const end = open.ruled >= 0 ? open.ruled : stop;
    const first = open.line.text.trimEnd();
    const named = NAMED_STATUS.exec(first);
    const status = STATUS.exec(first) ?? BARE_STATUS.exec(first) ?? named;
    const request = REQUEST.exec(first) ?? BARE_REQUEST.exec(first);
    this.blocks.push({
      kind: status ? 'response' : 'request',
      span: this.#place({ start: open.line.start, end: open.end }),
      lineSpan: this.#place({ start: open.line.start, end: open.line.start + first.length }),
      method: request?.[1] ?? '',
      target: request?.[2] ?? '',
      status: Number(status?.[1] ?? 0),
      reason: status?.[2]?.trim() ?? '',
      headers: open.headers,
      ...(open.partial || named ? { partial: true } : {}),
      body: open.body < 0 || open.bodiless ? { start: end, end } : { start: open.body, end: Math.max(end, open.body) },
    });
    this.#open = null;
  }
}

function gluedAt(text: string, line: Line): number {
  const from = Math.max(line.start, line.end - GLUED_IN);
  const found = GLUED.exec(text.slice(from, line.end));
  const at = found ? from + found.index : -1;
  return at > line.start ? at : -1;
}

function declaredEnd(text: string, { headers, body }: Open): number {
  const length = headers.find(({ name }) => name.toLowerCase() === 'content-length')?.value ?? '';
  return /^\d{1,9}$/.test(length) ? endOfBytes(text, body, Number(length)) : -1;
}

/** A line without its leading white space, at most this much of it. */
function outdented(line: Line, max: number): Line {
  const by = Math.min(max, line.text.length - line.text.trimStart().length);
  return by === 0 || line.blank ? line : { ...line, start: line.start + by, text: line.text.slice(by) };
}

function shorn(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /[ \t]/.test(text.charAt(from))) from++;
  while (to > from && /[ \t]/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}

function* linesOf(text: string): Generator<Line> {
  for (let start = text.charCodeAt(0) === 0xfeff ? 1 : 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const next = feed < 0 ? text.length : feed + 1;
    let end = feed < 0 ? text.length : feed;
    if (end > start && text.charCodeAt(end - 1) === 13) end--;
    const short = end - start < LONGEST ? text.slice(start, end) : '';
    yield { start, end, next, text: short, blank: end === start || (short !== '' && short.trim() === '') };
    start = next;
  }
}
