/** Wordings of further hosts for complaints of the catalog. */
import { CATALOG } from '../documents/complaints/catalog.ts';
import { remediesOf } from './advice/index.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { emitterIn } from './emitters.ts';
import type { Wording } from './host-wordings.ts';
import type { Line } from './lines.ts';
import { isConditional, isLesson, namesFailure, reportsOwnFailure } from './printed.ts';
import { quoted } from './quote.ts';
import { WORDINGS } from './wordings.ts';

const SPECIAL = WORDINGS.filter(({ isGeneral = false }) => !isGeneral);
const GENERAL = WORDINGS.filter(({ isGeneral = false }) => isGeneral);

/** Lines that mean the same as a complaint of the catalog, which the text has not shown yet. */
export function moreComplaints(
  { text, records }: CauseSource,
  lines: readonly Line[],
  named: readonly Candidate[],
): Candidate[] {
  const out = found(text, lines, SPECIAL, named);
  // What good sessions contain too counts only if nothing else explains the end.
  const isOpen = !hasResponse(records) && [...named, ...out].every(({ rank }) => rank === RANK.ended);
  return isOpen ? [...out, ...found(text, lines, GENERAL, [])] : out;
}

/** True if the messages show a response: the connection works. */
function hasResponse(records: CauseSource['records']): boolean {
  return records.length > 3 || [0, 1, 2].some((index) => index < records.length && records.answers(index) >= 0);
}

function found(
  text: string,
  lines: readonly Line[],
  wordings: readonly Wording[],
  named: readonly Candidate[],
): Candidate[] {
  const ids = new Set(named.map(({ id }) => id));
  const out: Candidate[] = [];
  const hasProse = lines.some(({ prose }) => prose);
  const isAbout = hasProse && namesFailure(text);
  const own = hasProse && reportsOwnFailure(text);
  const isTaught = hasProse && isLesson(text);
  for (const line of lines) {
    // A description of a program has the same words.
    if (line.prose && ((!isAbout && !/["“”`']/u.test(line.text)) || (isTaught && !own))) continue;
    for (const wording of wordings) {
      if (ids.has(wording.id) || wording.unless?.test(line.text)) continue;
      const hit = wording.looks.exec(line.text);
      if (!hit || (wording.isGeneral && line.prose && !own && isConditional(line.text))) continue;
      ids.add(wording.id);
      out.push(causeOf(text, line, wording, hit));
    }
  }
  return out;
}

function causeOf(text: string, line: Line, wording: Wording, hit: RegExpExecArray): Candidate {
  const { id, rank, title, says, how } = wording;
  const { emitter, isOpen } = emitterIn(text, wording);
  const entry = CATALOG.find((one) => one.id === id);
  const start = Math.min(line.span.start + hit.index, line.span.end - 1);
  const ended = rank === RANK.ended;
  return candidate({
    id,
    rank,
    severity: ended || isOpen || rank === RANK.aside || wording.isSymptom ? 'info' : 'warning',
    title: title ?? entry?.title ?? '',
    what: `${emitter}: ${quoted(text.slice(start, line.span.end), 140)}. ${says ?? entry?.says ?? ''}`,
    why: ended
      ? 'This line names the end, not the reason. The reason is in the output of the server before it, which is not observed here.'
      : says === undefined
        ? `The usual cause: ${entry?.causes[0] ?? ''}`
        : 'The line names the reason itself.',
    how: how ?? remediesOf(id),
    ask: entry?.next ?? [],
    span: { start, end: Math.min(line.span.end, start + hit[0].length) },
  });
}
