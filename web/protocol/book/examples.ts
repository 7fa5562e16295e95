/** Examples of rules with the checker’s findings in every revision. */
import { applyEdits } from '../json/edits.ts';
import { checker } from '../report/full.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type RevisionId, type Transport } from '../types.ts';
import type { ExampleDoc } from './define.ts';

/** An example as a rule writes it. */
export interface Given {
  revision: RevisionId;
  /** In a bad example, the finding’s place is between `⟦` and `⟧`. */
  text: string;
  from?: 'client' | 'server';
  transport?: Transport;
  says?: string;
  /** Preceding text, on lines of its own. */
  requested?: string;
  /** Other requirements that its messages violate; their findings are not the subject of the example. */
  besides?: readonly string[];
}

/**
 * A bad example with the requirement that its finding reports. What takes judgments in all revisions is made on request, since
 * few examples are shown: itself, and the fixed text if there is a safe fix.
 */
export interface Tried {
  requirement: string | null;
  rule: string;
  title: string;
  why: string;
  doc: () => ExampleDoc;
  fixed: () => ExampleDoc | null;
}

/** A function that is called at most once. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The findings in any revision: a text is read once. */
function judged(text: string, { revision, from, transport }: Given): (revision: RevisionId) => readonly Diagnostic[] {
  const options: CheckOptions = { revision, ...(from ? { from } : {}), ...(transport ? { transport } : {}) };
  const prepared = checker.prepare(text, options);
  return (id) => checker.judge(prepared, id).diagnostics;
}

function known(given: Given): Pick<ExampleDoc, 'revision' | 'from' | 'transport' | 'says'> {
  const { revision, from, transport, says } = given;
  return { revision, ...(from ? { from } : {}), ...(transport ? { transport } : {}), ...(says ? { says } : {}) };
}

/** A good example: valid in its own revision and in these others. */
export function goodExample(given: Given): ExampleDoc {
  const text = given.requested === undefined ? given.text : `${given.requested}\n${given.text}`;
  const findings = judged(text, given);
  const revisions = REVISION_IDS.filter((id) => findings(id).every(({ severity }) => severity === 'info'));
  return { text, ...known(given), revisions };
}

/** A checked bad example; null if nothing is found, which the rule’s own test prevents. */
export function badExample(given: Given): Tried | null {
  const before = given.requested === undefined ? '' : `${given.requested}\n`;
  const text = before + given.text.replace('⟦', '').replace('⟧', '');
  const { revision: own, besides = [] } = given;
  const findings = judged(text, given);
  const found = findings(own).find(({ requirement }) => !besides.includes(requirement ?? ''));
  if (!found) return null;
  const { rule, requirement, title, what, why, severity, fix, span } = found;
  const doc = (): ExampleDoc => ({
    text,
    ...known(given),
    mark: [span.start, span.end],
    found: { title, what, severity, ...(fix ? { fix: { says: fix.says, safety: fix.safety } } : {}) },
    revisions: REVISION_IDS.filter((id) =>
      findings(id).some((one) => one.requirement === requirement && one.rule === rule),
    ),
  });
  const fixed = (): ExampleDoc | null =>
    fix?.safety === 'safe'
      ? goodExample({
          revision: given.revision,
          text: applyEdits(text, fix.edits),
          ...(given.from ? { from: given.from } : {}),
          ...(given.transport ? { transport: given.transport } : {}),
          says: fix.says,
        })
      : null;
  return { requirement, rule, title, why, doc: once(doc), fixed: once(fixed) };
}
