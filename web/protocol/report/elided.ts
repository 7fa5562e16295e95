/** Marks in a text that stand for what its writer left out. */
import type { Taken } from '../intake/types.ts';

/** Maximum number of lines without a message that are searched for an elision mark. */
const MAX_EXAMINED = 1000;
/** `…`, `// ...`, `[snip]`: marks for omitted content. */
const ELISION = /^\W*?(?:…|\.{3})|\b(?:snip|snipped|omitted|left out)\b/iu;

/** Whether the text has an elision mark between its messages. */
export function isElided(text: string, { skipped }: Taken): boolean {
  return skipped
    .slice(0, MAX_EXAMINED)
    .some(({ start, end }) => ELISION.test(text.slice(start, Math.min(end, start + 200))));
}
