/** Parts of a text prepared for display: their lines, the number of their findings, and what can be done with them. */
import type { LineIndex } from '../../protocol/json/lines.ts';
import type { Prepared } from '../../protocol/report/stages.ts';
import type { Diagnostic, Part } from '../../protocol/types.ts';
import type { PartAction, ShownPart } from './types.ts';

/** With more parts than this, only so many findings are counted. */
const MANY = 100;
const MAX_COUNTED = 2000;

/** The parts, with all findings of the report counted at the part that they are about. */
export function shownParts(
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

/** The index of the part that a finding is about, -1 if there is none. */
function partOf({ part, entry, span }: Diagnostic, parts: readonly Part[]): number {
  if (part !== undefined) return part;
  const isIn = (one: Part): boolean =>
    entry >= 0
      ? one.first !== undefined && one.first <= entry && entry < one.first + one.messages
      : one.span.start <= span.start && span.start <= one.span.end;
  return parts.findIndex(isIn);
}
