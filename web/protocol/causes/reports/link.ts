/** The message that a report is about, if the same text shows it. */
import { get, isObject } from '../../json/object.ts';
import { pathOf } from '../../json/pointer.ts';
import type { JsonValue } from '../../json/types.ts';
import type { CauseSource } from '../define.ts';
import { placeAt } from '../reading.ts';
import type { Explanation } from './explain.ts';
import type { Span } from '../../types.ts';

/** Messages that are compared, at each side of the report. */
const COMPARED = 300;

/** The index of the message whose value at the pointer is what was rejected; the nearest before the report. Otherwise -1. */
export function messageOf(source: CauseSource, { subject, pointer, issue, branch }: Explanation, span: Span): number {
  const { records } = source;
  const path = pointer === null ? null : pathOf(pointer);
  const isAnswer = branch?.name === 'response' || branch?.name === 'error response';
  if (!path || (path.length === 0 && subject.method === null))
    return subject.kind === 'message' ? wrongMessage(source, span, isAnswer) : -1;
  const before: number[] = [];
  const after: number[] = [];
  for (let index = 0; index < records.length; index++) {
    const start = placeAt(records, index).start;
    if (start <= span.start) before.push(index);
    else after.push(index);
    if (after.length >= COMPARED) break;
  }
  for (const index of [...before.toReversed().slice(0, COMPARED), ...after]) {
    if (isAnswer && isAsked(source, index)) continue;
    const method = records.method(index) ?? records.method(records.answers(index));
    if (subject.method !== null && method !== null && method !== subject.method) continue;
    if (isRejected(records.entries.valueAt(index), path, issue.received)) return index;
  }
  return -1;
}

/** How many messages before and after a report without a path may be the one it is about. */
const NEAREST = 4;

/**
 * For a report about a whole message, without a path: the nearest message that breaks a rule, before the report if there is one. If
 * the text has a single message, it is that one. Otherwise -1. `isAnswer`: the report is about a response.
 */
function wrongMessage(source: CauseSource, span: Span, isAnswer: boolean): number {
  const { records, diagnostics } = source;
  const wrong = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ entry }) => entry));
  if (isAnswer) for (const index of wrong) if (index >= 0 && isAsked(source, index)) wrong.delete(index);
  let before = -1;
  for (let index = 0; index < records.length; index++) {
    if (placeAt(records, index).start > span.start) break;
    before = index;
  }
  for (let index = before; index >= 0 && index > before - NEAREST; index--) if (wrong.has(index)) return index;
  for (let index = before + 1; index < records.length && index <= before + NEAREST; index++)
    if (wrong.has(index)) return index;
  return records.length === 1 && !(isAnswer && isAsked(source, 0)) ? 0 : -1;
}

/** True for a request or a notification, which a report about a response is not about. */
function isAsked({ records }: CauseSource, index: number): boolean {
  const kind = records.kind(index);
  return kind === 'request' || kind === 'notification';
}

/** True if the value at the path is what the report says was there. */
function isRejected(value: JsonValue | undefined, path: readonly string[], received: string): boolean {
  let at: JsonValue | undefined = value;
  for (const [index, step] of path.entries()) {
    const last = index === path.length - 1;
    const next = stepInto(at, step);
    if (last && received === 'undefined') return next === undefined && (isObject(at) || Array.isArray(at));
    if (next === undefined) return false;
    at = next;
  }
  if (at === undefined || received === '' || received === 'undefined') return false;
  return (
    typeOf(at) === received.toLowerCase() ||
    scalar(at) === received.replace(/^['"]|['"]$/gu, '') ||
    (at === null && received === 'None')
  );
}

function stepInto(value: JsonValue | undefined, step: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) ? get(value, step) : undefined;
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function scalar(value: JsonValue): string {
  return typeof value === 'object' ? '' : String(value);
}
