/** One JSON text inside a paste → one or more raw entries: strict if possible, otherwise tolerant. */
import { quickValue } from '../json/fast.ts';
import { locate } from '../json/locate.ts';
import { readValue } from '../json/read.ts';
import { toValue } from '../json/value.ts';
import type { JsonDocument, JsonNode, JsonObject, JsonProblem, JsonValue } from '../json/types.ts';
import type { Span } from '../types.ts';
import type { RawEntry } from './types.ts';

/** The reason why the sender of a wrapped message is known. */
const FROM_WRAPPER = 'The line names it in its `from` member.';

/**
 * Reads the JSON text in `span` as strict JSON without hidden problems; `null` if the tolerant reader is needed. The span must
 * contain only one value and white space. `whole`: the text is known to have no lone surrogates.
 */
export function strictEntries(text: string, span: Span, whole = false): RawEntry[] | null {
  const value = quickValue(text, span.start, span.end, whole);
  if (value === undefined) return null;
  const { start, end } = trimmed(text, span);
  const entry = new StrictEntry(text, start, end, value);
  return isSeveral(value) ? unwrap(entry.span, value, NONE, () => entry.tree()) : [entry];
}

/** The single message of a range, if it is strict JSON without surrounding white space; otherwise null. */
export function strictEntry(text: string, start: number, end: number, whole: boolean): RawEntry | null {
  const value = quickValue(text, start, end, whole);
  return value === undefined || isSeveral(value) ? null : new StrictEntry(text, start, end, value);
}

/** A message that `strictEntry` returned before its value was released. */
export function strictAgain(text: string, start: number, end: number): RawEntry {
  return new StrictEntry(text, start, end, undefined);
}

function isSeveral(value: JsonValue): boolean {
  return Array.isArray(value) || isWrapper(value);
}

const NONE: readonly JsonProblem[] = Object.freeze([]);

/** A message that was read as strict JSON, as most are: its tree is read only when there is a finding about it. */
class StrictEntry implements RawEntry {
  // Numbers instead of a span: one object less for each message of a long log.
  readonly #start: number;
  readonly #end: number;
  readonly #text: string;
  /** `undefined` while it is released. */
  #value: JsonValue | undefined;
  #tree: JsonNode | null | undefined = undefined;

  constructor(text: string, start: number, end: number, value: JsonValue | undefined) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#value = value;
  }

  get span(): Span {
    return { start: this.#start, end: this.#end };
  }

  get value(): JsonValue {
    if (this.#value !== undefined) return this.#value;
    // Not stored again: a late reader reads once, and a long log must not grow with each access.
    const again: JsonValue = JSON.parse(this.#text.slice(this.#start, this.#end));
    return again;
  }

  get problems(): readonly JsonProblem[] {
    return NONE;
  }

  letGo(): void {
    this.#value = undefined;
  }

  tree(): JsonNode | null {
    if (this.#tree === undefined) this.#tree = readValue(this.#text, this.#start, this.#end).root;
    return this.#tree;
  }
}

/** Turns the tolerant reader’s result for one value into entries. */
export function entriesOf(document: JsonDocument): RawEntry[] {
  const root = document.root;
  if (!root) return [];
  const value = root.type === 'hole' ? undefined : toValue(root);
  return unwrap({ start: root.start, end: root.end }, value, document.problems, () => root);
}

/** A message that is shown in a different form than it was sent: it has no findings about its text and cannot be fixed in place. */
export function quieten(entry: RawEntry, trust: 'normalised' | 'altered', ...blurred: readonly Span[]): void {
  entry.problems = [];
  entry.trust = trust;
  entry.fixable = false;
  if (blurred.length > 0) entry.blurred = blurred.map(({ start, end }) => ({ start, end }));
}

/** Whether the only problems of a text are dots: they show how a message was abbreviated, not what was sent. */
export function isElided(problems: readonly JsonProblem[]): boolean {
  return problems.length > 0 && problems.every(({ code }) => code === 'json-elision');
}

/** The same messages; those that are abbreviated by dots have one note instead of errors about their text. */
export function withNotedElisions(entries: RawEntry[]): RawEntry[] {
  for (const entry of entries) {
    const [first] = entry.problems;
    if (first === undefined || !isElided(entry.problems)) continue;
    quieten(entry, 'altered', ...entry.problems);
    entry.problems = [{ code: 'json-notation', detail: 'omitted parts', start: first.start, end: first.end }];
  }
  return entries;
}

/** The span without surrounding white space. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  if (start < end && !isBlank(text.charCodeAt(start)) && !isBlank(text.charCodeAt(end - 1))) return span;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** JSON’s own white space: space, tab, line feed, carriage return. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}

/** Unwraps the message in `{"from":"client","message":…}`, and such wrappers in an array. */
function unwrap(
  span: Span,
  value: JsonValue | undefined,
  problems: readonly JsonProblem[],
  tree: () => JsonNode | null,
): RawEntry[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isWrapper)) {
    return value.flatMap((item, index) => inner(span, item, index === 0 ? problems : [], () => child(tree(), [index])));
  }
  return isWrapper(value) ? inner(span, value, problems, tree) : [{ span, value, problems, tree }];
}

function inner(
  span: Span,
  wrapper: Wrapper,
  problems: readonly JsonProblem[],
  tree: () => JsonNode | null,
): RawEntry[] {
  const message = once(() => child(tree(), ['message']));
  const node = message();
  return [
    {
      span: node ? { start: node.start, end: node.end } : span,
      value: wrapper.message,
      problems,
      tree: message,
      from: PARTY_SIDES[wrapper.from],
      fromBecause: FROM_WRAPPER,
      // The format that `export/jsonl.ts` writes for several messages.
      ...(typeof wrapper['session'] === 'string' ? { channel: wrapper['session'] } : {}),
      // A host and its view have a channel of their own, beside that of client and server.
      ...(wrapper.from === 'client' || wrapper.from === 'server' ? {} : { channel: 'view', party: wrapper.from }),
    },
  ];
}

/** The parties that a wrapper may name, and the side that each is in its session: a view sends requests to its host. */
export const PARTY_SIDES = {
  client: 'client',
  server: 'server',
  view: 'client',
  sandbox: 'client',
  host: 'server',
} as const;

type Wrapper = JsonObject & { from: keyof typeof PARTY_SIDES; message: JsonValue };

function isWrapper(value: JsonValue | undefined): value is Wrapper {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof value.from === 'string' &&
    Object.hasOwn(PARTY_SIDES, value.from) &&
    Object.hasOwn(value, 'message') &&
    !Object.hasOwn(value, 'jsonrpc') &&
    !Object.hasOwn(value, 'method')
  );
}

function child(root: JsonNode | null, path: readonly (string | number)[]): JsonNode | null {
  return root ? (locate(root, path)?.node ?? null) : null;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
