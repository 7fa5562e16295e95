/** The findings about fragments and documents of a text: loaded when a text may have some. */
import { judgeDocument } from '../documents/judge.ts';
import { modelOf } from '../model/index.ts';
import { judgeFragment } from '../rules/fragments.ts';
import type { Diagnostic, Span } from '../types.ts';
import type { JudgeParts } from './stages.ts';

/** The findings of one revision about fragments and documents. */
export const judgeParts: JudgeParts = ({ text, intake }, shapes, revision) => {
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
  return out;
};

/** A string that stands for another one, such as `"<token>"`, `"iVBORw0KGgo..."` or `"YOUR_KEY"`. */
const PLACEHOLDER = /^"(?:<[^<>"]*>|[^"]*(?:\.\.\.|…)|\{\{[^"]*\}\}|YOUR[-_A-Z0-9]*)"$/;

function isPlaceholder(text: string, { start, end }: Span): boolean {
  return end - start < 2000 && PLACEHOLDER.test(text.slice(start, end));
}

function mildly(finding: Diagnostic): Diagnostic {
  const { fix: _, ...rest } = finding;
  return { ...rest, severity: 'info', what: `${finding.what} It looks like a placeholder.` };
}
