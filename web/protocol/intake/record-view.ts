/**
 * Objects of a text read member by member, without creating their values: recordings are large, and the members around the
 * messages are small. The tolerant reader handles objects that are not strict JSON.
 */
import { locate } from '../json/locate.ts';
import { readValue } from '../json/read.ts';
import type { JsonDocument, JsonNode, JsonProblem } from '../json/types.ts';
import { toValue } from '../json/value.ts';
import type { Span } from '../types.ts';
import { Decoding, mappedEntries, unquoted } from './mapped.ts';
import { cutOff } from './marks.ts';
import { endOfMessage } from './payload.ts';
import { parsed } from './value-end.ts';
import type { RawEntry } from './types.ts';
import { entriesOf, isBlank, strictEntries } from './unit.ts';

/** Longer values are not created, in UTF-16 units. */
const SMALL = 10_000;

/** A message after other text. */
const MESSAGE = /\{\s*"(?:jsonrpc|id|method)"\s*:/;

/** One object. */
export class RecordView {
  readonly text: string;
  readonly span: Span;
  /** In strict JSON: the positions of its member values. */
  readonly #spans: ReadonlyMap<string, Span> | null;
  readonly #document: JsonDocument | null;
  readonly #node: JsonNode | null;

  private constructor(
    text: string,
    span: Span,
    spans: ReadonlyMap<string, Span> | null,
    document: JsonDocument | null,
    node: JsonNode | null,
  ) {
    this.text = text;
    this.span = span;
    this.#spans = spans;
    this.#document = document;
    this.#node = node;
  }

  /** The object in a range of the text, strict or not. */
  static at(text: string, span: Span): RecordView {
    const found = membersAt(text, span.start, span.end);
    if (found) return new RecordView(text, { start: span.start, end: found.end }, found.members, null, null);
    const document = readValue(text, span.start, span.end);
    return new RecordView(text, span, null, document, document.root);
  }

  get names(): string[] {
    if (this.#spans) return [...this.#spans.keys()];
    return this.#node?.type === 'object' ? [...new Set(this.#node.members.map(({ key }) => key))] : [];
  }

  /** The position of a member’s value; null if there is none. */
  place(name: string): Span | null {
    if (this.#spans) return this.#spans.get(name) ?? null;
    const node = this.#inner(name);
    return node && { start: node.start, end: node.end };
  }

  /** The value of a member, if it is small. */
  value(name: string): unknown {
    const node = this.#inner(name);
    if (node) return node.type === 'hole' ? undefined : toValue(node);
    const place = this.#spans?.get(name);
    return place && place.end - place.start <= SMALL ? parsed(this.text.slice(place.start, place.end)) : undefined;
  }

  /** The string value of a member; empty if it is not a string. */
  string(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : '';
  }

  /** The object that is the value of a member. */
  object(name: string): RecordView | null {
    const place = this.place(name);
    if (!place || this.text.charCodeAt(place.start) !== 0x7b) return null;
    const node = this.#inner(name);
    return node ? new RecordView(this.text, place, null, this.#document, node) : RecordView.at(this.text, place);
  }

  /** The objects in the array that is the value of a member. */
  *objects(name: string): Generator<RecordView> {
    const node = this.#inner(name);
    const items = node?.type === 'array' ? node.items : [];
    for (const item of items) {
      if (item.type === 'object')
        yield new RecordView(this.text, { start: item.start, end: item.end }, null, this.#document, item);
    }
    const place = this.#spans?.get(name);
    if (!place || this.text.charCodeAt(place.start) !== 0x5b) return;
    for (let at = place.start + 1; at < place.end - 1;) {
      const code = this.text.charCodeAt(at);
      if (isBlank(code) || code === 0x2c) {
        at++;
        continue;
      }
      const end = endOfValue(this.text, at, place.end);
      if (end < 0) return;
      if (code === 0x7b) yield RecordView.at(this.text, { start: at, end });
      at = end;
    }
  }

  /** The messages that are the value of a member, including a string that contains them. */
  messages(name: string): RawEntry[] {
    const place = this.place(name);
    if (!place) return [];
    const node = this.#inner(name);
    if (node && this.#document && node.type !== 'string') return entriesAt(this.text, node, this.#document);
    return messagesAt(this.text, place);
  }

  #inner(name: string): JsonNode | null {
    return this.#node ? (locate(this.#node, [name])?.node ?? null) : null;
  }
}

/** The messages in a range that is one JSON value: an object, an array, or a string that contains one of these. */
export function messagesAt(text: string, place: Span): RawEntry[] {
  const first = text.charAt(place.start);
  if (first === '{' || first === '[') {
    return strictEntries(text, place) ?? entriesOf(readValue(text, place.start, place.end));
  }
  if (first !== '"') return [];
  const unquotedText = unquoted(text, place);
  if (/^\s*[{[]/.test(unquotedText.text)) return mappedEntries(text, unquotedText).entries;
  const start = unquotedText.text.search(MESSAGE);
  const end = start < 0 ? -1 : endOfMessage(unquotedText.text, start, unquotedText.text.length);
  if (end < 0) return [];
  const decoding = new Decoding(unquotedText);
  decoding.copy(start, end);
  return mappedEntries(text, decoding.done()).entries;
}

/** A message inside a value that is not strict JSON: it has the problems inside its range, and truncation is not reported. */
function entriesAt(text: string, node: JsonNode, document: JsonDocument): RawEntry[] {
  const stop = document.root?.end ?? node.end;
  const cut = cutOff(document, text, stop);
  const within = ({ start, end }: JsonProblem): boolean => start >= node.start && end <= node.end;
  const entry: RawEntry = {
    span: { start: node.start, end: node.end },
    value: node.type === 'hole' ? undefined : toValue(node),
    problems: cut === null ? document.problems.filter(within) : [],
    tree: () => node,
  };
  if (cut !== null && node.end >= cut) {
    entry.trust = 'altered';
    entry.blurred = [{ start: cut, end: cut }];
  }
  return node.type === 'object' || node.type === 'array' ? [entry] : [];
}

/** Keys and positions of the members of the object that opens at `start`; null if it is not strict JSON at this level. */
export function membersAt(
  text: string,
  start: number,
  stop: number,
): { members: Map<string, Span>; end: number } | null {
  const members = new Map<string, Span>();
  if (text.charCodeAt(start) !== 0x7b) return null;
  let at = skipBlank(text, start + 1, stop);
  if (text.charCodeAt(at) === 0x7d) return { members, end: at + 1 };
  while (at < stop && text.charCodeAt(at) === 0x22) {
    const nameEnd = endOfValue(text, at, stop);
    if (nameEnd < 0) return null;
    const name: unknown = parsed(text.slice(at, nameEnd));
    at = skipBlank(text, nameEnd, stop);
    if (typeof name !== 'string' || text.charCodeAt(at) !== 0x3a) return null;
    const from = skipBlank(text, at + 1, stop);
    const end = endOfValue(text, from, stop);
    if (end < 0) return null;
    members.set(name, { start: from, end });
    at = skipBlank(text, end, stop);
    if (text.charCodeAt(at) === 0x7d) return { members, end: at + 1 };
    if (text.charCodeAt(at) !== 0x2c) return null;
    at = skipBlank(text, at + 1, stop);
  }
  return null;
}

/** The offset after the value that begins at `start`; -1 if it does not end before `stop`. */
export function endOfValue(text: string, start: number, stop: number): number {
  const code = text.charCodeAt(start);
  if (code === 0x7b || code === 0x5b) return endOfMessage(text, start, stop);
  if (code === 0x22) {
    for (let at = start + 1; at < stop; at++) {
      const next = text.charCodeAt(at);
      if (next === 0x5c) at++;
      else if (next === 0x22) return at + 1;
      else if (next === 10) return -1;
    }
    return -1;
  }
  let at = start;
  while (at < stop && /[-+.\w]/.test(text.charAt(at))) at++;
  return at > start ? at : -1;
}

function skipBlank(text: string, from: number, stop: number): number {
  let at = from;
  while (at < stop && isBlank(text.charCodeAt(at))) at++;
  return at;
}
