/** Messages that stand within other text, such as a sentence, a line of a log or a comment. */
import { quickValue } from '../../json/fast.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { unquoted, type Mapped } from '../mapped.ts';
import { endOfValue } from '../record-view.ts';

/** How a message begins; with a backslash before each quote if it was copied from a string of a program. */
const BEGINS = /\{\s{0,80}(\\?)"(?:jsonrpc|id|method|params|result|error)\1"\s?:/g;

/** The whole messages of a range, each one once, in text order. They name JSON-RPC and have no mistake. Linear in the range. */
export function messagesWithin(text: string, { start, end }: Span): Span[] {
  const range = text.slice(start, end);
  const out: Span[] = [];
  const seen = new Set<string>();
  let budget = 2 * range.length;
  BEGINS.lastIndex = 0;
  for (let found = BEGINS.exec(range); found && budget > 0; found = BEGINS.exec(range)) {
    const isEscaped = found[1] !== '';
    const stop = isEscaped ? endOfEscaped(range, found.index) : endOfValue(range, found.index, range.length);
    budget -= (stop < 0 ? range.length : stop) - found.index;
    if (stop < 0) continue;
    const source = range.slice(found.index, stop);
    const plain = isEscaped ? unescaped(source, { start: 0, end: source.length }).text : source;
    if (!isEnvelope(quickValue(plain, 0, plain.length))) continue;
    if (!seen.has(source)) out.push({ start: start + found.index, end: start + stop });
    seen.add(source);
    BEGINS.lastIndex = stop;
  }
  return out;
}

/** A message, or what is before, between or after messages. */
interface Piece extends Span {
  readonly isMessage: boolean;
}

/** The whole of a range, in pieces. */
export function piecesOf(text: string, { start, end }: Span): Piece[] {
  const out: Piece[] = [];
  let from = start;
  for (const message of messagesWithin(text, { start, end })) {
    out.push({ start: from, end: message.start, isMessage: false }, { ...message, isMessage: true });
    from = message.end;
  }
  return [...out, { start: from, end, isMessage: false }];
}

function isEnvelope(value: JsonValue | undefined): boolean {
  if (!isObject(value) || !has(value, 'jsonrpc')) return false;
  return typeof get(value, 'method') === 'string' || has(value, 'result') || has(value, 'error');
}

/** Where an object with a backslash before each quote ends; -1 if it does not end on its line. */
function endOfEscaped(text: string, start: number): number {
  const marks = /\\+"?|["\n{}]/g;
  marks.lastIndex = start;
  let depth = 0;
  let isString = false;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const mark = found[0];
    if (mark === '"' || mark === '\n') return -1;
    if (mark.endsWith('"')) {
      // Half of the backslashes are those of the surrounding string.
      if (mark.length % 2 === 1) return -1;
      if (mark.length % 4 === 2) isString = !isString;
    } else if (!isString && mark === '{') depth++;
    else if (!isString && mark === '}' && --depth === 0) return found.index + 1;
  }
  return -1;
}

/** A range of a text without one level of escapes. */
export function unescaped(text: string, { start, end }: Span): Mapped {
  return unquoted(text, { start: start - 1, end: end + 1 });
}
