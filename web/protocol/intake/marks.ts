/** Messages that a log shortened: markers inside strings, and truncated ends. */
import type { JsonDocument } from '../json/types.ts';
import type { Span } from '../types.ts';
import type { RawEntry } from './types.ts';

const WORD = 'truncated';
const MARK =
  /(?:\.{3}|…) ?[[(<][^[\]()<>]*truncated[^[\]()<>]*[\])>]|[[<]\d[\d,.]* [a-z]+ truncated[\]>]|<truncated[^<>]*>/i;
/** The range around the word, in UTF-16 units. */
const AROUND = 60;

/** Finds markers such as `...[18778 chars truncated]...` in messages, which are passed in text order. */
export class Marks {
  readonly #text: string;
  #next: number;

  constructor(text: string) {
    this.#text = text;
    this.#next = text.indexOf(WORD);
  }

  /** Records the shortened strings of a message: nothing is reported in them. */
  note(entry: RawEntry): void {
    const text = this.#text;
    while (this.#next >= 0 && this.#next < entry.span.start) this.#next = text.indexOf(WORD, this.#next + 1);
    if (this.#next < 0 || this.#next >= entry.span.end) return;
    const blurred: Span[] = [];
    for (; this.#next >= 0 && this.#next < entry.span.end; this.#next = text.indexOf(WORD, this.#next + 1)) {
      const around = text.slice(Math.max(entry.span.start, this.#next - AROUND), this.#next + AROUND);
      const before = blurred.at(-1);
      if (MARK.test(around) && !(before && before.end > this.#next))
        blurred.push(stringAround(text, this.#next, entry.span));
    }
    if (blurred.length === 0) return;
    entry.trust = 'altered';
    entry.blurred = [...(entry.blurred ?? []), ...blurred];
  }
}

/** The JSON string around an offset, with its quotes. */
function stringAround(text: string, offset: number, within: Span): Span {
  let start = offset;
  do start = text.lastIndexOf('"', start - 1);
  while (start > within.start && isEscaped(text, start));
  let end = offset;
  do end = text.indexOf('"', end + 1);
  while (end > 0 && end < within.end && isEscaped(text, end));
  return { start: Math.max(start, within.start), end: end < 0 ? within.end : Math.min(end + 1, within.end) };
}

function isEscaped(text: string, quote: number): boolean {
  let at = quote;
  while (text.charCodeAt(at - 1) === 0x5c) at--;
  return (quote - at) % 2 === 1;
}

const ENDS = new Set(['json-unclosed', 'json-unterminated-string']);
/** The other problems of a truncated text, all at its very end. */
const AT_END = new Set([
  'json-missing-value',
  'json-missing-colon',
  'json-missing-name',
  'json-not-a-value',
  'json-number',
  'json-bad-escape',
  'json-unquoted-text',
  'json-python-literal',
  'json-trailing-comma',
  'json-elision',
  'json-unexpected',
]);
/** Maximum distance of such a problem from the end, in UTF-16 units. */
const NEAR = 12;

/** The offset at which a value is truncated, if that is its only problem; otherwise null. */
export function cutOff({ root, problems, end }: JsonDocument, text: string, stop: number): number | null {
  if (!root || end < text.slice(0, stop).trimEnd().length) return null;
  let cut: number | null = null;
  for (const problem of problems) {
    if (ENDS.has(problem.code)) cut = stop;
    else if (!AT_END.has(problem.code) || problem.start < stop - NEAR) return null;
  }
  return cut;
}

/** The notation of programs that print an object for people: `{ id: 1, method: 'ping' }`, `{'id': 1}`, `None`. */
const PRINTED = new Set([
  'json-unquoted-key',
  'json-single-quotes',
  'json-python-literal',
  'json-tuple',
  'json-trailing-comma',
]);

/** True if all problems of a value show that a program printed it: its sender did not write it in this form. */
export function isPrinted({ problems }: JsonDocument): boolean {
  return problems.length > 0 && problems.every(({ code }) => PRINTED.has(code));
}

/** The last message of a text that was copied manually: if it is only truncated, nothing is reported. */
export function forgiveCut(entry: RawEntry, stop: number): void {
  if (entry.problems.length === 0 || entry.span.end < stop - NEAR) return;
  if (!entry.problems.every(({ code, start }) => ENDS.has(code) || (AT_END.has(code) && start >= stop - NEAR))) return;
  entry.problems = [];
  entry.trust = 'altered';
  entry.blurred = [{ start: stop, end: stop }];
}

/** The output of a program that prints only a few levels of an object. */
const LEFT_OUT =
  /\[(?:Object|Array|Function[^\]]{0,80}|Circular[^\]]{0,20}|\w+ \(\d+\))\]|\.{3} \d+ more (?:item|character)s?/;

/** True if a printed object lacks its inner parts, so that its contents cannot be judged. */
export function isShallow(printed: string): boolean {
  return LEFT_OUT.test(printed);
}
