/** The input of all formats for their claims: the first lines of a text, read once. */

/** The beginning of a text, line by line. */
export interface TextSample {
  /** The first lines that are not blank, without colors, byte order mark and surrounding white space, each cut at 1000. */
  readonly lines: readonly string[];
  /** The first characters that are not blank, possibly over several lines. */
  readonly head: string;
}

const LINES = 400;
/** Maximum length of a line, in UTF-16 units. */
const LENGTH = 1000;
/** How far the text is scanned for line endings, in UTF-16 units. */
const REACH = 400_000;
const HEAD = 16_000;

const ESCAPE = '\u001b';
/** Terminal escape sequences: colors, cursor, titles. */
export const COLOUR = new RegExp(
  String.raw`${ESCAPE}(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007${ESCAPE}]*(?:\u0007|${ESCAPE}\\)|[@-Z\\^_])`,
  'g',
);

/** A text without the escape sequences that color it. */
export function plain(text: string): string {
  return text.includes(ESCAPE) ? text.replace(COLOUR, '') : text;
}

/** Reads the beginning of a text. */
export function sampleOf(text: string): TextSample {
  const lines: string[] = [];
  const stop = Math.min(text.length, REACH);
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const begin = at;
  while (at < stop && lines.length < LINES) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const line = plain(text.slice(at, Math.min(end, at + LENGTH))).trim();
    if (line !== '') lines.push(line);
    at = end + 1;
  }
  return { lines, head: plain(text.slice(begin, begin + HEAD)).trimStart() };
}
