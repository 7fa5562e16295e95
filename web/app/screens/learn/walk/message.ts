/** Properties of a message that are known before its verdict. Pure. */
import { jsonOf } from '../../../../protocol/json/plain.ts';
import { classify } from '../../../../protocol/session/classify.ts';
import type { Kind } from '../../../../protocol/types.ts';
import type { ShownMessage, StepView } from '../../../engine/learn.ts';
import type { PlaceRange } from '../../../engine/types.ts';

/** The kind of a text, by its members. */
export function kindOf(text: string): Kind {
  return classify(jsonOf(text)).kind;
}

/** Whether a text is a whole HTTP request, by its first line. */
export function isHttp(text: string): boolean {
  return /^[A-Z]{3,7} \S+ HTTP\/1\.1(?:\r?\n|$)/u.test(text);
}

/** A message between a host and its view, prepared for display. */
export function shownOf({ from, message }: StepView['exchange'][number]): ShownMessage {
  const { kind } = classify(message);
  const { method, id } = message;
  const label = typeof method === 'string' ? method : `result to ${JSON.stringify(id ?? null)}`;
  return { from, kind, label, text: JSON.stringify(message, null, 2) };
}

/** Lines and columns of a span; at least one column wide, so that it is visible. */
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
