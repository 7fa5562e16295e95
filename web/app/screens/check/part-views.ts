/** What the report shows of a text that has other parts than messages. */
import type { ShownReport } from '../../engine/types.ts';
import type { ReportView } from '../../parts/ReportPane.tsx';

const MESSAGES: readonly ReportView[] = ['problems', 'messages', 'sequence', 'anatomy'];
const BOTH: readonly ReportView[] = ['problems', 'parts', 'messages', 'sequence', 'anatomy'];
const PARTS: readonly ReportView[] = ['problems', 'parts'];

/** The views that fit a text: its parts if it has other parts than messages, and the views of messages if it has any. */
export function viewsFor(report: ShownReport | null): readonly ReportView[] {
  const views = viewsOf(report);
  return report && isForHosts(report) ? [...views, 'hosts'] : views;
}

function viewsOf(report: ShownReport | null): readonly ReportView[] {
  if (!report) return MESSAGES;
  const { parts, entries, wire, partsOutcome } = report;
  if (partsOutcome && entries.length === 0 && wire.length === 0) return PARTS;
  return partsOutcome || parts.length > 1 ? BOTH : MESSAGES;
}

/** Kinds of parts that hosts are judged by. */
const FOR_HOSTS =
  /^(?:http|host-config|llm-api-tools|fragment-(?:tool|tool-list|tools-result|call-result|initialize-result|input-schema)|oauth-(?:[\w-]+-(?:metadata|document)|registration-\w+))$/;

/** True for a text with tools, results of calls, handshakes, a configuration of a host, HTTP, or metadata of OAuth. */
function isForHosts({ parts, entries, wire }: ShownReport): boolean {
  const isResult = ({ kind, answers }: ShownReport['entries'][number]): boolean => {
    if (kind !== 'response') return false;
    const method = answers === undefined ? undefined : entries[answers]?.method;
    return method === undefined || /^(?:tools\/(?:list|call)|initialize)$/.test(method);
  };
  return wire.length > 0 || parts.some(({ kind }) => FOR_HOSTS.test(kind)) || entries.some(isResult);
}

/** What to paste instead of a text with nothing to judge and no finding; null for others. */
export function insteadOf({ diagnostics, partsOutcome }: ShownReport): string | null {
  return diagnostics.length > 0 ? null : (partsOutcome?.instead ?? null);
}

/** The number of parts for the tab: text between them does not count, unless there is nothing else. */
export function partsCounted({ parts }: Pick<ShownReport, 'parts'>): number {
  return parts.filter(({ kind }) => kind !== 'prose' && kind !== 'lesson-text').length || parts.length;
}
