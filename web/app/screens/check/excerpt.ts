/** An excerpt: the messages around a finding, as a text or an issue. Loaded on first use. */
import { revisionName } from '../../parts/text.ts';
import type { ShownDiagnostic, ShownEntry, ShownReport } from '../../engine/types.ts';
import type { RevisionId } from '../../../protocol/types.ts';

/** Numbers of messages before and after the finding that can be chosen. */
export const REACHES = [1, 3, 10] as const;
/** One of them. */
export type Reach = (typeof REACHES)[number];

/** Where a finding, or a part of the outcome, is in the text. */
export type Place = Pick<ShownDiagnostic, 'entry' | 'span'>;

/** Index of the message at a place, or of the last one before it; -1 without messages. */
export function messageOf({ entries }: { readonly entries: readonly ShownEntry[] }, { entry, span }: Place): number {
  if (entries[entry]) return entry;
  return Math.max(
    entries.length > 0 ? 0 : -1,
    entries.findLastIndex((one) => one.span.start <= span.start),
  );
}

/**
 * The messages of an excerpt, ascending: those around the finding in its session, with the other half of each exchange it
 * belongs to, and with the related messages.
 */
export function entriesAround(report: ShownReport, finding: ShownDiagnostic, reach: Reach): readonly ShownEntry[] {
  const { entries } = report;
  const at = messageOf(report, finding);
  const center = entries[at];
  if (!center) return [];
  const chosen = new Set([at]);
  const walk = (step: 1 | -1): void => {
    let left = reach;
    for (let index = at + step; left > 0 && index >= 0 && index < entries.length; index += step) {
      if (entries[index]?.session !== center.session) continue;
      chosen.add(index);
      left--;
    }
  };
  walk(-1);
  walk(1);
  const also = [center.answers, center.answeredBy, ...finding.related.map(({ entry }) => entry)];
  for (const index of also) if (index !== undefined && entries[index]) chosen.add(index);
  return [...chosen].toSorted((a, b) => a - b).flatMap((index) => entries[index] ?? []);
}

/** The text of an excerpt: one message per line, after the name of its sender if all senders are known. */
export function excerptText(chosen: readonly ShownEntry[], lines: readonly string[]): string {
  const named = chosen.every(({ from }) => from !== 'unknown');
  return chosen.map(({ from }, at) => `${named ? `${from}: ` : ''}${lines[at] ?? ''}`).join('\n');
}

/** The revision that judges an excerpt: that of its session. */
export function revisionOf({ sessions, revision }: ShownReport, [first]: readonly ShownEntry[]): RevisionId {
  return sessions[first?.session ?? -1]?.revision ?? revision;
}

/** The text of an issue, as Markdown. `link` is omitted if the excerpt is too long for one. */
export function issueText(finding: ShownDiagnostic, revision: RevisionId, text: string, link: string | null): string {
  const { title, what, why, rule, requirement, level, spec, specTitle, fix } = finding;
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run + 1)));
  return [
    `### ${title}`,
    `${what} ${why}`,
    ...(fix ? [`Fix: ${fix.says}`] : []),
    `${level} in ${revisionName(revision)}: [${specTitle}](${spec}), rule \`${requirement ?? rule}\`.`,
    `${fence}\n${text}\n${fence}`,
    ...(link === null ? [] : [`[Open these messages in the MCP Protocol Playground](${link})`]),
  ].join('\n\n');
}
