/** Decides whether the code that names causes has to be loaded for a text. */
import type { Judgement, Prepared } from './phases.ts';

/** False for a text that shows no failure: nothing was skipped, refused, reported, canceled or left without a response. It has no causes. */
export function mayFail({ text, intake, sessions, log }: Prepared, { verdict }: Judgement): boolean {
  if (!log || !/\S/.test(text)) return false;
  if (verdict.errors + verdict.warnings + intake.skipped.length > 0 || intake.entries.length === 0) return true;
  if (intake.wire?.length || sessions.some(({ state }) => state === 'asked')) return true;
  return log.outcome(intake).length > 0 || isCanceled(log.records);
}

/** True if a client stopped waiting for a response. */
function isCanceled(records: { readonly length: number; method(index: number): string | null }): boolean {
  for (let index = 0; index < records.length; index++)
    if (records.method(index) === 'notifications/cancelled') return true;
  return false;
}
