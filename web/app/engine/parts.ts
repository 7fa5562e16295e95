/**
 * Texts with other parts than messages: their checker, and their parts and outcome prepared for display. Loaded with the first
 * such text.
 */
import type { LineIndex } from '../../protocol/json/lines.ts';
import type { Prepared } from '../../protocol/report/phases.ts';
import type { Diagnostic, Part } from '../../protocol/types.ts';
import { dependsOnRevision, partsOutcome } from '../../protocol/report/parts-outcome.ts';
import type { Report } from '../../protocol/types.ts';
import type { PartAction, PartsShown, ShownPart } from './types.ts';

export { checker } from '../../protocol/parts.ts';

/** With more parts than this, only so many findings are counted. */
const MANY = 100;
const MAX_COUNTED = 2000;

/** The parts, with all findings of the report counted at the part that they are about. */
function shownParts(
  parts: readonly Part[],
  diagnostics: readonly Diagnostic[],
  { intake }: Pick<Prepared, 'intake'>,
  lines: LineIndex,
): ShownPart[] {
  const shown = parts.map((part, index): ShownPart => {
    const content = intake.parts?.[index]?.content;
    const actions: PartAction[] = [];
    if (content?.fragment?.place) actions.push('wrap');
    if (content?.fragment?.type === 'Tool') actions.push('call');
    if (part.kind === 'host-config' && content) actions.push('convert');
    const line = lines.at(part.span.start).line;
    const last = lines.at(Math.max(part.span.start, part.span.end - 1)).line;
    return { ...part, line, last, errors: 0, warnings: 0, infos: 0, actions };
  });
  const counted = parts.length > MANY ? diagnostics.slice(0, MAX_COUNTED) : diagnostics;
  for (const finding of counted) {
    const part = shown[partOf(finding, parts)];
    if (!part) continue;
    if (finding.severity === 'error') part.errors++;
    else if (finding.severity === 'warning') part.warnings++;
    else part.infos++;
  }
  return shown;
}

/** The parts of a report and its outcome. `entries` is the number of its messages. */
export function partsShown(
  report: Omit<Report, 'entries'>,
  entries: number,
  prepared: Pick<Prepared, 'intake'>,
  lines: LineIndex,
): PartsShown {
  const parted = { ...report, entries: { length: entries } };
  const outcome = partsOutcome(parted);
  return {
    parts: shownParts(report.parts, report.diagnostics, prepared, lines),
    ...(outcome ? { partsOutcome: outcome } : {}),
    ...(dependsOnRevision(parted) ? {} : { anyRevision: true }),
  };
}

/** The index of the part that a finding is about, -1 if there is none. */
function partOf({ part, entry, span }: Diagnostic, parts: readonly Part[]): number {
  if (part !== undefined) return part;
  const isIn = (one: Part): boolean =>
    entry >= 0
      ? one.first !== undefined && one.first <= entry && entry < one.first + one.messages
      : one.span.start <= span.start && span.start <= one.span.end;
  return parts.findIndex(isIn);
}
