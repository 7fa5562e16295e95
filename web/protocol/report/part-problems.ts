/** What is wrong with the text of documents and fragments: problems that a JSON parser has with it. */
import type { PartContent } from '../intake/parts/types.ts';
import { problemDiagnostics } from '../rules/text-phase.ts';
import { strayBracket } from '../json/stray-bracket.ts';
import type { JsonProblem } from '../json/types.ts';
import type { Diagnostic, Span } from '../types.ts';

/** A comment begins at most this far after the comma, UTF-16 units. */
const NEAR = 200;

/** Kinds that judge their text themselves, since hosts differ in what their parsers accept. */
const OWN = new Set(['host-config', 'install-link', 'host-command']);
/** Notation for readers: what it stands for is known. */
const OMITTED = new Set(['json-elision', 'json-placeholder', 'json-missing-braces']);
/** Notation that some parsers accept, and documentation uses; and text that breaks off, as an excerpt does. */
const LENIENT = new Set(['json-comment', 'json-bom', 'json-unclosed', 'json-unterminated-string']);
/** Other notation of lessons. */
const TEACHING = new Set([
  'json-trailing-comma',
  'json-single-quotes',
  'json-smart-quotes',
  'json-unquoted-key',
  'json-white-space',
  'json-notation',
]);

/** True for a comma before a comment that stands for omitted members, such as `// ... more`. */
function isElided({ end }: Span, problems: readonly JsonProblem[]): boolean {
  return problems.some(
    ({ code, start, detail }) =>
      code === 'json-comment' && start >= end && start < end + NEAR && /\.{3}|\u2026/.test(detail),
  );
}

function strayProblem(text: string, { start, end }: Span): JsonProblem {
  const fix = { says: 'Remove the bracket.', safety: 'safe', edits: [{ start, end, text: '' }] } as const;
  return {
    code: 'json-text-after-end',
    start,
    end,
    detail: text.slice(start, end),
    fix: { ...fix, edits: [...fix.edits] },
  };
}

/** The problems in the text of one part. `isLesson`: it is shown in a lesson, where notation is for readers. */
export function judgeProblems(
  text: string,
  { syntax, tree, problems: read, document }: PartContent,
  isLesson: boolean,
): Diagnostic[] {
  if (syntax !== 'json' || tree === null || OWN.has(document?.kind.kind ?? '')) return [];
  const stray = isLesson ? null : strayBracket(text, tree);
  const problems = stray === null ? read : [...read, strayProblem(text, stray)];
  if (problems.length === 0) return [];
  const shown = problems.filter(({ code }) => !isLesson || !(LENIENT.has(code) || TEACHING.has(code)));
  return problemDiagnostics(shown, tree).map((finding) => {
    if (OMITTED.has(finding.rule) || (finding.rule === 'json-trailing-comma' && isElided(finding.span, problems)))
      return { ...finding, severity: 'info', level: 'INFO' };
    return LENIENT.has(finding.rule) && finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
  });
}
