/** The reports of several texts as one Markdown page, for the summary of a workflow or a comment: a table, then the findings. */
import { markdownCell } from '../../../protocol/exports.ts';
import { LineIndex } from '../../../protocol/json/lines.ts';
import { PRODUCT, VERSION } from '../../../protocol/product.ts';
import type { Severity } from '../../../protocol/types.ts';
import { countsOf, many, totalsLine, type Judged, type Printer } from './judged.ts';

/** Findings of one file that are listed, and characters of all lists: a summary has at most 1 MB, a comment 65,536 characters. */
const MAX_LISTED = 25;
const MAX_LENGTH = 50_000;
/** Files without errors and warnings beyond these are only counted. */
const MAX_ROWS = 200;

const WORD: Readonly<Record<Severity, string>> = { error: '**Error**', warning: 'Warning', info: 'Info' };

/** One page at the end. */
export function markdownFiles(): Printer {
  const rows: { row: string; problems: boolean }[] = [];
  const sections: string[] = [];
  let length = 0;
  let left = 0;
  return {
    add(judged) {
      const { error, warning, info } = countsOf(judged.report);
      const messages = judged.report.entries.length;
      rows.push({
        row: `| ${markdownCell(judged.name)} | ${error} | ${warning} | ${info} | ${messages} | ${judged.report.revision} |`,
        problems: error + warning > 0,
      });
      if (error + warning + info === 0) return '';
      const section = sectionOf(judged);
      if (length + section.length > MAX_LENGTH) left++;
      else {
        sections.push(section);
        length += section.length;
      }
      return '';
    },
    end(totals, skipped) {
      const shown = [...rows.filter((one) => one.problems), ...rows.filter((one) => !one.problems)].slice(0, MAX_ROWS);
      const more = rows.length - shown.length;
      const parts = [
        `# ${totalsLine(totals)}`,
        [
          '| File | Errors | Warnings | Notes | Messages | Revision |',
          '| --- | ---: | ---: | ---: | ---: | --- |',
          ...shown.map(({ row }) => row),
        ].join('\n'),
        ...(more > 0 ? [`And ${many(more, 'more file')}.`] : []),
        ...sections,
        ...(left > 0 ? [`The findings of ${many(left, 'more file')} are left out: the page would be too long.`] : []),
        ...(skipped.length === 0
          ? []
          : [
              '## Skipped',
              skipped.map(({ name, because }) => `- ${markdownCell(name)}: ${markdownCell(because)}`).join('\n'),
            ]),
        `<sub>${PRODUCT} ${VERSION}</sub>`,
      ];
      return `${parts.join('\n\n')}\n`;
    },
  };
}

function sectionOf({ name, report, text }: Judged): string {
  const lines = new LineIndex(text);
  const rows = report.diagnostics.slice(0, MAX_LISTED).map(({ span, severity, title, what, rule, spec, fix }) => {
    const { line, column } = lines.at(span.start);
    const link = `[${markdownCell(rule)}](<${spec.replace(/[<>\s|]/gu, encodeURIComponent)}>)`;
    const fixed = fix ? ` Fix: ${markdownCell(fix.says)}` : '';
    return `| ${line}:${column} | ${WORD[severity]} | ${markdownCell(title)}. ${markdownCell(what)}${fixed} | ${link} |`;
  });
  const more = report.diagnostics.length - rows.length;
  return [
    `## ${markdownCell(name)}`,
    ['| Place | | What must hold, and what is wrong | Rule |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...(more > 0 ? [`And ${many(more, 'more finding')}.`] : []),
  ].join('\n\n');
}
