/** The checker's verdict on a composed message. Pure. */
import type { ShownReport } from '../engine/types.ts';
import { count, revisionShort } from '../parts/text.ts';

/** “Valid in 2025-11-25”, or an error count with the first problem. */
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
