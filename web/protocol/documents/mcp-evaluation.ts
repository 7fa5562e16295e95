/** Evaluations of a server, in XML: questions with answers, as the skill mcp-builder describes them. */
import { cut } from '../json/describe.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from './define.ts';

const AUTHORITY = {
  spec: 'https://github.com/anthropics/skills/blob/main/skills/mcp-builder/reference/evaluation.md',
  specTitle: 'Skill mcp-builder, evaluation guide',
} as const;
const good = [
  '<evaluation><qa_pair><question>Which city was warmest?</question><answer>Rome</answer></qa_pair></evaluation>',
];

const PAIR: DocumentRule = {
  id: 'mcp-evaluation/pair',
  title: 'Each `<qa_pair>` {must} have a question and an answer',
  level: 'MUST',
  why: 'The evaluation asks the question and compares the answer.',
  ...AUTHORITY,
  examples: {
    good,
    bad: ['<evaluation>⟦<qa_pair>⟧<question>Which city was warmest?</question></qa_pair></evaluation>'],
  },
};
const EMPTY: DocumentRule = {
  id: 'mcp-evaluation/empty',
  title: 'An evaluation {must} contain pairs of questions and answers',
  level: 'MUST',
  why: 'Nothing would be evaluated.',
  ...AUTHORITY,
  examples: { good, bad: ['⟦<evaluation>⟧</evaluation>'] },
};

/** The text of an element within a part of the text; null if the element is absent or not closed. */
function textOf(part: string, name: string): string | null {
  const start = part.indexOf(`<${name}>`);
  const end = start < 0 ? -1 : part.indexOf(`</${name}>`, start);
  return end < 0 ? null : part.slice(start + name.length + 2, end).trim();
}

/** The kind. */
export const mcpEvaluation = defineDocument({
  kind: 'mcp-evaluation',
  rules: [PAIR, EMPTY],
  recognize({ text, span, tree }) {
    if (tree !== null) return null;
    const head = text.slice(span.start, Math.min(span.end, span.start + 2000));
    if (!/^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,1000}-->\s*)?<evaluation>/u.test(head)) return null;
    return { title: 'Evaluation of an MCP server', because: 'It is XML with `<evaluation>`.' };
  },
  judge({ text, span }, _recognition, report) {
    const { end } = span;
    let at = span.start;
    let pairs = 0;
    for (;;) {
      const start = text.indexOf('<qa_pair>', at);
      if (start < 0 || start >= end) break;
      pairs++;
      const next = text.indexOf('<qa_pair>', start + 1);
      const until = next < 0 || next > end ? end : next;
      judgePair(text.slice(start, until), start, report);
      at = until;
    }
    const root = text.indexOf('<evaluation>', span.start);
    if (pairs === 0 && root >= 0)
      report({
        rule: EMPTY,
        span: { start: root, end: root + '<evaluation>'.length },
        what: 'The evaluation has no `<qa_pair>`. Add one with `<question>` and `<answer>`.',
      });
  },
});

function judgePair(part: string, start: number, report: (finding: DocumentFinding) => void): void {
  const question = textOf(part, 'question');
  const answer = textOf(part, 'answer');
  if (question !== null && question !== '' && answer !== null && answer !== '') return;
  const lacks = question === null || question === '' ? 'question' : 'answer';
  const about = lacks === 'answer' ? ` to “${cut(question ?? '', 60)}”` : '';
  report({
    rule: PAIR,
    span: { start, end: start + '<qa_pair>'.length },
    what: `The pair has no ${lacks}${about}. Add \`<${lacks}>\`.`,
  });
}
