/** What the status line shows. */
import type { ShownReport } from '../../engine/types.ts';
import type { VerdictState } from '../../parts/Verdict.tsx';
import type { State } from '../../state/store.ts';

/** The state of the status line. `length` is that of the text, `known` the number of messages read so far, `share` the part of the text, from 0 to 1. */
export function verdictOf(
  report: ShownReport | null,
  phase: State['phase'],
  length: number,
  known: number | null,
  share: number | null,
): VerdictState {
  if (length === 0 || report?.blank) return { state: 'empty' };
  if (phase === 'stopped' || phase === 'crashed') return { state: 'stopped' };
  const verdict = report?.reading ? undefined : report?.verdicts[report.revision];
  if (!report || !verdict) {
    return {
      state: 'checking',
      ...(known === null ? {} : { messages: known }),
      ...(share === null ? {} : { share }),
    };
  }
  return {
    state: 'judged',
    errors: verdict.errors,
    warnings: verdict.warnings,
    messages: report.entries.length,
    revision: report.revision,
    because: report.revisionBecause,
    outcome: report.outcome ?? [],
    deep: report.deep,
    ...(report.partsOutcome ? { instead: report.partsOutcome } : {}),
  };
}
