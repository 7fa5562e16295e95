/** Text formatting for the screen. Pure. */
import type { RunRow, ShownReport } from '../../engine/types.ts';
import { count, revisionShort } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';

/** The page of a rule or of a requirement. */
export function ruleHref(id: string): string {
  return referenceHref('rules', id);
}

/** The checker's verdict on the composed message: “Valid in 2025-11-25”, or an error count with the first problem. */
export function verdictOf({ verdicts, revision, diagnostics, blank }: ShownReport): {
  severity: 'ok' | 'error' | 'warning' | 'info';
  words: string;
  first: string | null;
} {
  if (blank) return { severity: 'info', words: 'Nothing to send yet', first: null };
  const { errors = 0, warnings = 0 } = verdicts[revision] ?? {};
  const [worst] = diagnostics;
  const first = worst && worst.severity !== 'info' ? worst.what : null;
  if (errors > 0) return { severity: 'error', words: count(errors, 'error'), first };
  if (warnings > 0) return { severity: 'warning', words: `Valid, ${count(warnings, 'warning')}`, first };
  return { severity: 'ok', words: `Valid in ${revisionShort(revision)}`, first: null };
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
  const words = first.replace(/^HTTP\/1\.1 /, '').replace(/ HTTP\/1\.1$/, '');
  if (event === null) return words;
  return head === null ? 'an event without a message' : `${words}, start of a stream`;
}
