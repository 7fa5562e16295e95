/**
 * Recordings: JSON objects, in an array, one per line or back to back, each with a message inside. A format defines its own
 * records and what to read from them. Finding records, even in a file truncated at both ends, works the same way for all
 * formats.
 */
import type { Skipped, Span } from '../types.ts';
import { RecordView, membersAt, endOfValue } from './record-view.ts';
import { Marks } from './marks.ts';
import { endOfMessage, looseMessage } from './payload.ts';
import { whatIs } from './other-lines.ts';
import { sampleOf, type TextSample } from './text-sample.ts';
import type { Format, Intake, RawEntry, See } from './types.ts';
import { isBlank, trimmed } from './unit.ts';
import { settle, type Waiting } from './ways.ts';
import type { WireMessage } from './wire.ts';

/** A recorder’s details about a message. */
export type RecordDetails = Partial<
  Pick<RawEntry, 'from' | 'fromBecause' | 'channel' | 'at' | 'took' | 'transport' | 'trust' | 'blurred'>
> & {
  /** A direction word that names no side: the methods show which side it means. */
  way?: string;
};

/** The receiver of what a format reads from records. */
export interface RecordSink {
  readonly text: string;
  take(entries: readonly RawEntry[], details: RecordDetails): void;
  /** Lists a range as one without a message, with the reason shown to the user. */
  leaveOut(span: Span, because: string): void;
}

/** A kind of recorder. */
export interface RecordSpec {
  id: string;
  title: string;
  advice?: string;
  /** The name of its records in the reason of a claim. */
  called: string;
  sure: number;
  /**
   * True if a record with these members, each with the beginning of its value, belongs to this format. `whole` is the record.
   */
  fits(members: ReadonlyMap<string, string>, whole: string): boolean;
  read(record: RecordView, sink: RecordSink): void;
  /** True if the file is not in chronological order: messages of one array are sorted by their times. */
  ordered?: true;
  gaps?: true;
  trust?: RawEntry['trust'];
}

/** Characters that may be scanned without result, as a share of the text. */
const MAX_REREADS = 2;
/** Objects checked during detection, and when the text begins in the middle of one. */
const FIRST = 8;
const CANDIDATES = 40;
/** From one record to the next. */
const NEXT = /^[\s,\]]*(?:\[\s*)?\{/;
const BETWEEN = /\},\s*\{/g;
/** How much of a record is checked to recognize it again, in UTF-16 units. */
const KNOWN_BY = 4000;
/** How much of a line that begins in the middle of a record is checked, in UTF-16 units. */
const CUT_LINE = 1_000_000;

/** The format of a recorder. */
export function recordFormat(spec: RecordSpec): Format {
  return {
    id: spec.id,
    title: spec.title,
    ...(spec.advice === undefined ? {} : { advice: spec.advice }),
    claim(text, sample = sampleOf(text)) {
      const { records, cut } = beginningOf(sample);
      const own = records.filter(({ members, whole }) => spec.fits(members, whole)).length;
      if (own === 0 || (!cut && own * 2 < records.length)) return { score: 0, because: '' };
      const many = records.length === 1 ? 'The first object is' : `${own} of the first ${records.length} objects are`;
      return { score: spec.sure, because: `${many} ${spec.called}.` };
    },
    read: (text, see) => new Reader(text, spec, see).read(),
    samples: [],
  };
}

interface First {
  readonly members: ReadonlyMap<string, string>;
  readonly whole: string;
}

/**
 * The objects at the beginning of a text. `cut`: the text begins in the middle of a record, so any of them may be part of one.
 */
interface Beginning {
  readonly records: readonly First[];
  readonly cut: boolean;
}

const known = new WeakMap<TextSample, Beginning>();

function beginningOf(sample: TextSample): Beginning {
  const before = known.get(sample);
  if (before) return before;
  const { head } = sample;
  const cut = !/^(?:\{|\[\s*(?:[[{]|$))/.test(head);
  const records: First[] = [];
  let at = cut ? resumed(sample) : head.indexOf('{');
  while (at >= 0 && records.length < (cut ? CANDIDATES : FIRST)) {
    const end = endOfMessage(head, at, head.length);
    const stop = end < 0 ? head.length : end;
    records.push({ members: shownMembers(head, at, stop), whole: head.slice(at, stop) });
    const gap = end < 0 ? null : NEXT.exec(head.slice(end, end + 200));
    if (gap) at = end + gap[0].length - 1;
    else at = cut ? nextAfter(head, end < 0 ? at + 1 : end) : -1;
  }
  const found = { records, cut };
  known.set(sample, found);
  return found;
}

/** The offset at which a text that begins in the middle of a record may continue with the next one; -1 if it is not JSON. */
function resumed({ head, lines }: TextSample): number {
  const rest = lines.slice(1);
  const values = rest.filter((line) => /^[{}[\]",]/.test(line));
  // Records of one line each may have headings between them.
  const isHeaded = values.length * 2 >= rest.length && values.every((line) => line.startsWith('{'));
  if (!isHeaded && values.length * 5 < rest.length * 4) return -1;
  return nextAfter(head, 0);
}

/** The next `{` on a line of its own or after `},`; -1 if there is none. */
function nextAfter(head: string, from: number): number {
  for (let at = head.indexOf('{', from); at >= 0; at = head.indexOf('{', at + 1)) {
    const before = head.slice(from, at);
    const end = before.trimEnd();
    if (before.includes('\n', end.length) || end.endsWith('},')) return at;
  }
  return -1;
}

/** Keys with the beginnings of their values, for an object that may be truncated. */
function shownMembers(text: string, start: number, stop: number): Map<string, string> {
  const whole = membersAt(text, start, stop);
  const out = new Map<string, string>();
  if (whole) {
    for (const [name, span] of whole.members)
      out.set(name, text.slice(span.start, Math.min(span.end, span.start + 200)));
    return out;
  }
  for (let at = start + 1; at < stop;) {
    while (at < stop && (isBlank(text.charCodeAt(at)) || text.charCodeAt(at) === 0x2c)) at++;
    const nameEnd = text.charCodeAt(at) === 0x22 ? endOfValue(text, at, stop) : -1;
    if (nameEnd < 0) return out;
    const name = text.slice(at + 1, nameEnd - 1);
    at = nameEnd;
    while (at < stop && (isBlank(text.charCodeAt(at)) || text.charCodeAt(at) === 0x3a)) at++;
    const end = endOfValue(text, at, stop);
    out.set(name, text.slice(at, Math.min(end < 0 ? stop : end, at + 200)));
    if (end < 0) return out;
    at = end;
  }
  return out;
}

class Reader implements RecordSink {
  readonly text: string;
  readonly #spec: RecordSpec;
  readonly #see: See | undefined;
  readonly #marks: Marks | null;
  readonly #entries: RawEntry[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #waiting: Waiting[] = [];
  /** The index of the first entry of the array being read. */
  #list = 0;
  #budget: number;

  constructor(text: string, spec: RecordSpec, see?: See) {
    this.text = text;
    this.#spec = spec;
    this.#see = spec.ordered ? undefined : see;
    this.#marks = text.includes('truncated') ? new Marks(text) : null;
    this.#budget = MAX_REREADS * text.length;
  }

  read(): Omit<Intake, 'format'> & { wire?: WireMessage[] } {
    const { text } = this;
    let at = 0;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === 0x5d) this.#sort();
      if (isBlank(code) || code === 0x2c || code === 0x5b || code === 0x5d || code === 0xfeff) at++;
      else if (code === 0x7b) at = this.#record(at);
      else at = this.#other(at);
    }
    this.#sort();
    settle(this.#waiting);
    return {
      entries: this.#entries,
      skipped: this.#skipped,
      problems: [],
      ...(this.#spec.gaps ? { gaps: true } : {}),
    };
  }

  take(entries: readonly RawEntry[], { way, ...details }: RecordDetails): void {
    for (const entry of entries) {
      const trust = entry.trust ?? details.trust ?? this.#spec.trust;
      const blurred = [...(entry.blurred ?? []), ...(details.blurred ?? [])];
      Object.assign(entry, details);
      if (trust) entry.trust = trust;
      if (blurred.length > 0) entry.blurred = blurred;
      this.#marks?.note(entry);
      if (way !== undefined && !entry.from) this.#waiting.push({ entry, way });
      this.#entries.push(entry);
      if (way === undefined && this.#waiting.length === 0) this.#see?.(entry);
    }
  }

  leaveOut({ start, end }: Span, because: string): void {
    this.#skipped.push({ start, end, because });
  }

  /** One record, on one line, on several, or truncated. Returns the offset at which to continue. */
  #record(at: number): number {
    const { text } = this;
    const line = this.#lineEnd(at);
    let end = endOfMessage(text, at, line);
    if (end < 0 && this.#budget > 0) {
      end = endOfMessage(text, at, text.length);
      // If it never ends, or includes lines that are records of their own, only its line is broken.
      if (end < 0) this.#budget -= text.length - at;
      if (end < 0 && !/[{[,:]\s*$/.test(text.slice(Math.max(at, line - 20), line))) end = line;
      else if (end < 0) end = text.length;
    } else if (end < 0) end = line;
    this.#spec.read(RecordView.at(text, { start: at, end }), this);
    return end;
  }

  /** Text that is not a record: the rest of one whose beginning is lost, perhaps with its message still whole. */
  #other(at: number): number {
    const lineEnd = this.#lineEnd(at);
    const end = this.#nextIn(at, lineEnd) ?? lineEnd;
    const line = trimmed(this.text, { start: at, end });
    const loose = looseMessage(this.text, line, false);
    if (loose) this.take(loose.entries, {});
    else if (line.start < line.end)
      this.leaveOut(line, whatIs(this.text.slice(line.start, Math.min(line.end, line.start + 200))));
    return Math.max(end, at + 1);
  }

  /** In a line that begins in the middle of a record, the offset at which the next record begins. */
  #nextIn(at: number, end: number): number | null {
    const line = this.text.slice(at, Math.min(end, at + CUT_LINE));
    let tries = 0;
    for (const found of line.matchAll(BETWEEN)) {
      const start = at + found.index + found[0].length - 1;
      const stop = Math.min(end, start + KNOWN_BY);
      if (this.#spec.fits(shownMembers(this.text, start, stop), this.text.slice(start, stop))) return start;
      if (++tries > CANDIDATES) return null;
    }
    return null;
  }

  #lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end < 0 ? this.text.length : end;
  }

  /** Sorts the entries of one array by time; entries without a time stay after the one before. */
  #sort(): void {
    const from = this.#list;
    this.#list = this.#entries.length;
    if (!this.#spec.ordered) return;
    let time = -Infinity;
    const timed = this.#entries.slice(from).map((entry) => ({ entry, time: (time = entry.at ?? time) }));
    timed.sort((a, b) => a.time - b.time);
    for (const [index, { entry }] of timed.entries()) this.#entries[from + index] = entry;
  }
}
