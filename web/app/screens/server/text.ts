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

function httpTitle(head: string | null, event: string | null): string {
  const [first = ''] = (head ?? '').split('\n');
  const line = first.replace(/^HTTP\/1\.1 /, '').replace(/ HTTP\/1\.1$/, '');
  if (event === null) return line;
  return head === null ? 'an event without a message' : `${line}, start of a stream`;
}
