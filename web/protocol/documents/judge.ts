/** Recognizes documents, and turns the findings of their kinds into diagnostics with positions. */
import { planEdits } from '../json/edits.ts';
import { isHole, isIncomplete, spanOf } from '../json/locate.ts';
import { pointerOf } from '../json/pointer.ts';
import { redact } from '../secrets/redact.ts';
import { headline } from '../model/headline.ts';
import type { Diagnostic, Fix, Severity, Span } from '../types.ts';
import type { DocumentFinding, DocumentKind, DocumentSubject, Recognition } from './define.ts';

/** A document whose kind is known. */
export interface RecognizedDocument {
  readonly kind: DocumentKind;
  readonly recognition: Recognition;
}

/** The first of these kinds that recognizes the document; null if none does. */
export function recognizeDocument(subject: DocumentSubject, kinds: readonly DocumentKind[]): RecognizedDocument | null {
  for (const kind of kinds) {
    const recognition = kind.recognize(subject);
    if (recognition !== null) return { kind, recognition };
  }
  return null;
}

/** No document has more findings than this; its first ones are enough to see what is wrong. */
const MAX_FINDINGS = 200;

/**
 * The findings of a kind as diagnostics, by place. Excluded: findings at places that could not be read, and missing members of
 * objects that are not shown completely.
 */
export function judgeDocument(subject: DocumentSubject, kind: DocumentKind, recognition: Recognition): Diagnostic[] {
  const found: Diagnostic[] = [];
  kind.judge(subject, recognition, (finding) => {
    if (found.length < MAX_FINDINGS && isJudged(subject, finding)) found.push(diagnosticOf(subject, finding));
  });
  return found.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

function isJudged({ tree }: DocumentSubject, { path = [], mark, span }: DocumentFinding): boolean {
  if (tree === null || span !== undefined) return true;
  return !isHole(tree, path) && !(mark === 'missing' && isIncomplete(tree, path));
}

function severityOf({ rule: { level }, severity }: DocumentFinding): Severity {
  if (severity !== undefined) return severity;
  if (level === 'INFO') return 'info';
  return level.startsWith('MUST') ? 'error' : 'warning';
}

function diagnosticOf(subject: DocumentSubject, finding: DocumentFinding): Diagnostic {
  const { rule, path = [], what } = finding;
  const severity = severityOf(finding);
  const fix = fixOf(subject, finding);
  return {
    rule: rule.id,
    requirement: null,
    class: 'document',
    severity,
    level: rule.level,
    title: headline(rule, severity),
    what: redact(what),
    why: rule.why,
    entry: -1,
    pointer: pointerOf(path),
    span: placeOf(subject, finding),
    related: [],
    ...(fix === null ? {} : { fix }),
    spec: rule.spec,
    specTitle: rule.specTitle,
  };
}

function placeOf({ text, span, tree }: DocumentSubject, finding: DocumentFinding): Span {
  if (finding.span !== undefined) return { start: finding.span.start, end: finding.span.end };
  if (tree !== null) return spanOf(text, tree, finding.path ?? [], finding.mark ?? 'value');
  const line = /^[^\r\n]*/u.exec(text.slice(span.start, Math.min(span.end, span.start + LONG_LINE)))?.[0] ?? '';
  return { start: span.start, end: span.start + line.length };
}

const LONG_LINE = 500;

/** Plans become edits only where the notation is JSON: their new parts are written as JSON. */
function fixOf({ text, tree, syntax }: DocumentSubject, { fix }: DocumentFinding): Fix | null {
  if (fix === undefined) return null;
  if ('edits' in fix) return fix;
  if (tree === null || (syntax !== 'json' && syntax !== 'jsonc')) return null;
  const edits = planEdits(text, tree, fix);
  return edits === null ? null : { says: fix.says, safety: fix.safety, edits };
}
