/** Adds the causes of a text to its judgment: why it does not work comes before what breaks a rule. Loaded on first use. */
import { clauseOf } from '../causes/clauses.ts';
import type { Cause } from '../causes/define.ts';
import { causesOf } from '../causes/index.ts';
import { placeAt } from '../causes/reading.ts';
import { isReport, isReportedBy } from '../causes/reports/causes.ts';
import type { Diagnostic, RevisionId, Severity, Span } from '../types.ts';
import { type AddCauses, countOf, type Judgement, type Prepared, withWholeMarks } from './phases.ts';

const LEVELS: Readonly<Record<Severity, Diagnostic['level']>> = { error: 'MUST', warning: 'SHOULD', info: 'INFO' };

/** The causes of a text, which are the same in every revision. */
const found = new WeakMap<Prepared, readonly Cause[]>();

/** Puts the causes that the text shows before the findings of rules, and drops the findings that a validator’s report shows too. Never throws. */
export const addCauses: AddCauses = (prepared, judgement) => {
  const causes = causesIn(prepared, judgement);
  if (causes.length === 0) return judgement;
  const { revision } = judgement;
  const reports = causes.filter(isReport);
  const same = judgement.diagnostics.filter((finding) => isReportedBy(reports, finding));
  const quoted = quotedValues(prepared);
  const isError = hasNoMessage(prepared);
  const isJson = MEANT_AS_JSON.test(prepared.text) && reports.length === 0;
  const rest = judgement.diagnostics.filter(
    (one) =>
      !same.includes(one) && !quoted.has(one.entry) && !(isError && isAboutForm(one) && !(isJson && isSyntax(one))),
  );
  const diagnostics = [...causes.map((cause) => withWholeMarks(findingOf(cause, same, revision))), ...rest];
  // A program that does not start breaks no rule: only a proven breach counts.
  const counted = diagnostics.filter((one) => one.class !== 'cause' || one.severity === 'error');
  return { ...judgement, diagnostics, verdict: countOf(counted) };
};

/** True for a text without a message of the protocol: once it shows a cause, it is the report of an error, not a wrong message. */
function hasNoMessage({ text, log }: Prepared): boolean {
  const { records } = log ?? {};
  if (!records || records.length > 3) return false;
  // Errors of other APIs look like a message, too.
  const isLine = !MEANT_AS_JSON.test(text);
  for (let index = 0; index < records.length; index++) {
    const kind = records.kind(index);
    const isOther = isLine && (kind === 'error' || kind === 'batch') && !hasJsonrpc(records.entries.valueAt(index));
    if (kind !== 'invalid' && !isOther) return false;
  }
  return true;
}

function hasJsonrpc(value: unknown): boolean {
  return JSON.stringify(value)?.includes('"jsonrpc"') ?? false;
}

/** The beginning of a text that its writer meant as JSON: an error in it is the writer’s, not that of an error line. */
const MEANT_AS_JSON = /^\s{0,100}(?:\{\s{0,100}["'}]|\[\s{0,100}[{["\]])/u;

/** An error of JSON syntax, not one about what is around the value. */
function isSyntax({ rule }: Diagnostic): boolean {
  return rule.startsWith('json-') && !/^json-(?:no-message|text-(?:before-start|after-end))$/u.test(rule);
}

/** What is reported about the form of a text that is not a message. */
function isAboutForm({ rule, severity }: Diagnostic): boolean {
  return (
    severity === 'error' &&
    (rule.startsWith('json-') || rule === 'envelope/unclassifiable' || rule === 'envelope/jsonrpc-missing')
  );
}

/** The entries that are only brackets in an error line, as in “of type map[string]interface {}”. */
function quotedValues({ text, log }: Prepared): ReadonlySet<number> {
  const out = new Set<number>();
  const { records } = log ?? {};
  if (!records || records.length > 3) return out;
  for (let index = 0; index < records.length; index++) {
    const value = records.entries.valueAt(index);
    const { start, end } = placeAt(records, index);
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    if (isEmpty && end - start < 10 && /[A-Za-z]/u.test(before)) out.add(index);
  }
  return out;
}

/** The causes, with the findings in the revision of the text where it was judged by it first. */
function causesIn(prepared: Prepared, { diagnostics, revision }: Judgement): readonly Cause[] {
  const known = found.get(prepared);
  if (known) return known;
  const { text, intake, sessions, log, guess } = prepared;
  if (!log) return [];
  const { records } = log;
  const causes = causesOf({ text, intake, records, sessions, diagnostics, outcome: log.outcome(intake) });
  if (revision === guess.revision) found.set(prepared, causes);
  return causes;
}

function findingOf(cause: Cause, same: readonly Diagnostic[], revision: RevisionId): Diagnostic {
  const { id, severity, title, what, why, how, ask, span, entry, pointer } = cause;
  const rule = isReport(cause) ? same.find((one) => isReportedBy([cause], one)) : undefined;
  return {
    rule: id,
    requirement: rule?.requirement ?? null,
    class: 'cause',
    severity,
    level: LEVELS[severity],
    title,
    what,
    why,
    entry,
    pointer,
    span: { start: span.start, end: span.end },
    related: otherPlaces(cause).map(({ start, end }) => ({ entry: -1, pointer: '', span: { start, end } })),
    ...(rule?.fix ? { fix: rule.fix } : {}),
    ...(how.length > 0 ? { remedies: how.map((remedy) => ({ ...remedy })) } : {}),
    ...(ask.length > 0 ? { ask: [...ask] } : {}),
    ...(rule ? { spec: rule.spec, specTitle: rule.specTitle } : clauseOf(id, revision)),
  };
}

/** Further evidence, each place once. */
function otherPlaces({ span, more }: Cause): Span[] {
  const starts = new Set([span.start]);
  return more.filter(({ start }) => !starts.has(start) && starts.add(start));
}
