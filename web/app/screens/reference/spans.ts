/** Text for revisions: “2024-11-05 to 2025-06-18”, “every revision of MCP”. */
import { REVISION_IDS, type RevisionId } from '../../../protocol/types.ts';
import { revisionShort } from '../../parts/text.ts';

/** The revisions of MCP, oldest first. */
export const MCP: readonly RevisionId[] = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');
/** The newest one. */
export const NEWEST: RevisionId = '2026-07-28';

/** Consecutive revisions are a range; empty for none. */
export function spanText(revisions: readonly RevisionId[]): string {
  if (revisions.length === REVISION_IDS.length) return 'every revision';
  if (revisions.length === MCP.length && !revisions.includes('jsonrpc-2.0')) return 'every revision of MCP';
  const stretches: RevisionId[][] = [];
  for (const id of REVISION_IDS) {
    if (!revisions.includes(id)) continue;
    const before = stretches.at(-1);
    const last = before?.at(-1);
    if (before && last && REVISION_IDS.indexOf(last) === REVISION_IDS.indexOf(id) - 1) before.push(id);
    else stretches.push([id]);
  }
  const ranges = stretches.map((all) => {
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined || last === undefined) return '';
    if (first === last) return revisionShort(first);
    const joint = all.length === 2 ? ' and ' : ' to ';
    return `${revisionShort(first)}${joint}${revisionShort(last)}`;
  });
  return ranges.join(', ');
}

/** “since 2025-06-18”, “until 2025-11-25”, “2025-03-26 to 2025-06-18”. */
export function sinceText(from: RevisionId | undefined, to: RevisionId | undefined): string {
  if (from && to) return from === to ? `in ${from} only` : `${from} to ${to}`;
  if (from) return `since ${from}`;
  return to ? `until ${to}` : '';
}

/** True for a path segment that is a revision. */
export function isRevision(step: string | undefined): step is RevisionId {
  return REVISION_IDS.some((id) => id === step);
}
