/** What the report shows of a text that has other parts than messages. */
import type { ReportView } from '../../parts/ReportPane.tsx';
import type { VerdictOutcome } from '../../parts/Verdict.tsx';
import type { ShownReport } from '../../engine/types.ts';
import { isJudgedPart, partsOutcome } from '../../../protocol/report/parts-outcome.ts';

export { dependsOnRevision } from '../../../protocol/report/parts-outcome.ts';

const MESSAGES: readonly ReportView[] = ['problems', 'messages', 'sequence', 'anatomy'];
const BOTH: readonly ReportView[] = ['problems', 'parts', 'messages', 'sequence', 'anatomy'];
const PARTS: readonly ReportView[] = ['problems', 'parts'];

/** The words of the status line for such a text; nothing for messages. */
export function wordsInstead(report: ShownReport): { instead?: VerdictOutcome } {
  const instead = partsOutcome(report);
  return instead ? { instead } : {};
}

/** What to paste instead of a text with nothing to judge and no finding; null for others. */
export function insteadOf(report: ShownReport): string | null {
  return report.diagnostics.length > 0 ? null : (partsOutcome(report)?.instead ?? null);
}

/** The views that fit a text: its parts if it has other parts than messages, and the views of messages if it has any. */
export function viewsFor(report: ShownReport | null): readonly ReportView[] {
  if (!report) return MESSAGES;
  const { parts, entries, wire } = report;
  const hasMessages = entries.length > 0 || wire.length > 0;
  if (!hasMessages && parts.length > 0) return PARTS;
  return parts.length > 1 || parts.some(isJudgedPart) ? BOTH : MESSAGES;
}
