/** The parts of a text in the report, and the findings about fragments and documents among them. */
import { isAboutMcp, judgeClaims } from '../documents/claims/judge.ts';
import { judgeDocument } from '../documents/judge.ts';
import type { Taken } from '../intake/types.ts';
import type { RawPart } from '../intake/parts/types.ts';
import { get, isObject } from '../json/object.ts';
import { modelOf } from '../model/index.ts';
import { judgeFragment } from '../rules/fragments.ts';
import type { RevisionGuess } from '../session/revision.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type Part, type RevisionId, type Span } from '../types.ts';
import type { Shapes } from './shapes.ts';

/** What is read of a prepared text. */
interface PreparedParts {
  readonly text: string;
  readonly intake: Taken;
}

/** The parts of a text as rows; a text that was read as a whole is one part. */
export function partRows({ text, intake }: PreparedParts): Part[] {
  if (intake.parts) return intake.parts.map(rowOf);
  const span = { start: text.length - text.trimStart().length, end: text.trimEnd().length };
  if (span.start >= span.end) return [];
  const { length } = intake.entries;
  const { title, because, id, advice } = intake.format;
  const base = { span, because, messages: length, ...(length > 0 ? { first: 0 } : {}) };
  if (intake.wire?.length || intake.events?.length) return [{ kind: 'http', title, ...base }];
  if (length === 0)
    return [{ kind: id === 'complaint' ? 'complaint' : advice === undefined ? 'unknown' : 'log', title, ...base }];
  const isPlain = id === 'json' || id === 'lines' || id === 'markdown';
  return [{ kind: isPlain ? 'message' : 'log', title: isPlain && length === 1 ? 'A message' : title, ...base }];
}

function rowOf({ kind, title, because, span, host, type, language, messages, first }: RawPart): Part {
  return {
    kind,
    title,
    ...(host === undefined ? {} : { host }),
    ...(type === undefined ? {} : { type }),
    ...(language === undefined ? {} : { language }),
    span: { ...span },
    messages,
    ...(messages > 0 ? { first } : {}),
    because,
  };
}

/** The revision that fragments show, for a text without messages whose revision nobody chose; null if they show none. */
export function guessOfParts(intake: Taken, options: CheckOptions): RevisionGuess | null {
  if ((options.revision ?? 'auto') !== 'auto' || intake.entries.length > 0) return null;
  for (const { content, title } of intake.parts ?? []) {
    const value = content?.value;
    const named = isObject(value) ? get(value, 'protocolVersion') : undefined;
    const revision = content?.fragment?.revision ?? REVISION_IDS.find((id) => id === named);
    if (content?.fragment && revision)
      return { revision, because: `shown by the members of: ${title}`, how: 'inferred' };
  }
  return null;
}

/** The findings of one revision about fragments and documents. */
export function judgeParts({ text, intake }: PreparedParts, shapes: Shapes, revision: RevisionId): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const [part, { content, span }] of (intake.parts ?? []).entries()) {
    if (content?.document) {
      const { kind, recognition } = content.document;
      const { syntax, tree, value, clues, problems } = content;
      const subject = { text, span, syntax, tree, value, clues, problems, revision };
      for (const finding of judgeDocument(subject, kind, recognition)) out.push({ ...finding, part });
      continue;
    }
    const place = content?.fragment?.place;
    if (!content?.fragment || !place || !content.tree || content.value === undefined) continue;
    const stage = shapes.stageOf(revision);
    const { title } = content.fragment;
    const placed = {
      value: content.value,
      tree: content.tree,
      place,
      name: `This ${title.replace(/^(?:an?|the) /, '')}`,
      doubts: [],
      fixable: content.fixable,
    };
    const found = judgeFragment(text, placed, modelOf(revision), stage);
    for (const finding of found) out.push({ ...(isPlaceholder(text, finding.span) ? mildly(finding) : finding), part });
  }
  for (const finding of judgeStatements(text, intake, revision)) out.push(finding);
  return out;
}

/** The findings about statements in the text and the program text of a lesson, outside of messages and documents. */
function judgeStatements(text: string, { parts = [], entries }: Taken, revision: RevisionId): Diagnostic[] {
  if (!parts.some(({ kind }) => kind === 'lesson-text') || !isAboutMcp(text)) return [];
  const messages = [...entries].map(({ span }) => span);
  const out: Diagnostic[] = [];
  for (const [part, { kind, span, first, messages: count }] of parts.entries()) {
    if (kind !== 'lesson-text' && kind !== 'program-literal') continue;
    const ranges = without(span, messages.slice(first, first + count));
    for (const finding of judgeClaims(text, ranges, revision)) out.push({ ...finding, part });
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
