/** The findings about fragments and documents of a text: loaded when a text may have some. */
import { isAboutMcp, judgeClaims } from '../documents/claims/judge.ts';
import type { DocumentKind } from '../documents/define.ts';
import { foreignFragments } from '../documents/fragments/foreign.ts';
import { portableTools } from '../documents/fragments/portable.ts';
import { judgeDocument } from '../documents/judge.ts';
import { PRINTED_TYPE, programText, WITH_MESSAGES } from '../documents/program/index.ts';
import type { PartContent } from '../intake/parts/types.ts';
import type { Taken } from '../intake/types.ts';
import type { JsonNode } from '../json/types.ts';
import { toValue } from '../json/value.ts';
import { modelOf } from '../model/index.ts';
import { judgeFragment } from '../rules/fragments.ts';
import { judgeProblems } from './part-problems.ts';
import type { Diagnostic, RevisionId, Span } from '../types.ts';
import type { JudgeParts } from './phases.ts';

/** The findings of one revision about fragments and documents. */
export const judgeParts: JudgeParts = ({ text, intake }, shapes, revision) => {
  const out: Diagnostic[] = [];
  for (const [part, { content, span }] of (intake.parts ?? []).entries()) {
    if (content)
      for (const finding of judgeProblems(text, content, intake.gaps === true)) out.push({ ...finding, part });
    if (content?.document) {
      const { kind, recognition } = content.document;
      const { syntax, tree, value, clues, problems } = content;
      const subject = { text, span, syntax, tree, value, clues, problems, revision };
      for (const finding of judgeDocument(subject, kind, recognition)) out.push({ ...finding, part });
      continue;
    }
    const within = content?.fragment?.within;
    const place = content?.fragment?.place ?? within?.place;
    if (content?.fragment && (!place || FOREIGN_TOO.has(content.fragment.type)))
      for (const finding of judgeAs(foreignFragments, text, span, content)) out.push({ ...finding, part });
    if (!content?.fragment || !place || !content.tree || content.value === undefined) continue;
    const phase = shapes.phaseOf(revision);
    const { title } = content.fragment;
    const inner = within ? memberOf(content.tree, within.member) : content.tree;
    if (!inner) continue;
    const placed = {
      value: within ? toValue(inner) : content.value,
      tree: inner,
      place,
      name: nameOf(title),
      doubts: [],
      fixable: content.fixable,
    };
    const found = judgeFragment(text, placed, modelOf(revision), phase).map((one) =>
      within ? { ...one, pointer: `/${within.member}${one.pointer}` } : one,
    );
    if (WITH_SCHEMAS.has(content.fragment.kind)) found.push(...judgeAs(portableTools, text, span, content));
    for (const finding of found) out.push({ ...(isPlaceholder(text, finding.span) ? mildly(finding) : finding), part });
  }
  for (const finding of judgePrograms(text, intake)) out.push(finding);
  for (const finding of judgeStatements(text, intake, revision)) out.push(finding);
  return out;
};

/** The findings about program text and debug output. A text has one of each rule: a lesson shows many programs. */
function judgePrograms(text: string, { parts = [] }: Taken): Diagnostic[] {
  const out: Diagnostic[] = [];
  const rules = new Set<string>();
  for (const [part, { kind, title, because, span, messages }] of parts.entries()) {
    if (kind !== 'program-literal' && kind !== 'program-repr') continue;
    const type = messages > 0 ? WITH_MESSAGES : kind === 'program-repr' ? PRINTED_TYPE : undefined;
    const subject = { text, span, syntax: 'program', tree: null, value: undefined, clues: [] } as const;
    const recognition = { title, because, ...(type === undefined ? {} : { type }) };
    for (const finding of judgeDocument(subject, programText, recognition)) {
      if (rules.has(finding.rule)) continue;
      rules.add(finding.rule);
      out.push({ ...finding, part });
    }
  }
  return out;
}

/** The node of a member of an object. */
function memberOf(tree: JsonNode, member: string): JsonNode | null {
  return tree.type === 'object' ? (tree.members.findLast(({ key }) => key === member)?.value ?? null) : null;
}

/** How sentences name a fragment, e.g. “This tool”. Rules name the result of a response, which a result is shown for. */
function nameOf(title: string): string {
  const noun = title.replace(/^(?:an?|the) /, '').replace(/^result of /, 'response to ');
  return /^(?:capabilities|parameters|contents|arguments)\b/.test(noun) ? `These ${noun}` : `This ${noun}`;
}

/** Types of MCP that people also write in another notation. */
const FOREIGN_TOO = new Set<string>(['InputRequest', 'InputRequiredResult']);

/** Fragments with schemas of tools. */
const WITH_SCHEMAS = new Set<string>([
  'fragment-tool',
  'fragment-tool-list',
  'fragment-tools-result',
  'fragment-input-schema',
]);

/** The findings of rules that are not those of a kind of document, about a fragment. */
function judgeAs(
  kind: DocumentKind,
  text: string,
  span: Span,
  { syntax, tree, value, clues }: PartContent,
): Diagnostic[] {
  const subject = { text, span, syntax, tree, value, clues };
  const recognition = kind.recognize(subject);
  return recognition ? judgeDocument(subject, kind, recognition) : [];
}

/** The revision of MCP with which a page about JSON-RPC is compared: the newest with the messages that such a page has. */
const COMPARED = '2025-11-25';
/** Statements that hold for JSON-RPC. A page about it and MCP does not say which of the two it means. */
const OF_JSONRPC: ReadonlySet<string> = new Set(['claims/params-array', 'claims/null-id']);

/** The findings about statements in the text and the program text of a lesson, outside of messages and documents. */
function judgeStatements(text: string, { parts = [], entries }: Taken, revision: RevisionId): Diagnostic[] {
  if (!parts.some(({ kind }) => kind === 'lesson-text') || !isAboutMcp(text)) return [];
  const messages = [...entries].map(({ span }) => span);
  const out: Diagnostic[] = [];
  for (const [part, { kind, span, first, messages: count }] of parts.entries()) {
    if (kind !== 'lesson-text' && kind !== 'program-literal') continue;
    const ranges = without(span, messages.slice(first, first + count));
    const isPlain = revision === 'jsonrpc-2.0';
    for (const finding of judgeClaims(text, ranges, isPlain ? COMPARED : revision))
      if (!isPlain) out.push({ ...finding, part });
      else if (OF_JSONRPC.has(finding.rule)) out.push({ ...finding, severity: 'info', part });
  }
  return out;
}

/** A range without others in it, which are in text order. */
function without({ start, end }: Span, others: readonly Span[]): Span[] {
  const out: Span[] = [];
  let from = start;
  for (const other of others) {
    if (other.start > from) out.push({ start: from, end: other.start });
    from = Math.max(from, other.end);
  }
  if (end > from) out.push({ start: from, end });
  return out;
}

/** A string that stands for another one, such as `"<token>"`, `"iVBORw0KGgo..."` or `"YOUR_KEY"`. */
const PLACEHOLDER = /^"(?:<[^<>"]*>|[^"]*(?:\.\.\.|…)|\{\{[^"]*\}\}|YOUR[-_A-Z0-9]*)"$/;

function isPlaceholder(text: string, { start, end }: Span): boolean {
  return end - start < 2000 && PLACEHOLDER.test(text.slice(start, end));
}

function mildly(finding: Diagnostic): Diagnostic {
  const { fix: _, ...rest } = finding;
  return { ...rest, severity: 'info', what: `${finding.what} It looks like a placeholder.` };
}
