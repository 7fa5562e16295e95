/** What all formats look at before one of them is chosen: the first lines of a text, read once. */

/** The beginning of a text, line by line. */
export interface TextSample {
  /** The first lines that are not blank, without colors, byte order mark and white space at their ends, each cut at 1000. */
  readonly lines: readonly string[];
  /** The first characters that are not blank, also over several lines. */
  readonly head: string;
}

const LINES = 400;
/** Of a line, UTF-16 units. */
const LENGTH = 1000;
/** Looked through for line ends, UTF-16 units. */
const REACH = 400_000;
const HEAD = 16_000;

const ESCAPE = '\u001b';
/** Escape sequences of terminals: colors, cursor, titles. */
export const COLOUR = new RegExp(
  String.raw`${ESCAPE}(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007${ESCAPE}]*(?:\u0007|${ESCAPE}\\)|[@-Z\\^_])`,
  'g',
);

/** A text without the escape sequences that color it. */
export function plain(text: string): string {
  return text.includes(ESCAPE) ? text.replace(COLOUR, '') : text;
}

/** Looks at the beginning of a text. */
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
