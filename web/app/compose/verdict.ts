/** The checker's verdict on a composed message. Pure. */
import type { ShownReport } from '../engine/types.ts';
import { count, revisionShort } from '../parts/text.ts';

/** “Valid in 2025-11-25”, or an error count with the first problem. */
export function verdictOf({ verdicts, revision, diagnostics, blank }: ShownReport): {
  severity: 'ok' | 'error' | 'warning' | 'info';
  text: string;
  first: string | null;
} {
  if (blank) return { severity: 'info', text: 'Nothing to send yet', first: null };
  const { errors = 0, warnings = 0 } = verdicts[revision] ?? {};
  const [worst] = diagnostics;
  const first = worst && worst.severity !== 'info' ? worst.what : null;
  if (errors > 0) return { severity: 'error', text: count(errors, 'error'), first };
  if (warnings > 0) return { severity: 'warning', text: `Valid, ${count(warnings, 'warning')}`, first };
  return { severity: 'ok', text: `Valid in ${revisionShort(revision)}`, first: null };
}
