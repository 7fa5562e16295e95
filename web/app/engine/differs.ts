/** How the verdicts of the revisions differ. Loaded after the first verdict. */
import { REVISION_IDS } from '../../protocol/types.ts';
import type { Diagnostic, RevisionId, Verdict } from '../../protocol/types.ts';
import type { ShownReport } from './types.ts';

/** The findings of one revision, as needed for the comparison. */
export interface Compared {
  revision: RevisionId;
  diagnostics: readonly Diagnostic[];
  verdict: Verdict;
}

/** The nearest revision with a different verdict, and the finding that causes it; undefined when all agree. */
export function differenceOf(chosen: RevisionId, all: readonly Compared[]): ShownReport['difference'] {
  const mine = all.find((one) => one.revision === chosen);
  if (!mine) return undefined;
  const home = REVISION_IDS.indexOf(chosen);
  const others = all
    .filter((one) => one.verdict.errors !== mine.verdict.errors || one.verdict.warnings !== mine.verdict.warnings)
    .sort((a, b) => distance(home, a.revision) - distance(home, b.revision));
  const other = others[0];
  if (!other) return undefined;
  return { revision: other.revision, says: sentence(mine, other) };
}

/** Sorts newer revisions before older ones at the same distance. JSON-RPC, which is not an MCP revision, is last. */
function distance(home: number, revision: RevisionId): number {
  const step = REVISION_IDS.indexOf(revision) - home;
  return Math.abs(step) * 2 + (step < 0 ? 1 : 0) + (revision === 'jsonrpc-2.0' ? 100 : 0);
}

function sentence(mine: Compared, other: Compared): string {
  const extra = firstBeyond(other.diagnostics, mine.diagnostics);
  if (extra && isMore(other.verdict, mine.verdict)) return extra.what;
  const absent = firstBeyond(mine.diagnostics, other.diagnostics);
  if (absent) return `it does not report “${absent.title}”.`;
  if (extra) return extra.what;
  return 'it judges the same findings more or less strictly.';
}

function isMore(a: Verdict, b: Verdict): boolean {
  return a.errors !== b.errors ? a.errors > b.errors : a.warnings > b.warnings;
}

function firstBeyond(some: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic | undefined {
  const places = new Set(others.map((one) => `${one.rule}|${one.span.start}|${one.severity}`));
  return some.find((one) => one.severity !== 'info' && !places.has(`${one.rule}|${one.span.start}|${one.severity}`));
}
