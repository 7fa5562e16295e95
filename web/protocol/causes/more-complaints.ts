/** Wordings of further hosts for complaints of the catalog. */
import { CATALOG } from '../documents/complaints/catalog.ts';
import { remediesOf } from './advice/index.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import type { Line } from './lines.ts';
import { quoted } from './quote.ts';
import { WORDINGS } from './wordings.ts';

/** Lines that mean the same as a complaint of the catalog, which the text has not shown yet. */
export function moreComplaints(
  { text, records }: CauseSource,
  lines: readonly Line[],
  named: readonly Candidate[],
): Candidate[] {
  const out: Candidate[] = [];
  for (const line of lines) {
    for (const { looks, id, rank, emitter, title, says, how, unless, isAlone } of WORDINGS) {
      if (isAlone && records.length > 0) continue;
      const found = looks.exec(line.text);
      if (!found || unless?.test(line.text) || [...named, ...out].some((one) => one.id === id)) continue;
      const entry = CATALOG.find((one) => one.id === id);
      const start = Math.min(line.span.start + found.index, line.span.end - 1);
      const span = { start, end: Math.min(line.span.end, start + found[0].length) };
      const ended = rank === RANK.ended;
      out.push(
        candidate({
          id,
          rank,
          severity: ended || rank === RANK.aside ? 'info' : 'warning',
          title: title ?? entry?.title ?? '',
          what: `${emitter}: ${quoted(text.slice(span.start, line.span.end), 140)}. ${says ?? entry?.says ?? ''}`,
          why: ended
            ? 'This line names the end, not the reason. The reason is in the output of the server before it, which is not observed here.'
            : says === undefined
              ? `The usual cause: ${entry?.causes[0] ?? ''}`
              : 'The line names the reason itself.',
          how: how ?? remediesOf(id),
          ask: entry?.next ?? [],
          span,
        }),
      );
    }
  }
  return out;
}
