/** Errors that the writer of a report has corrected: the one that came afterwards is the answer. */
import { type Candidate, RANK } from './define.ts';

/** Words by which a sentence turns to what happens after a correction. */
const TURN =
  /(?:^|[.!?:)] {1,3}|\n\s{0,8})(?:(?:But|So|And) )?(?:[Nn]ow\b|[Aa]fter (?:(?:I|we|that|this|doing|fixing|changing|updating|upgrading|installing|adding|setting|correcting)\b)[^.\n]{0,120},)/gu;
/** Words by which people report a correction. */
const CORRECTED =
  /\b(?:fix(?:ed|ing)|solv(?:ed|ing)|resolv(?:ed|ing)|correct(?:ed|ing)|got (?:past|around|rid of)|figured out|determined|realized|noticed|(?:needed|had) to|chang(?:ed|ing)|updat(?:ed|ing)|upgrad(?:ed|ing)|install(?:ed|ing)|add(?:ed|ing)|set(?:ting)?)\b/iu;
/** How far before a turn the correction is searched for, UTF-16 units. */
const BEFORE = 300;

/** The causes; one that the writer has corrected comes after the one that followed. */
export function laterFirst(text: string, found: readonly Candidate[]): Candidate[] {
  const sure = found.filter(({ severity }) => severity !== 'info');
  if (sure.length === 0 || found.length < 2) return [...found];
  const turns = [...text.matchAll(TURN)]
    .filter(({ 0: turn, index }) => CORRECTED.test(text.slice(Math.max(0, index - BEFORE), index + turn.length)))
    .map(({ index }) => index);
  return found.map((one) => {
    const isBefore = turns.some(
      (turn) =>
        [one.span, ...one.more].every(({ end }) => end <= turn + 1) && sure.some(({ span }) => span.start > turn),
    );
    return isBefore ? { ...one, severity: 'info', rank: Math.max(one.rank, RANK.lastWord - 1) } : one;
  });
}
