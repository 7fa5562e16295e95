/** The text phase: turns problems of the parser and of intake into diagnostics with the texts of their rules. */
import type { Taken } from '../intake/types.ts';
import { pathAt } from '../json/locate.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonNode, JsonProblem } from '../json/types.ts';
import type { Diagnostic, Span } from '../types.ts';
import { severityOf } from './run.ts';
import { textRules } from './text/index.ts';

const byId = new Map(textRules.map((rule) => [rule.id, rule]));

/** One diagnostic per problem; problems outside every message have entry -1; a text without any message is one invalid entry. */
export function textDiagnostics(intake: Taken): Diagnostic[] {
  const out: Diagnostic[] = [];
  const { because, advice, title } = intake.format;
  const known = advice !== undefined && !intake.wire?.length && !intake.events?.length;
  // The row that a text without messages has; `rowsWithout` decides the same.
  const { wire = [], parts = [], waiting } = intake;
  const hasRow = intake.entries.length > 0 || !(waiting || wire.length > 0 || parts.length > 0 || advice !== undefined);
  for (const problem of intake.problems) add(out, problem, problem.code === 'json-no-message' && hasRow ? 0 : -1, '');
  // A text of a known format is what it is; it has no messages, and that is not its writer’s error.
  for (const one of out) {
    if (advice === undefined || one.rule !== 'json-no-message') continue;
    one.what = `${because} ${advice}`;
    if (known) Object.assign(one, { severity: 'info', level: 'INFO', title: `${title}: no messages to judge` });
  }
  const { entries } = intake;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries.isPlace?.(index) ? undefined : entries.at(index);
    if (!entry || entry.problems.length === 0) continue;
    for (const problem of entry.problems) {
      const rule = byId.get(problem.code);
      const risky = rule !== undefined && severityOf(rule.level, rule.class) !== 'error';
      const root = risky ? entry.tree() : null;
      add(out, problem, index, root ? pointerOf(pathAt(root, problem.start)) : '', root);
    }
  }
  return out;
}

/** Problems in the text of a document or fragment, with pointers into it; `entry` is -1. */
export function problemDiagnostics(problems: readonly JsonProblem[], root: JsonNode): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const problem of problems) add(out, problem, -1, pointerOf(pathAt(root, problem.start)), root);
  return out;
}

function add(
  out: Diagnostic[],
  problem: JsonProblem,
  entry: number,
  pointer: string,
  root: JsonNode | null = null,
): void {
  const rule = byId.get(problem.code);
  if (!rule) return;
  out.push({
    rule: rule.id,
    requirement: rule.requirement,
    class: rule.class,
    severity: severityOf(rule.level, rule.class),
    level: rule.level,
    title: rule.title,
    what: problem.more
      ? `${rule.what(problem)} More errors in this message may appear after it is fixed.`
      : rule.what(problem),
    why: rule.why,
    entry,
    pointer,
    span: { start: problem.start, end: problem.end },
    related: problem.related ? [{ entry, pointer: placeOf(root, problem.related), span: problem.related }] : [],
    ...(problem.fix ? { fix: problem.fix } : {}),
    spec: rule.spec,
    specTitle: rule.specTitle,
  });
}

function placeOf(root: JsonNode | null, span: Span): string {
  return root ? pointerOf(pathAt(root, span.start)) : '';
}
