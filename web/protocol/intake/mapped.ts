/**
 * Messages that the pasted text does not contain letter for letter: JSON inside a JSON string, `data` over several lines, Base64.
 *
 * A format decodes such a stretch with a `Decoding`, which notes where each piece came from, and reads the messages of the
 * decoded text with `mappedEntries`: their spans, trees and problems carry offsets of the pasted text.
 *
 *     const decoding = new Decoding(text);
 *     decoding.copy(from, to);                  // unchanged
 *     decoding.put('\n', { start, end });       // `\n` in the text stands for a line feed
 *     const { entries, skipped, problems } = mappedEntries(text, decoding.done());
 *
 * Decodings nest: `new Decoding(mapped)` takes offsets of the decoded text and carries them back to the pasted one.
 */
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { Span } from '../types.ts';
import { readSequence, type Sequence } from './formats/sequence.ts';
import type { RawEntry } from './types.ts';
import { strictEntries, trimmed } from './unit.ts';

/** A decoded text that maps to its positions in the pasted text. */
export interface Mapped {
  readonly text: string;
  /**
   * The range of the pasted text that corresponds to a range of this one. An empty range is a position between two characters.
   */
  place(span: Span): Span;
  /** As `place`, if the whole range is verbatim in the pasted text in one piece; otherwise null. */
  verbatim(span: Span): Span | null;
  /** The pieces that a range consists of, in order, cut at its ends. */
  pieces(span: Span): Iterable<Piece>;
}

/** A part of a decoded text: verbatim if `start` to `end` is as long as its text, and `exact`. */
export interface Piece extends Span {
  readonly decoded: string;
  readonly exact: boolean;
}

/** Builds a decoded text piece by piece. */
export class Decoding {
  readonly #from: string | Mapped;
  readonly #texts: string[] = [];
  /** For each piece: its start in the decoded text, its position in the pasted text, and whether it is verbatim. */
  readonly #at: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #exact: boolean[] = [];
  #length = 0;

  /** `from`: the pasted text, or a text decoded from it; offsets passed in refer to it. */
  constructor(from: string | Mapped) {
    this.#from = from;
  }

  /** Appends a range unchanged. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    if (typeof this.#from === 'string') this.#add(this.#from.slice(start, end), start, end, true);
    else
      for (const piece of this.#from.pieces({ start, end }))
        this.#add(piece.decoded, piece.start, piece.end, piece.exact);
  }

  /** Appends `decoded` for a range that encodes it in another notation. */
  put(decoded: string, span: Span): void {
    const { start, end } = typeof this.#from === 'string' ? span : this.#from.place(span);
    this.#add(decoded, start, end, false);
  }

  /** The decoded text. Nothing is added afterwards. */
  done(): Mapped {
    return new Pieces(this.#texts.join(''), this.#at, this.#starts, this.#ends, this.#exact);
  }

  #add(decoded: string, start: number, end: number, exact: boolean): void {
    if (decoded === '') return;
    this.#texts.push(decoded);
    const last = this.#at.length - 1;
    if (exact && this.#exact[last] === true && this.#ends[last] === start) {
      this.#ends[last] = end;
    } else {
      this.#at.push(this.#length);
      this.#starts.push(start);
      this.#ends.push(end);
      this.#exact.push(exact);
    }
    this.#length += decoded.length;
  }
}

class Pieces implements Mapped {
  readonly text: string;
  readonly #at: readonly number[];
  readonly #starts: readonly number[];
  readonly #ends: readonly number[];
  readonly #exact: readonly boolean[];

  constructor(
    text: string,
    at: readonly number[],
    starts: readonly number[],
    ends: readonly number[],
    exact: readonly boolean[],
  ) {
    this.text = text;
    this.#at = at;
    this.#starts = starts;
    this.#ends = ends;
    this.#exact = exact;
  }

  place({ start, end }: Span): Span {
    const from = this.#start(start);
    return { start: from, end: end > start ? Math.max(from, this.#end(end)) : from };
  }

  verbatim(span: Span): Span | null {
    const piece = this.#pieceAt(span.start);
    if (this.#exact[piece] !== true || span.end > this.#stop(piece)) return null;
    const shift = (this.#starts[piece] ?? 0) - (this.#at[piece] ?? 0);
    return { start: span.start + shift, end: span.end + shift };
  }

  *pieces({ start, end }: Span): Generator<Piece> {
    for (let piece = this.#pieceAt(start); piece < this.#at.length; piece++) {
      const from = Math.max(start, this.#at[piece] ?? 0);
      const to = Math.min(end, this.#stop(piece));
      if ((this.#at[piece] ?? 0) >= end) return;
      if (to <= from) continue;
      const exact = this.#exact[piece] === true;
      const place = this.#starts[piece] ?? 0;
      const at = this.#at[piece] ?? 0;
      yield {
        start: exact ? place + from - at : place,
        end: exact ? place + to - at : (this.#ends[piece] ?? 0),
        decoded: this.text.slice(from, to),
        exact,
      };
    }
  }

  #start(offset: number): number {
    if (offset >= this.text.length) return this.#ends.at(-1) ?? 0;
    const piece = this.#pieceAt(offset);
    const start = this.#starts[piece] ?? 0;
    return this.#exact[piece] === true ? start + offset - (this.#at[piece] ?? 0) : start;
  }

  #end(offset: number): number {
    const piece = this.#pieceAt(offset - 1);
    if (this.#exact[piece] === true) return (this.#starts[piece] ?? 0) + offset - (this.#at[piece] ?? 0);
    return this.#ends[piece] ?? 0;
  }

  /** The end of a piece in the decoded text. */
  #stop(piece: number): number {
    return this.#at[piece + 1] ?? this.text.length;
  }

  /** The piece that contains the character at `offset`. */
  #pieceAt(offset: number): number {
    let low = 0;
    let high = this.#at.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#at[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * The messages of a decoded text, with offsets in the pasted `text`. A message that is verbatim in it is read in place and can
 * be fixed; the others have `fixable: false` and problems without fixes. `lenient` as in `readSequence`.
 */
export function mappedEntries(text: string, mapped: Mapped, lenient = false): Sequence {
  const span = trimmed(mapped.text, { start: 0, end: mapped.text.length });
  if (span.start === span.end) return { entries: [], skipped: [], problems: [] };
  const there = mapped.verbatim(span);
  if (there) {
    const entries = strictEntries(text, there);
    return entries ? { entries, skipped: [], problems: [] } : readSequence(text, there.start, there.end, lenient);
  }
  const strict = strictEntries(mapped.text, span);
  const found = strict ? null : readSequence(mapped.text, span.start, span.end, lenient);
  return {
    entries: (strict ?? found?.entries ?? []).map((entry) => new MappedEntry(entry, mapped)),
    skipped: (found?.skipped ?? []).map((one) => ({ ...one, ...mapped.place(one) })),
    problems: (found?.problems ?? []).map((problem) => placed(problem, mapped)),
  };
}

/** An entry of a decoded text, at its position in the pasted one. */
class MappedEntry implements RawEntry {
  span: Span;
  problems: readonly JsonProblem[];
  from?: 'client' | 'server';
  fromBecause?: string;
  readonly fixable = false;
  readonly #inner: RawEntry;
  readonly #mapped: Mapped;
  #tree: JsonNode | null | undefined = undefined;

  constructor(inner: RawEntry, mapped: Mapped) {
    this.#inner = inner;
    this.#mapped = mapped;
    this.span = mapped.place(inner.span);
    this.problems = inner.problems.map((problem) => placed(problem, mapped));
    if (inner.from) this.from = inner.from;
    if (inner.fromBecause !== undefined) this.fromBecause = inner.fromBecause;
  }

  get value(): JsonValue | undefined {
    return this.#inner.value;
  }

  letGo(): void {
    this.#inner.letGo?.();
  }

  tree(): JsonNode | null {
    if (this.#tree === undefined) {
      this.#tree = this.#inner.tree();
      if (this.#tree) moveTree(this.#tree, this.#mapped);
    }
    return this.#tree;
  }
}

/** A problem of a decoded text at its position in the pasted one; its fix applies to another notation and is dropped. */
export function placed({ code, detail, count, more, related, start, end }: JsonProblem, mapped: Mapped): JsonProblem {
  return {
    code,
    detail,
    ...mapped.place({ start, end }),
    ...(count === undefined ? {} : { count }),
    ...(more === undefined ? {} : { more }),
    ...(related === undefined ? {} : { related: mapped.place(related) }),
  };
}

/** Corrects the offsets of a new tree, in place. */
export function moveTree(root: JsonNode, mapped: Mapped): void {
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { start, end } = mapped.place(node);
    node.start = start;
    node.end = end;
    if (node.type === 'array') for (const item of node.items) waiting.push(item);
    if (node.type !== 'object') continue;
    for (const member of node.members) {
      member.keySpan = mapped.place(member.keySpan);
      waiting.push(member.value);
    }
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/**
 * The content of a JSON string. `span` is the string with its quotes, in `from`. An escape unknown to JSON stands for the
 * character after the backslash.
 */
export function unquoted(from: string | Mapped, span: Span): Mapped {
  const source = typeof from === 'string' ? from : from.text;
  const decoding = new Decoding(from);
  const stop = Math.max(span.start + 1, span.end - 1);
  let at = span.start + 1;
  while (at < stop) {
    let next = source.indexOf('\\', at);
    if (next < 0 || next > stop) next = stop;
    decoding.copy(at, next);
    if (next >= stop) break;
    const hex = source.charAt(next + 1) === 'u' ? /^[\da-fA-F]{4}/.exec(source.slice(next + 2, next + 6)) : null;
    const end = Math.min(stop, next + (hex ? 6 : 2));
    const char = source.charAt(next + 1);
    const decoded = hex ? String.fromCharCode(Number.parseInt(hex[0], 16)) : (ESCAPES.get(char) ?? char);
    decoding.put(decoded, { start: next, end });
    at = end;
  }
  return decoding.done();
}
