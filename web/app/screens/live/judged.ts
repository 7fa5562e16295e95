/** The report of the checker on a run, related to its rows. Pure. */
import type { ShownDiagnostic, ShownReport } from '../../engine/types.ts';
import type { OutcomePart, RevisionId, Span } from '../../../protocol/types.ts';
import type { Found } from './run-log.ts';

/** A finding with its place in the run. */
export interface LiveFinding extends ShownDiagnostic {
  /** Index of the message; -1 for another line. */
  readonly message: number;
  /** Line in the text of the run, from 0. */
  readonly at: number;
  /** Its place in the text of the message; null outside messages. */
  readonly inside: Span | null;
}

/** A verdict on the first part of a run. */
export interface Judged {
  readonly run: number;
  /** Number of messages that it covers. */
  readonly upTo: number;
  readonly errors: number;
  readonly warnings: number;
  readonly revision: RevisionId;
  readonly because: string;
  readonly outcome: readonly (OutcomePart & { readonly message: number })[];
  readonly findings: readonly LiveFinding[];
  /** Number of findings beyond that list, which is capped. */
  readonly more: number;
  readonly notObserved: ShownReport['notObserved'];
  /** False while the schemas are loading. */
  readonly deep: boolean;
  /** The counts of each message with findings. */
  readonly found: ReadonlyMap<number, Found>;
}

/** The message in each line, by line from 0. */
function messagesByLine(lineOf: readonly number[]): Map<number, number> {
  return new Map(lineOf.map((line, index) => [line, index]));
}

/** Relates a report to a run whose messages are in these lines. `upTo` is the number of its messages then. */
export function judgedOf(report: ShownReport, run: number, lineOf: readonly number[], upTo: number): Judged {
  const messageIn = messagesByLine(lineOf);
  const { revision, revisionBecause, verdicts, diagnostics, entries, more, notObserved, deep, outcome = [] } = report;
  const found = new Map<number, Found>();
  const local = entries.map(({ line }) => messageIn.get(line - 1) ?? -1);
  for (const [index, { errors, warnings }] of entries.entries()) {
    const message = local[index] ?? -1;
    if (message >= 0 && errors + warnings > 0) found.set(message, { errors, warnings });
  }
  const placed = (finding: ShownDiagnostic): LiveFinding => {
    const at = finding.range.startLine - 1;
    const own = entries[finding.entry]?.span;
    const inside = own ? { start: finding.span.start - own.start, end: finding.span.end - own.start } : null;
    const message = local[finding.entry] ?? -1;
    const related = finding.related.map((place) => ({ ...place, entry: local[place.entry] ?? -1 }));
    return { ...finding, entry: message, related, at, inside, message };
  };
  const { errors = 0, warnings = 0 } = verdicts[revision] ?? {};
  return {
    run,
    upTo,
    errors,
    warnings,
    revision,
    because: revisionBecause,
    outcome: outcome.map((part) => ({ ...part, message: local[part.entry] ?? -1 })),
    findings: diagnostics.map(placed),
    more,
    notObserved,
    deep,
    found,
  };
}
