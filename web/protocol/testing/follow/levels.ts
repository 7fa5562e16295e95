/** The levels of requirements in a sentence. */

const LEVEL =
  /\b(?:(MUST|SHALL|SHOULD) NOT|NOT (RECOMMENDED)|(MUST|SHALL|REQUIRED|SHOULD|RECOMMENDED|MAY|OPTIONAL))\b/gu;
const SAME: Readonly<Record<string, string>> = {
  SHALL: 'MUST',
  REQUIRED: 'MUST',
  RECOMMENDED: 'SHOULD',
  OPTIONAL: 'MAY',
};

/** True if a text states a requirement. */
export const statesLevel = (text: string): boolean => text.search(LEVEL) !== -1;

/** The levels of a sentence without repetition, such as `MUST, MAY`; the older words of RFC 2119 are written as MUST, SHOULD and MAY. */
export function levelsOf(text: string): string {
  const levels = [...text.matchAll(LEVEL)].map(([, not, advised, plain = '']) => {
    const word = not ?? advised;
    return word === undefined ? (SAME[plain] ?? plain) : `${SAME[word] ?? word} NOT`;
  });
  return [...new Set(levels)].join(', ');
}
