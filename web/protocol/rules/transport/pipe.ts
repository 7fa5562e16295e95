/** Lines of a pipe: the pasted text of stdin and stdout. */
import type { EntryList, Taken } from '../../intake/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Span } from '../../types.ts';
import { Cargo } from './carried.ts';
import type { Carried, Line } from './define.ts';
import type { Source } from './events.ts';

/** Formats whose texts may be the exact content of a pipe. */
const RAW = new Set(['json', 'lines', 'frames', 'sse', 'mixed']);
/** The maximum length of a line, UTF-16 units. */
const SHOWN = 300;

/** True if the text is the content of a pipe: no wrappers, and no log around most of the messages. */
export function isPipe(text: string, { format, entries }: Pick<Taken, 'format' | 'entries'>): boolean {
  if (format.id === 'sse') return true;
  if (!RAW.has(format.id) || namesSides(entries)) return false;
  if (format.id !== 'mixed') return true;
  const bare = [...entries].filter(
    ({ span }) => text.slice(text.lastIndexOf('\n', span.start) + 1, span.start).trim() === '',
  );
  return bare.length * 2 >= entries.length;
}

function namesSides(entries: EntryList): boolean {
  for (let index = 0; index < entries.length; index++) {
    if (!entries.isPlace?.(index) && entries.at(index)?.from !== undefined) return true;
  }
  return false;
}

/** One line, or the lines of one message. */
export class LinePart implements Line {
  readonly kind = 'line';
  readonly legacy = false;
  readonly number: number;
  readonly lines: number;
  readonly ended: boolean;
  readonly span: Span;
  /** Ranges outside its messages. */
  readonly rests: readonly Span[];
  readonly entries: readonly number[];
  readonly cargo: Cargo;
  readonly session: number;
  readonly before: LinePart | null;
  after: LinePart | null = null;
  readonly #text: string;
  readonly #source: Source;

  constructor(
    text: string,
    source: Source,
    at: {
      number: number;
      lines: number;
      ended: boolean;
      span: Span;
      rests: readonly Span[];
      entries: readonly number[];
    },
    before: LinePart | null,
  ) {
    this.#text = text;
    this.#source = source;
    this.number = at.number;
    this.lines = at.lines;
    this.ended = at.ended;
    this.span = at.span;
    this.rests = at.rests;
    this.entries = at.entries;
    this.cargo = new Cargo(at.entries, source.rows, source.intake.entries);
    this.before = before;
    this.session = source.rows[at.entries[0] ?? -1]?.session ?? before?.session ?? 0;
  }

  get model(): RevisionModel {
    return this.#source.modelOf(this.session);
  }

  demands(requirement: string): boolean {
    return this.#source.demands(this.session, requirement);
  }

  get name(): string {
    return this.lines > 1 ? `Lines ${this.number} to ${this.number + this.lines - 1}` : `Line ${this.number}`;
  }

  get description(): string {
    return this.name.charAt(0).toLowerCase() + this.name.slice(1);
  }

  get messages(): readonly Carried[] {
    return this.cargo.messages;
  }

  get batch(): boolean {
    return this.cargo.batch;
  }

  get text(): string {
    return this.#text.slice(this.span.start, Math.min(this.span.end, this.span.start + SHOWN));
  }

  holds(piece: string): boolean {
    return this.#text.slice(this.span.start, this.span.end).includes(piece);
  }

  get rest(): string {
    return this.rests.map(({ start, end }) => this.#text.slice(start, Math.min(end, start + SHOWN))).join(' ');
  }
}

/** The lines of a text without blank ones. Each is returned once the next one is known. */
export function* linesOfPipe(text: string, source: Source): Generator<LinePart> {
  const { entries } = source.intake;
  let before: LinePart | null = null;
  let next = 0;
  let number = 1;
  for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length;) {
    const first = number;
    const start = at;
    const own: number[] = [];
    let lines = 0;
    let end = at;
    let stop = at;
    do {
      const feed = text.indexOf('\n', stop);
      end = feed < 0 ? text.length : feed;
      stop = feed < 0 ? text.length : feed + 1;
      lines++;
      for (let entry = entries.at(next); entry && entry.span.start < end; entry = entries.at(++next)) own.push(next);
    } while (stop < text.length && end < endOf(entries, own));
    at = stop;
    number += lines;
    const span = trimmedSpan(text, start, end);
    if (span.start === span.end) continue;
    const about = {
      number: first,
      lines,
      ended: stop > end,
      span,
      rests: restsOf(text, span, own, entries),
      entries: own,
    };
    const line: LinePart = new LinePart(text, source, about, before);
    if (before) {
      before.after = line;
      yield before;
    }
    before = line;
  }
  if (before) yield before;
}

/** The end of the last of them; 0 for none. */
function endOf(entries: EntryList, own: readonly number[]): number {
  const last = own.at(-1);
  return last === undefined ? 0 : (entries.at(last)?.span.end ?? 0);
}

function restsOf(text: string, span: Span, own: readonly number[], entries: EntryList): Span[] {
  const rests: Span[] = [];
  let from = span.start;
  for (const index of own) {
    const entry = entries.at(index);
    if (!entry) continue;
    rests.push(trimmedSpan(text, from, entry.span.start));
    from = entry.span.end;
  }
  rests.push(trimmedSpan(text, from, span.end));
  return rests.filter(({ start, end }) => start < end);
}

function trimmedSpan(text: string, from: number, to: number): Span {
  let start = from;
  let end = Math.max(from, to);
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}
