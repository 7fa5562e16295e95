/** For tests: a text as the subject that a kind of document sees. */
import { readValue } from '../../json/read.ts';
import { spanOf } from '../../json/locate.ts';
import { pointerOf } from '../../json/pointer.ts';
import { toValue } from '../../json/value.ts';
import type { JsonNode, JsonProblem } from '../../json/types.ts';
import type { Severity, Span } from '../../types.ts';
import type { DocumentFinding, DocumentKind, DocumentSubject, Recognition, Syntax } from '../define.ts';
import { wrapBare } from '../host-config/wrap.ts';
import { readToml } from '../notation/toml.ts';
import { readYaml } from '../notation/yaml.ts';

/** A text read in the notation that it looks like: JSON, members without braces, TOML, YAML; else as a command or URL. */
export function readDocument(text: string, clues: readonly string[] = []): DocumentSubject {
  const span = { start: 0, end: text.length };
  const subject = (syntax: Syntax, tree: JsonNode | null, problems: readonly JsonProblem[]): DocumentSubject => ({
    text,
    span,
    syntax,
    tree,
    value: tree === null ? undefined : toValue(tree),
    clues,
    problems,
  });
  const body = text.replace(/^(?:\s|\uFEFF|(?:\/\/|#).*\n)+/, '');
  if (/^(?:\{|\[\s*[{\]"])/.test(body)) {
    const { root, problems } = readValue(text);
    if (root !== null) return subject('jsonc', root, problems);
  }
  const bare = body.startsWith('"') ? wrapBare(text, span) : null;
  if (bare !== null) return subject('jsonc', bare.tree, bare.problems);
  if (/^\s*\[\[?[\w."-]+\]\]?\s*$|^[\w.]+\s*=/m.test(text)) {
    const toml = readToml(text, span);
    if (toml !== null) return subject('toml', toml.tree, toml.problems);
  }
  if (/^[\w.-]+:(?:\s|$)/m.test(text)) {
    const yaml = readYaml(text, span);
    if (yaml !== null) return subject('yaml', yaml.tree, yaml.problems);
  }
  return subject(/^\s*\w+ /.test(text) ? 'shell' : 'url', null, []);
}

/** A finding with its place, and the severity that follows from the level. */
export interface Judged {
  readonly rule: string;
  readonly severity: Severity;
  readonly pointer: string;
  readonly span: Span;
  readonly finding: DocumentFinding;
}

/** What one kind finds in a subject; null if it does not recognize it. */
export function judgeDocument(
  kind: DocumentKind,
  subject: DocumentSubject,
): { recognition: Recognition; findings: Judged[] } | null {
  const recognition = kind.recognize(subject);
  if (recognition === null) return null;
  const findings: Judged[] = [];
  kind.judge(subject, recognition, (finding) => {
    const { rule, path = [], mark = 'value', span } = finding;
    const usual = rule.level.startsWith('MUST') ? 'error' : rule.level.startsWith('SHOULD') ? 'warning' : 'info';
    const { tree, text } = subject;
    const place = span ?? (tree === null ? subject.span : spanOf(text, tree, path, mark));
    findings.push({
      rule: rule.id,
      severity: finding.severity ?? usual,
      pointer: span === undefined ? pointerOf(path) : '',
      span: place,
      finding,
    });
  });
  return { recognition, findings };
}
