/** Code marks in sentences: backticks stand around code, and quoted text may contain backticks, too, which hide its end. */

/** Stands for a backtick of a quoted text: MODIFIER LETTER GRAVE ACCENT, which looks like one. */
const QUOTED = '\u02cb';

/** What follows a closing mark. */
const AFTER = /^(?:$|[\s.,;:!?)\]”’]|s\b)/u;

/**
 * The sentence with code marks in pairs and none directly after another: backticks inside of code become `ˋ`, and code without
 * a character becomes `""`. Other sentences are returned unchanged. Linear, idempotent.
 */
export function wholeMarks(sentence: string): string {
  if (isWhole(sentence)) return sentence;
  const pieces = sentence.split(/(`+)/u);
  const out: string[] = [];
  let opened = -1;
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      out.push(piece);
      continue;
    }
    const ends = AFTER.test((pieces[index + 1] ?? '').slice(0, 2));
    const quoted = QUOTED.repeat(piece.length - 1);
    if (opened >= 0) {
      out.push(ends ? `${quoted}\`` : QUOTED.repeat(piece.length));
      if (ends) opened = -1;
    } else if (ends && piece.length > 1) {
      out.push(piece.length === 2 ? '`""`' : `\`${quoted.slice(1)}\``);
    } else {
      opened = out.length;
      out.push(`\`${quoted}`);
    }
  }
  if (opened >= 0) out[opened] = (out[opened] ?? '').replace('`', QUOTED);
  return out.join('');
}

function isWhole(sentence: string): boolean {
  let marks = 0;
  for (let at = sentence.indexOf('`'); at >= 0; at = sentence.indexOf('`', at + 1)) {
    if (sentence.charAt(at + 1) === '`') return false;
    marks++;
  }
  return marks % 2 === 0;
}
