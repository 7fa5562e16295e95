/** Reads a log by its format’s description of each line: where messages end, what was cut out of them, why a line has none. */
import { hasNoHalves } from '../json/fast.ts';
import { readValue } from '../json/read.ts';
import type { Skipped, Span } from '../types.ts';
import { Clock } from './clock.ts';
import type { Line, LogSpec } from './log-spec.ts';
import { cutOff, isPrinted, isShallow, Marks } from './marks.ts';
import { whatIs } from './other-lines.ts';
import { endOfMessage, looseMessage, openerAt, isMcpLike, tailOf } from './payload.ts';
import type { Intake, RawEntry, See } from './types.ts';
import { entriesOf, isElided, quieten, strictEntries, trimmed } from './unit.ts';
import { sideOf } from '../model/side.ts';

// The side that keeps a log with “read” and “write” but without the name of a side.

const MAX_EXAMINED = 2000;
/** Maximum length of a message, in UTF-16 units. */
const NEAR = 4000;
const METHOD = /"method"\s*:\s*"([^"\\]{1,80})"|\bmethod='?([\w/$.-]{1,80})/;

/** The side that keeps the log, with the reason; null if the first messages do not show it. */
function storeOf(
  text: string,
  line: (line: string) => { body?: number; side?: 'sent' | 'received' } | null,
  head: number,
): { side: 'client' | 'server'; because: string } | null {
  let at = 0;
  for (let count = 1; count <= MAX_EXAMINED && at < text.length; count++) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const parsed = line(text.slice(at, Math.min(end, at + head)).trim());
    if (parsed?.side) {
      const methodMatch = METHOD.exec(text.slice(at, Math.min(end, at + NEAR)));
      const method = methodMatch?.[1] ?? methodMatch?.[2];
      const sender = method === undefined ? null : sideOf(method);
      if (sender && method !== undefined) {
        const side = parsed.side === 'sent' ? sender : sender === 'client' ? 'server' : 'client';
        const because = `In line ${count} the side that keeps this log ${parsed.side === 'sent' ? 'sends' : 'receives'} \`${method}\`: it is the ${side}.`;
        return { side, because };
      }
    }
    at = end + 1;
  }
  return null;
}

/** Headers are searched for this far into a line, in UTF-16 units. */
export const HEAD = 600;
/** Characters that may be scanned without finding the end of a message, as a share of the text. */
const MAX_REREADS = 2;

/** One pass over one log. */
export class LogReader {
  readonly #text: string;
  readonly #spec: LogSpec;
  readonly #see: See | undefined;
  readonly #whole: boolean;
  readonly #marks: Marks;
  readonly #clock = new Clock();
  readonly #entries: RawEntry[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #logger: { side: 'client' | 'server'; because: string } | null;
  #budget: number;

  constructor(text: string, spec: LogSpec, see?: See) {
    this.#text = text;
    this.#spec = spec;
    this.#see = spec.finish ? undefined : see;
    this.#whole = hasNoHalves(text);
    this.#marks = new Marks(text);
    this.#budget = MAX_REREADS * text.length;
    this.#logger = storeOf(text, spec.start(), HEAD);
  }

  read(): Omit<Intake, 'format'> {
    const text = this.#text;
    const head = this.#spec.start();
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) {
      const line = this.#lineAt(at);
      at = this.#end(line.end) + 1;
      if (line.start === line.end) continue;
      const header = head(text.slice(line.start, Math.min(line.end, line.start + HEAD)));
      if (header?.body !== undefined) at = this.#message(line, header, header.body, head) ?? at;
      else if (header) this.#skip(line, header.skip ?? 'A log line without a message.');
      else this.#other(line);
    }
    const none = this.#spec.finish?.(this.#entries);
    for (const [{ span }, because] of none ?? []) this.#skip(span, because);
    if (none?.size) this.#skipped.sort((a, b) => a.start - b.start);
    return {
      entries: none?.size ? this.#entries.filter((entry) => !none.has(entry)) : this.#entries,
      skipped: this.#skipped,
      problems: [],
      ...(this.#spec.gaps ? { gaps: true } : {}),
    };
  }

  /**
   * Reads the message of a line, which may end some lines below. Returns the offset at which to continue, null for the next
   * line.
   */
  #message(line: Span, header: Line, body: number, head: (line: string) => Line | null): number | null {
    const text = this.#text;
    if (header.read) return this.#spelled(line, header, header.read, line.start + body, head);
    const start = openerAt(text, line.start + body, line.end);
    if (start < 0) {
      this.#skip(line, header.skip ?? 'No message follows the header of this line.');
      return null;
    }
    const tail = tailOf(text, start, line.end);
    const direct = strictEntries(text, { start, end: tail }, this.#whole);
    if (direct) {
      this.#take(direct, header);
      return null;
    }
    const within = endOfMessage(text, start, line.end);
    if (within > 0) {
      const strict = strictEntries(text, { start, end: within }, this.#whole);
      if (strict) {
        this.#take(strict, header);
        this.#passOver(within, line.end);
        return null;
      }
      this.#broken(start, line.end, header);
      return null;
    }
    const stop = this.#block(line.end, head);
    const below = stop > line.end ? endOfMessage(text, start, stop) : -1;
    if (below > 0) {
      const strict = strictEntries(text, { start, end: below }, this.#whole);
      if (strict && header.careful && !strict.every(({ value }) => isMcpLike(value))) {
        this.#skip(line, 'The value that begins here is not a message.');
        return null;
      }
      if (strict) this.#take(strict, header, 'normalised');
      else this.#broken(start, below, header);
      this.#passOver(below, this.#lineAt(below).end);
      return this.#end(below) + 1;
    }
    const formatted = stop > line.end && /[{[,:]$/.test(text.slice(Math.max(start, line.end - 1), line.end));
    this.#broken(start, formatted ? stop : line.end, header);
    return formatted ? stop : null;
  }

  /** A message in another notation, which may end some lines below. */
  #spelled(
    line: Span,
    header: Line,
    read: NonNullable<Line['read']>,
    start: number,
    head: (line: string) => Line | null,
  ): number | null {
    const here = read(this.#text, start, line.end);
    const stop = here ? line.end : this.#block(line.end, head);
    const found = here ?? (stop > line.end ? read(this.#text, start, stop) : null);
    if (!found || found.entries.length === 0) {
      this.#skip(line, header.skip ?? 'The text here could not be read as a message.');
      return null;
    }
    this.#take(found.entries, header);
    if (found.end <= line.end) return null;
    return this.#end(found.end) + 1;
  }

  /**
   * Text that the strict reader rejects is read as far as possible. Changes that the log made to a message are not its sender’s
   * fault.
   */
  #broken(start: number, end: number, header: Line): void {
    const text = this.#text;
    const document = readValue(text, start, end);
    const entries = entriesOf(document);
    const cut = cutOff(document, text, end);
    const sure = !header.careful || entries.every(({ value }) => isMcpLike(value));
    if (document.problems.length > 0 && isShallow(text.slice(start, document.end))) {
      for (const entry of entries) quieten(entry, 'altered', entry.span);
    } else if (cut !== null) {
      for (const entry of entries) quieten(entry, 'altered', { start: cut, end });
    } else if (sure && isPrinted(document)) {
      for (const entry of entries) quieten(entry, 'normalised');
    } else if (sure && isElided(document.problems)) {
      for (const entry of entries) quieten(entry, 'altered', ...document.problems);
    } else if (header.careful && document.problems.length > 0) {
      this.#skip({ start, end }, 'The text in this line is not a whole message.');
      return;
    }
    if (entries.length === 0) this.#skip({ start, end }, 'The text here could not be read.');
    this.#take(entries, header);
    if (cut === null) this.#passOver(document.end, this.#lineAt(document.end).end);
  }

  #take(entries: readonly RawEntry[], header: Line, trust: RawEntry['trust'] = this.#spec.trust): void {
    for (const entry of entries) {
      const side = header.side && this.#logger ? this.#sideOf(header.side, this.#logger) : null;
      const from = header.from ?? side?.from;
      if (from && !entry.from) {
        entry.from = from;
        entry.fromBecause = header.because ?? side?.because ?? 'The line names the sender.';
      }
      if (header.channel !== undefined) entry.channel = header.channel;
      if (header.transport) entry.transport = header.transport;
      const at = header.time === undefined ? undefined : this.#clock.read(header.time);
      if (at !== undefined) entry.at = at;
      if (trust && !entry.trust) entry.trust = trust;
      this.#marks.note(entry);
      this.#entries.push(entry);
      this.#see?.(entry);
    }
  }

  #sideOf(side: 'sent' | 'received', logger: { side: 'client' | 'server'; because: string }) {
    const away = logger.side === 'client' ? ('server' as const) : ('client' as const);
    return { from: side === 'sent' ? logger.side : away, because: logger.because };
  }

  /** A line without a header: a message anyway, or a reason why not. */
  #other(line: Span): void {
    const loose = looseMessage(this.#text, line, this.#whole);
    if (loose) {
      this.#take(loose.entries, {});
      this.#passOver(loose.end, line.end);
    } else this.#skip(line, whatIs(this.#text.slice(line.start, Math.min(line.end, line.start + 200))));
  }

  /** The offset at which the lines without a header after a line end. */
  #block(from: number, head: (line: string) => Line | null): number {
    const text = this.#text;
    let stop = from;
    while (stop < text.length && stop - from < this.#budget) {
      const line = this.#lineAt(this.#end(stop) + 1);
      if (line.start < line.end && head(text.slice(line.start, Math.min(line.end, line.start + HEAD)))) break;
      if (line.start >= text.length) return text.length;
      stop = this.#end(line.end);
    }
    this.#budget -= stop - from;
    return Math.min(stop, text.length);
  }

  /** The rest of a line: another message, such as the response to the first one, or text. */
  #passOver(from: number, end: number): void {
    const text = this.#text;
    const next = from < end ? NEXT.exec(text.slice(from, Math.min(end, from + MAX_BETWEEN)))?.index : undefined;
    const before = this.#entries.at(-1)?.span;
    if (next !== undefined && before && before.end <= from) {
      const start = from + next;
      const isSame = text.startsWith(text.slice(before.start, before.end), start);
      const loose = isSame ? null : looseMessage(text, { start, end }, false);
      if (loose && loose.end > start && loose.entries.every(({ problems }) => problems.length === 0)) {
        this.#take(loose.entries, {});
        this.#passOver(loose.end, end);
        return;
      }
    }
    const rest = trimmed(this.#text, { start: from, end });
    if (rest.start >= rest.end || tailOf(this.#text, from, rest.end) <= from) return;
    this.#skip(rest, 'Text after the message.');
  }

  #skip(span: Span, because: string): void {
    this.#skipped.push({ start: span.start, end: span.end, because });
  }

  #lineAt(start: number): Span {
    return trimmed(this.#text, { start, end: this.#end(start) });
  }

  /** The end of the line around an offset. */
  #end(offset: number): number {
    const end = this.#text.indexOf('\n', offset);
    return end < 0 ? this.#text.length : end;
  }
}

/** Another message on the same line, and the text between the two, in UTF-16 units. */
const NEXT = /\{\s*"jsonrpc"\s*:/;
const MAX_BETWEEN = 300;
