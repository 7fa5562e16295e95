/** One JSON text inside a paste → one or more raw entries: strict when it can be, tolerant when it must. */
import { quickValue } from '../json/fast.ts';
import { locate } from '../json/locate.ts';
import { readValue } from '../json/read.ts';
import { toValue } from '../json/value.ts';
import type { JsonDocument, JsonNode, JsonObject, JsonProblem, JsonValue } from '../json/types.ts';
import type { Span } from '../types.ts';
import type { RawEntry } from './types.ts';

/** Why the sender of a wrapped message is known. */
const WRAPPER_SAYS = 'The line says so in its `from` member.';

/**
 * Reads the JSON text in `span` as strict JSON that hides nothing; `null` when the tolerant reader is needed.
 * The span must hold one value and white space only. `whole`: the text is known to hide no halves of surrogate pairs.
 */
export function strictEntries(text: string, span: Span, whole = false): RawEntry[] | null {
  const value = quickValue(text, span.start, span.end, whole);
  if (value === undefined) return null;
  const entry = new StrictEntry(text, trimmed(text, span), value);
  return isWrapper(value) || Array.isArray(value) ? unwrap(entry.span, value, NONE, () => entry.tree()) : [entry];
}

const NONE: readonly JsonProblem[] = Object.freeze([]);

/** A message that was read as strict JSON. Most messages are one: its tree is read only when something is said of it. */
class StrictEntry implements RawEntry {
  readonly span: Span;
  readonly #text: string;
  /** `undefined` while it is let go of. */
  #value: JsonValue | undefined;
  #tree: JsonNode | null | undefined = undefined;

  constructor(text: string, span: Span, value: JsonValue) {
    this.#text = text;
    this.span = span;
    this.#value = value;
  }

  get value(): JsonValue {
    if (this.#value === undefined) {
      const again: JsonValue = JSON.parse(this.#text.slice(this.span.start, this.span.end));
      this.#value = again;
    }
    return this.#value;
  }

  get problems(): readonly JsonProblem[] {
    return NONE;
  }

  letGo(): void {
    this.#value = undefined;
  }

  tree(): JsonNode | null {
    if (this.#tree === undefined) this.#tree = readValue(this.#text, this.span.start, this.span.end).root;
    return this.#tree;
  }
}

/** Turns what the tolerant reader made of one value into entries. */
export function entriesOf(document: JsonDocument): RawEntry[] {
  const root = document.root;
  if (!root) return [];
  const value = root.type === 'hole' ? undefined : toValue(root);
  return unwrap({ start: root.start, end: root.end }, value, document.problems, () => root);
}

/** The span without white space at its ends. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  if (start < end && !isBlank(text.charCodeAt(start)) && !isBlank(text.charCodeAt(end - 1))) return span;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** JSON's own white space: space, tab, line feed, carriage return. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}

/** Takes the message out of `{"from":"client"|"server","message":…}`, and such wrappers out of an array of them. */
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
      from: wrapper.from,
      fromBecause: WRAPPER_SAYS,
    },
  ];
}

type Wrapper = JsonObject & { from: 'client' | 'server'; message: JsonValue };

function isWrapper(value: JsonValue | undefined): value is Wrapper {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, 'from') &&
    (value.from === 'client' || value.from === 'server') &&
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
