/**
 * Groups the messages of a lesson into examples. Each example stands alone: ids start again, handshakes are left out. What
 * belongs together is near: a response and its request, messages that follow each other without text between them.
 */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { RawEntry } from '../types.ts';
import { kindOfLine, MAX_EXAMINED, wordsOf } from './lines.ts';

/** A longer text between two messages separates them, UTF-16 units. */
const NEAR = 400;
/** More words of running text between two messages separate them. */
const FEW_WORDS = 16;
/** The same for a response and its request. */
const NEAR_REQUEST = 1500;
/** A response is matched with one of this many messages before it. */
const BACK = 4;

/** Numbers the entries by example, from 1. `text`: the pasted text, which contains the entries in order. */
export function numberExamples(text: string, entries: readonly RawEntry[]): void {
  let example = new Example(1);
  for (const entry of entries) {
    if (!example.takes(text, entry)) example = new Example(example.number + 1);
    example.add(entry);
  }
}

/** True if two requests have the same id. */
export function usesIdAgain(entries: readonly RawEntry[]): boolean {
  const ids = entries.flatMap(({ value }) => itemsOf(value).filter(isRequest).map(idOf));
  return new Set(ids).size < ids.length;
}

class Example {
  readonly number: number;
  readonly #entries: RawEntry[] = [];
  readonly #used = new Set<string>();
  readonly #waiting = new Map<string, RawEntry>();

  constructor(number: number) {
    this.number = number;
  }

  takes(text: string, entry: RawEntry): boolean {
    const last = this.#entries.at(-1);
    if (!last) return true;
    const items = itemsOf(entry.value);
    const ids = items.filter(isResponse).map(idOf);
    if (ids.length > 0) return ids.some((id) => this.#answers(id, entry)) || this.#isShownBeside(text, last, entry);
    if (!isNear(text, last, entry)) return false;
    return !items.some(
      (item) => get(item, 'method') === 'initialize' || (isRequest(item) && this.#used.has(idOf(item))),
    );
  }

  add(entry: RawEntry): void {
    entry.example = this.number;
    this.#entries.push(entry);
    for (const item of itemsOf(entry.value)) {
      const id = idOf(item);
      if (isResponse(item)) this.#waiting.delete(id);
      else if (isRequest(item)) {
        this.#used.add(id);
        this.#waiting.set(id, entry);
      }
    }
  }

  #answers(id: string, entry: RawEntry): boolean {
    const request = this.#waiting.get(id);
    if (!request || !this.#entries.slice(-BACK).includes(request)) return false;
    return entry.span.start - request.span.end < NEAR_REQUEST;
  }

  /** A request and a response that follow each other are a pair, also if their ids differ. */
  #isShownBeside(text: string, last: RawEntry, entry: RawEntry): boolean {
    const [request, more] = itemsOf(last.value);
    return request !== undefined && !more && this.#waiting.has(idOf(request)) && isNear(text, last, entry);
  }
}

function isNear(text: string, { span: { end } }: RawEntry, { span: { start } }: RawEntry): boolean {
  if (start - end > NEAR) return false;
  let words = 0;
  for (const line of text.slice(end, start).split('\n')) {
    const shown = line.slice(0, MAX_EXAMINED);
    if (kindOfLine(shown) === 'sentence') words += wordsOf(shown);
  }
  return words <= FEW_WORDS;
}

function itemsOf(value: JsonValue | undefined): readonly JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

function isResponse(item: JsonObject): boolean {
  return has(item, 'result') || has(item, 'error');
}

function isRequest(item: JsonObject): boolean {
  return has(item, 'method') && has(item, 'id');
}

function idOf(item: JsonObject): string {
  return JSON.stringify(get(item, 'id')) ?? '';
}
