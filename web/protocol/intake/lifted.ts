/** Layers that a copy adds over a whole text: the line numbers of a viewer, and the entities of HTML source. */
import { beneath } from './layers.ts';
import { Decoding } from './mapped.ts';
import type { Lift } from './types.ts';

/** How much of a text decides, in UTF-16 units. */
const HEAD = 20_000;
const LINES = 400;
const NUMBER = /^[ \t]*(\d{1,5})(?:[ \t]*[|│]|[ \t]|$)/;
const NUMBERS = /^[ \t]*\d{1,5}(?:[ \t]*[|│])?/gm;
const NUMBERS_SAY = 'Line numbers are ignored.';
/** A key in entities, with no quote before it: otherwise a string may quote HTML. */
const IN_ENTITIES = /^[^"]*?[{[]\s*&(?:quot|#34|#x22);/i;
const ENTITIES = /&(?:quot|apos|amp|lt|gt|nbsp|#34|#39|#x22|#x27);/gi;
const ENTITIES_SAY = 'Entities of HTML are decoded.';
const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

/** Reads such a text without the layer. A message in it cannot be fixed in place where it has entities. */
export const beneathCopy: Lift = (text, read, see) => {
  const head = text.slice(0, HEAD);
  const entities = IN_ENTITIES.test(head);
  if (!entities && !isNumbered(head, text.length > HEAD)) return null;
  const decoding = new Decoding(text);
  let at = 0;
  for (const { index, 0: found } of text.matchAll(entities ? ENTITIES : NUMBERS)) {
    decoding.copy(at, index);
    at = index + found.length;
    if (entities) decoding.put(CHARACTERS[found.toLowerCase()] ?? found, { start: index, end: at });
  }
  decoding.copy(at, text.length);
  const found = beneath(decoding.done(), read, see);
  const { format } = found;
  return {
    ...found,
    format: { ...format, because: `${format.because} ${entities ? ENTITIES_SAY : NUMBERS_SAY}` },
  };
};

/** True if each line begins with the next number, and a value follows. `isCut`: the text goes on. */
function isNumbered(head: string, isCut: boolean): boolean {
  const lines = head.split('\n', LINES).map((line) => line.trimEnd());
  const whole = isCut ? lines.slice(0, -1) : lines.filter((line, index) => line !== '' || index < lines.length - 1);
  if (whole.length < 3 || !/[{[]/.test(head)) return false;
  const first = Number(NUMBER.exec(whole[0] ?? '')?.[1]);
  return whole.every((line, index) => Number(NUMBER.exec(line)?.[1]) === first + index);
}
