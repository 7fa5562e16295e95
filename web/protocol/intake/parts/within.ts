/** Messages that stand within other text, such as a sentence, a line of a log or a comment. */
import { quickValue } from '../../json/fast.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import { endOfValue } from '../record-view.ts';

/** How a message begins. */
const BEGINS = /\{\s{0,80}"(?:jsonrpc|id|method|params|result|error)"\s?:/g;

/** The whole messages of a range, each one once, in text order. They name JSON-RPC and have no mistake. Linear in the range. */
export function messagesWithin(text: string, { start, end }: Span): Span[] {
  const range = text.slice(start, end);
  const out: Span[] = [];
  const seen = new Set<string>();
  let budget = 2 * range.length;
  BEGINS.lastIndex = 0;
  for (let found = BEGINS.exec(range); found && budget > 0; found = BEGINS.exec(range)) {
    const stop = endOfValue(range, found.index, range.length);
    budget -= (stop < 0 ? range.length : stop) - found.index;
    if (stop < 0 || !isEnvelope(quickValue(range, found.index, stop))) continue;
    const source = range.slice(found.index, stop);
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
