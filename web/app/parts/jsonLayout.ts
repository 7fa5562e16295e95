/** Formats a JSON text for reading, in colored pieces. Text that is not strict JSON keeps its own layout. Pure. */

/** The token type of a piece, for its color. */
export type InkOf = 'key' | 'string' | 'number' | 'literal' | 'mark' | 'other';

/** A piece of one line. */
export interface Ink {
  text: string;
  ink: InkOf;
  /** True inside the marked span. */
  marked: boolean;
}

type Mark = readonly [number, number] | undefined;

interface Token {
  text: string;
  ink: InkOf;
  start: number;
}

/** An array or object with its items, or one token with its key. */
interface Node {
  /** The tokens of the key and its colon, then of a scalar, or the opening bracket. */
  head: Token[];
  items: Node[] | null;
  close: Token | null;
  /** The comma after it. */
  comma: Token | null;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true\b|false\b|null\b|[{}[\],:]|\s+|[^\s"{}[\],:]+|"/gu;
/** Default line width, characters. */
const WIDTH = 70;
const DEPTH = 60;
/** Longer texts are shown unformatted, UTF-16 units. */
const LONGEST = 20_000;

function tokensOf(text: string, at: number): Token[] {
  const found = [...text.matchAll(TOKEN)].map((match): Token => ({
    text: match[0],
    ink: inkOf(match[0]),
    start: at + match.index,
  }));
  found.forEach((token, index) => {
    if (token.ink !== 'string') return;
    const next = found.slice(index + 1, index + 3).find(({ text: piece }) => piece.trim() !== '');
    if (next?.text === ':') token.ink = 'key';
  });
  return found;
}

function inkOf(text: string): InkOf {
  if (/^"./u.test(text)) return 'string';
  if (/^-?\d/u.test(text)) return 'number';
  if (/^(?:true|false|null)$/u.test(text)) return 'literal';
  return /^[{}[\],:]$/u.test(text) ? 'mark' : 'other';
}

/** Lines of pieces. `mark` are offsets into `text`. Values on separate lines are formatted one by one. */
export function formatLines(
  text: string,
  mark?: readonly [number, number],
  width = WIDTH,
): readonly (readonly Ink[])[] {
  const raw = (line: string, at: number): Ink[][] => [tokensOf(line, at).map((token) => inked(token, mark))];
  if (text.length > LONGEST) return [[{ text, ink: 'other', marked: false }]];
  if (isJson(text)) return formatted(text, 0, mark, width);
  const out: Ink[][] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    out.push(...(isJson(line) ? formatted(line, at, mark, width) : raw(line, at)));
    at += line.length + 1;
  }
  return out;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return text.trim() !== '';
  } catch {
    return false;
  }
}

function inked(token: Token, mark: Mark): Ink {
  const end = token.start + token.text.length;
  const marked = mark !== undefined && token.start < mark[1] && mark[0] < end;
  return { text: token.text, ink: token.ink, marked };
}

function formatted(text: string, at: number, mark: Mark, width: number): Ink[][] {
  const tokens = tokensOf(text, at).filter((token) => token.text.trim() !== '');
  const node = treeOf(tokens);
  if (!node) return [tokensOf(text, at).map((token) => inked(token, mark))];
  const lines: Ink[][] = [];
  write(node, { depth: 0, width, mark }, lines);
  return lines;
}

/** The tree of tokens; null if it is nested too deeply. */
function treeOf(tokens: readonly Token[]): Node | null {
  let at = 0;
  const read = (depth: number): Node | null => {
    const head: Token[] = [];
    for (let token = tokens[at]; token && (token.ink === 'key' || token.text === ':'); token = tokens[++at])
      head.push(token);
    const first = tokens[at++];
    if (!first || depth > DEPTH) return null;
    head.push(first);
    const node: Node = { head, items: null, close: null, comma: null };
    if (first.text === '{' || first.text === '[') {
      node.items = [];
      for (let token = tokens[at]; token && token.text !== '}' && token.text !== ']'; token = tokens[at]) {
        const item = read(depth + 1);
        if (!item) return null;
        node.items.push(item);
      }
      node.close = tokens[at++] ?? null;
    }
    const comma = tokens[at];
    if (comma?.text === ',') {
      node.comma = comma;
      at++;
    }
    return node;
  };
  return read(0);
}

function lengthOf(node: Node): number {
  const head = node.head.reduce((sum, token) => sum + token.text.length + (token.text === ':' ? 1 : 0), 0);
  const inner = (node.items ?? []).reduce((sum, item) => sum + lengthOf(item) + 1, 0);
  return head + inner + (node.close ? 2 : 0) + (node.comma ? 1 : 0);
}

function write(node: Node, how: { depth: number; width: number; mark: Mark }, lines: Ink[][]): void {
  const { depth, width, mark } = how;
  const line: Ink[] = depth > 0 ? [{ text: '  '.repeat(depth), ink: 'other', marked: false }] : [];
  lines.push(line);
  if (!node.items || node.items.length === 0 || lengthOf(node) + 2 * depth <= width) {
    flat(node, line, mark);
    return;
  }
  heads(node, line, mark);
  for (const item of node.items) write(item, { ...how, depth: depth + 1 }, lines);
  const last: Ink[] = depth > 0 ? [{ text: '  '.repeat(depth), ink: 'other', marked: false }] : [];
  if (node.close) last.push(inked(node.close, mark));
  if (node.comma) last.push(inked(node.comma, mark));
  lines.push(last);
}

function heads(node: Node, line: Ink[], mark: Mark): void {
  for (const token of node.head) {
    push(line, inked(token, mark));
    if (token.text === ':') gap(line);
  }
}

function flat(node: Node, line: Ink[], mark: Mark): void {
  heads(node, line, mark);
  const spaced = (node.items?.length ?? 0) > 0 && node.close?.text === '}';
  node.items?.forEach((item, index) => {
    if (index > 0 || spaced) gap(line);
    flat(item, line, mark);
  });
  if (spaced) gap(line);
  if (node.close) push(line, inked(node.close, mark));
  if (node.comma) push(line, inked(node.comma, mark));
}

function gap(line: Ink[]): void {
  line.push({ text: ' ', ink: 'other', marked: false });
}

/** White space between two marked pieces is marked too. */
function push(line: Ink[], ink: Ink): void {
  const last = line.at(-1);
  if (last?.text === ' ' && ink.marked && line.at(-2)?.marked) last.marked = true;
  line.push(ink);
}
