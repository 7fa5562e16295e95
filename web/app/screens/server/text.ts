/** Text formatting for the screen. Pure. */
import type { RunRow } from '../../engine/types.ts';
import { referenceHref } from '../../state/route.ts';

/** The page of a rule or of a requirement. */
export function ruleHref(id: string): string {
  return referenceHref('rules', id);
}

/** A short label of a row: “result of tools/call”, “tools/list”, “202 Accepted”. */
export function rowTitle(row: RunRow): string {
  const { method, answersMethod, kind, text, channel, http } = row;
  if (channel === 'http') return httpTitle(http?.head ?? null, http?.event ?? null);
  if (method !== null) return method;
  const what = kind === 'error' ? 'error' : kind === 'response' ? 'result' : null;
  if (what === null) return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return answersMethod === null ? what : `${what} of ${answersMethod}`;
}

/** The longest request line that is shown in a row with its query, in characters. */
const MAX_LINE = 60;

function httpTitle(head: string | null, event: string | null): string {
  const [first = ''] = (head ?? '').split('\n');
  const whole = first.replace(/^HTTP\/1\.1 /, '').replace(/ HTTP\/1\.1$/, '');
  // The parameters of an authorization request are longer than a row.
  const line = whole.length > MAX_LINE ? whole.replace(/\?.*$/, '?…') : whole;
  if (event === null) return line;
  return head === null ? 'an event without a message' : `${line}, start of a stream`;
}
