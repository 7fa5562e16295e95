/** Fingerprints of findings: the same finding has the same one after edits elsewhere in the text. For SARIF and for baselines. */
import type { Diagnostic, Report } from '../types.ts';
import { hashOf } from './hash.ts';

/** Maximum length of the text that is part of an identity, in UTF-16 units. */
const MAX_QUOTED = 400;

/** One fingerprint for each finding of a report, in order: `HASH:N`, where N counts the findings that are equal but for their place. */
export function fingerprintsOf(report: Report, text: string): string[] {
  const seen = new Map<string, number>();
  return report.diagnostics.map((diagnostic) => {
    const identity = hashOf(identityOf(diagnostic, report, text));
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return `${identity}:${count}`;
  });
}

/** What a finding is about, without its place. */
function identityOf({ rule, requirement, entry, pointer, span }: Diagnostic, report: Report, text: string): string {
  const row = report.entries[entry];
  return JSON.stringify([
    rule,
    requirement,
    row?.kind,
    row?.method,
    pointer,
    text.slice(span.start, span.end).slice(0, MAX_QUOTED),
  ]);
}
