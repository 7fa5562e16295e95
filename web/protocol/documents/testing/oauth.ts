/** Texts as subjects, judged by the kinds of OAuth: for tests. */
import { spanOf } from '../../json/locate.ts';
import { readValue } from '../../json/read.ts';
import { toValue } from '../../json/value.ts';
import type { RevisionId, Severity, Span } from '../../types.ts';
import type { DocumentSubject } from '../define.ts';
import { oauthKinds } from '../oauth/index.ts';

/** A text as a subject: JSON if its first character outside comments is a brace, otherwise a text without a tree. */
export function subjectOf(text: string, revision?: RevisionId): DocumentSubject {
  const brace = /^(?:\s*\/\/[^\n]*\n)*\s*\{/u.exec(text);
  const span = { start: 0, end: text.length };
  const common = { text, span, clues: [], ...(revision ? { revision } : {}) };
  if (!brace) return { ...common, syntax: 'header', tree: null, value: undefined };
  const { root } = readValue(text, brace[0].length - 1);
  return { ...common, syntax: 'json', tree: root, value: root ? toValue(root) : undefined };
}

/** One finding with its place. */
export interface Found {
  readonly rule: string;
  readonly severity: Severity;
  readonly what: string;
  readonly span: Span;
  readonly path: string;
}

const SEVERITIES = {
  MUST: 'error',
  'MUST NOT': 'error',
  SHOULD: 'warning',
  'SHOULD NOT': 'warning',
  INFO: 'info',
} as const;

/** The kind of a text, and its findings; null if no kind recognizes it. */
export function judged(text: string, revision?: RevisionId): { kind: string; kinds: string[]; found: Found[] } | null {
  const subject = subjectOf(text, revision);
  const kinds = oauthKinds.flatMap((kind) => {
    const recognition = kind.recognize(subject);
    return recognition ? [{ kind, recognition }] : [];
  });
  const [first] = kinds;
  if (!first) return null;
  const found: Found[] = [];
  first.kind.judge(subject, first.recognition, ({ rule, what, path = [], mark = 'value', span, severity }) => {
    const whole = span ?? (subject.tree ? spanOf(text, subject.tree, path, mark) : subject.span);
    found.push({
      rule: rule.id,
      severity: severity ?? SEVERITIES[rule.level],
      what,
      span: whole,
      path: `/${path.join('/')}`,
    });
  });
  return { kind: first.kind.kind, kinds: kinds.map(({ kind }) => kind.kind), found };
}
