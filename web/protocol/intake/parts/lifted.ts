/** Layers over a whole text that may have parts: colors of a terminal, the line numbers of a viewer, the entities of HTML source. */
import { quickValue } from '../../json/fast.ts';
import type { JsonNode } from '../../json/types.ts';
import { beneath, beneathColours, moved } from '../layers.ts';
import { Decoding, moveTree, type Mapped } from '../mapped.ts';
import { COLOUR } from '../text-sample.ts';
import type { Lift } from '../types.ts';
import { losesEscapes } from './gate.ts';
import type { RawPart } from './types.ts';

/** How much of a text decides, in UTF-16 units. */
const HEAD = 20_000;
const LINES = 400;
/** No terminal is narrower. */
const MIN_WIDTH = 60;

/** Colors after a copy that lost the escape character; not where JSON or a program writes it as an escape. */
const BARE = /(?<!\\u001b|\\x1b|\\033|\\e)\[(?:\d{1,3}(?:;\d{1,3}){0,4})?m/gi;

const NUMBER = /^[ \t]*(\d{1,5})(?:[ \t]*[|│]|[ \t]|$)/;
const NUMBERS = /^[ \t]*\d{1,5}(?:[ \t]*[|│])?/gm;

/** The frame that a program draws around its output in a terminal: what is left of it and right of it, and its lines. */
const FRAME = /^[ \t]*[│┃║] ?|[ \t]{0,200}[│┃║][ \t]{0,9}$|^[ \t]*[╭┌╔┏╰└╚┗├╠┣][^\n]*[╮┐╗┓╯┘╝┛┤╣┫][ \t]*$/gm;
const IN_FRAME = /^[ \t]*[╭┌╔┏][^\n]*[╮┐╗┓][ \t]*\n[ \t]*[│┃║][^\n]*[│┃║][ \t]*\n/m;

/** A key in entities, with no quote before it: otherwise a string may quote HTML. */
const IN_ENTITIES = /^[^"]*?[{[]\s*&(?:quot|apos|#3[49]|#x2[27]);/i;
const ENTITIES = /&(?:quot|apos|amp|lt|gt|nbsp|#34|#39|#x22|#x27);/gi;
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

/** Reads such a text without the layer. What it covers cannot be fixed in place. */
export const beneathLayers: Lift = (text, read, see) => {
  const layer = layerOf(text);
  if (!layer) return beneathColours(text, read, see);
  const decoding = new Decoding(text);
  let at = 0;
  for (const { index, 0: found } of text.matchAll(layer.shape)) {
    decoding.copy(at, index);
    at = index + found.length;
    const character = CHARACTERS[found.toLowerCase()];
    if (character !== undefined) decoding.put(character, { start: index, end: at });
  }
  decoding.copy(at, text.length);
  const mapped = decoding.done();
  const { format, parts, ...found } = beneath(mapped, read, see);
  const because = `${format.because} ${layer.says}`;
  return { ...found, format: { ...format, because }, ...(parts ? { parts: carried(parts, mapped) } : {}) };
};

function layerOf(text: string): { readonly shape: RegExp; readonly says: string } | null {
  // A file of UTF-16 has a reader of its own.
  if (text.slice(0, 40).includes('\0')) return null;
  const head = text.slice(0, HEAD);
  const bare = losesEscapes(head);
  if (text.includes('\u001b')) return { shape: COLOUR, says: 'Terminal colors are ignored.' };
  if (bare) return { shape: BARE, says: 'Terminal colors are ignored.' };
  if (IN_ENTITIES.test(head)) return { shape: ENTITIES, says: 'Entities of HTML are decoded.' };
  if (IN_FRAME.test(head)) return { shape: FRAME, says: 'The frame around it is ignored.' };
  const width = widthOf(head);
  if (width > 0)
    return {
      shape: new RegExp(`(?<=^[^\\n]{${width}})\\n`, 'gm'),
      says: 'Lines that the terminal wrapped are joined.',
    };
  return isNumbered(head, text.length > HEAD) ? { shape: NUMBERS, says: 'Line numbers are ignored.' } : null;
}

/** The width of the terminal that wrapped the lines of a text, within a string too; 0 for other texts. */
function widthOf(head: string): number {
  if (!head.includes('"jsonrpc"')) return 0;
  const lines = head.split('\n', LINES);
  const width = Math.max(...lines.map(({ length }) => length));
  const first = lines.findIndex(({ length }) => length === width);
  const start = lines[first]?.search(/\{ ?"/) ?? -1;
  if (width < MIN_WIDTH || start < 0) return 0;
  const last = lines.findIndex(({ length }, index) => index > first && length < width);
  // Joined, the lines must be a value: other lines have one length because a log cuts them.
  const value = lines
    .slice(first, last + 1)
    .join('')
    .slice(start);
  if (last < 0 || quickValue(value, 0, value.length) === undefined) return 0;
  for (let end = width - start; end < value.length; end += width) if (isInString(value.slice(0, end))) return width;
  return 0;
}

/** True if a text that is JSON so far ends within a string. */
function isInString(text: string): boolean {
  return text.replaceAll(/\\./g, '').split('"').length % 2 === 0;
}

/** True if each line begins with the next number, and a value follows. `isCut`: the text goes on. */
function isNumbered(head: string, isCut: boolean): boolean {
  const lines = head.split('\n', LINES).map((line) => line.trimEnd());
  const whole = isCut ? lines.slice(0, -1) : lines.filter((line, index) => line !== '' || index < lines.length - 1);
  if (whole.length < 3 || !/[{[]/.test(head)) return false;
  const first = Number(NUMBER.exec(whole[0] ?? '')?.[1]);
  return whole.every((line, index) => Number(NUMBER.exec(line)?.[1]) === first + index);
}

/** Parts at their places in the pasted text. Two parts may show one value. */
function carried(parts: readonly RawPart[], mapped: Mapped): RawPart[] {
  const trees = new Set<JsonNode>();
  return parts.map(({ content, ...part }) => {
    const span = mapped.place(part.span);
    if (!content) return { ...part, span };
    const { tree } = content;
    if (tree && !trees.has(tree)) moveTree(tree, mapped);
    if (tree) trees.add(tree);
    const problems = content.problems.map((one) => moved(one, mapped));
    return { ...part, span, content: { ...content, fixable: false, problems } };
  });
}
