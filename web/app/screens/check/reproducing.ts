/** The way to the Server screen. Its code, and the simulated server, load on first use. */
import type { ShownReport } from '../../engine/types.ts';
import type { OutcomePart } from '../../../protocol/types.ts';
import { showNotice } from '../../state/actions.ts';
import type { Place } from './excerpt.ts';

/** Sends the messages up to a place to the simulated server; a notice reports a failure to load it. */
export function reproduceAt(report: ShownReport, place: Place): void {
  void import('./reproduce.ts')
    .then((file) => file.reproduce(report, place))
    .catch(() => showNotice({ text: 'The simulated server could not be loaded. Try again.', tone: 'warning' }));
}

/**
 * The first message of the outcome that failed, or got no response, without a finding of its own; undefined if there is none.
 * Findings have the same button.
 */
export function failedWithoutFinding(report: ShownReport): OutcomePart | undefined {
  const { deep, outcome = [], diagnostics, entries } = report;
  if (!deep) return undefined;
  const [first] = outcome.filter(({ kind }) => kind === 'failed' || kind === 'unanswered');
  const has = (entry: number | undefined): boolean => diagnostics.some((finding) => finding.entry === entry);
  return first && !has(first.entry) && !has(entries[first.entry]?.answers ?? first.entry) ? first : undefined;
}
