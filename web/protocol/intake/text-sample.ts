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
const COLOUR = new RegExp(
  String.raw`${ESCAPE}(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007${ESCAPE}]*(?:\u0007|${ESCAPE}\\)|[@-Z\\^_])`,
  'g',
);

/** The same sequences for colors after a copy that lost the escape character; not where JSON or a program writes it as an escape. */
const BARE = /(?<!\\u001b|\\x1b|\\033|\\e)\[(?:\d{1,3}(?:;\d{1,3}){0,4})?m/gi;
/** A line that has them before any value. */
const COLOURED = /^(?!\s*[{"'])[^{"'\n]{0,300}?\[\d{1,3}(?:;\d{1,3}){0,4}m[^{"'\n]{1,300}?\[0?m/m;
/** How far a text is searched for such a line, in UTF-16 units. */
const BARE_REACH = 20_000;

/** The sequences that color a text; null if it has none. */
export function coloursOf(text: string): RegExp | null {
  if (text.includes(ESCAPE)) return COLOUR;
  const head = text.slice(0, BARE_REACH);
  return head.includes('[0m') && COLOURED.test(head) ? BARE : null;
}

/** Reads the beginning of a text. */
export function sampleOf(text: string): TextSample {
  const lines: string[] = [];
  const colours = coloursOf(text);
  const without = (part: string): string => (colours ? part.replace(colours, '') : part);
  const stop = Math.min(text.length, REACH);
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const begin = at;
  while (at < stop && lines.length < LINES) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const line = without(text.slice(at, Math.min(end, at + LENGTH))).trim();
    if (line !== '') lines.push(line);
    at = end + 1;
  }
  return { lines, head: without(text.slice(begin, begin + HEAD)).trimStart() };
}
