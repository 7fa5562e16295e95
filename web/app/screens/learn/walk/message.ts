/** What can be seen of a message at a glance, while its verdict is on the way. Pure. */
import type { Kind } from '../../../../protocol/types.ts';
import type { PlaceRange } from '../../../engine/types.ts';

/** A message as its members, without a look at their types. */
export type Members = Readonly<Record<string, unknown>>;

/** True for objects that are no lists. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a text; undefined where it is no JSON. */
export function valueOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** What a text is by the members it has. */
export function kindOf(text: string): Kind {
  const value = valueOf(text);
  if (Array.isArray(value)) return 'batch';
  if (!isMembers(value)) return 'invalid';
  if (typeof value['method'] === 'string') return Object.hasOwn(value, 'id') ? 'request' : 'notification';
  if (Object.hasOwn(value, 'error')) return 'error';
  return Object.hasOwn(value, 'result') ? 'response' : 'invalid';
}

/** Lines and columns of a stretch of text; at least one column wide, so that it can be seen. */
export function rangeIn(text: string, start: number, end: number): PlaceRange {
  const from = Math.min(start, text.length);
  const to = Math.min(Math.max(end, from), text.length);
  const [startLine, startColumn] = lineAt(text, from);
  const [endLine, endColumn] = lineAt(text, to);
  const empty = startLine === endLine && startColumn === endColumn;
  return { startLine, startColumn, endLine, endColumn: empty ? endColumn + 1 : endColumn };
}

function lineAt(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset);
  const feed = before.lastIndexOf('\n');
  return [before.split('\n').length, offset - feed];
}
