/** An excerpt as a picture: the headline of the finding, and below it the redacted text of the messages around it. Pure. */
import { viewPartyOf } from '../../../protocol/session-types.ts';
import type { ShownDiagnostic, ShownEntry } from '../../engine/types.ts';
import { monoWidth, sansWidth, visible } from '../../parts/sequence/geometry.ts';
import { kindMark, severityMarks } from '../../parts/sequence/label.ts';
import { markText, xmlText, type Ink, type Mark } from '../../parts/sequence/marks.ts';
import { svgText, WIDTH, type DrawingLooks, type Picture } from '../../parts/sequence/picture.ts';
import { count, directionText, grouped, kindWord, revisionName } from '../../parts/text.ts';
import { PRODUCT } from '../../../protocol/product.ts';
import type { RevisionId, SessionSummary } from '../../../protocol/types.ts';
import { messageOf } from './excerpt.ts';

/** What the picture shows. */
export interface ExcerptSource {
  finding: ShownDiagnostic;
  revision: RevisionId;
  /** All messages of the text. */
  entries: readonly ShownEntry[];
  /** The sessions of the text, which name the two sides. */
  sessions: readonly SessionSummary[];
  /** The messages of the excerpt, and the text of each on one line, without secrets. */
  chosen: readonly ShownEntry[];
  lines: readonly string[];
}

const PAD = 28;
/** Between the edge of a message and its text. */
const INSET = 14;
/** Sizes and heights of lines, px. */
const TITLE = { size: 20, height: 27 };
const PROSE = { size: 15, height: 22 };
const SMALL = { size: 13, height: 20 };
const CODE = { size: 12.5, height: 18 };
/** Lines that are shown of one message, and columns of a line in which a break after a comma or a space is preferred. */
const MAX_LINES = 14;
const NEAR = 28;
/** The widths of a sans-serif text are estimates; bold text is wider. */
const ROOM = (WIDTH - 2 * PAD) * 0.94;

/** Draws an excerpt. All text is escaped, and no other file is loaded. */
export function excerptPicture(source: ExcerptSource, looks: DrawingLooks): Picture {
  const { finding, entries, sessions, chosen, lines } = source;
  const pen = new Pen(looks.color);
  drawHead(pen, source);
  const center = messageOf({ entries }, finding);
  for (const [at, entry] of chosen.entries()) {
    const skipped = entry.index - (chosen[at - 1]?.index ?? entry.index - 1) - 1;
    if (skipped > 0) {
      pen.say(PAD + INSET, pen.y + 16, `${count(skipped, 'message')} not shown`, SMALL.size, 'ink-3');
      pen.y += 26;
    }
    const direction = directionText(entry.from, viewPartyOf(entry, sessions[entry.session]));
    drawMessage(pen, { ...entry, direction }, lines[at] ?? '', entry.index === center);
  }
  pen.y += 16;
  const foot = `${grouped(chosen.length)} of ${count(entries.length, 'message')}. Secrets are replaced by placeholders.`;
  pen.say(PAD, pen.y, foot, SMALL.size, 'ink-3');
  const right = { x: WIDTH - PAD, anchor: 'end' } as const;
  pen.add({ shape: 'text', ...right, y: pen.y, text: PRODUCT, size: SMALL.size, fill: 'ink-3' });
  const height = Math.ceil(pen.y + PAD - 6);
  const title = plain(finding.title);
  const desc = `${plain(finding.what)} ${count(chosen.length, 'message')} around the problem.`;
  return { svg: svgText({ width: WIDTH, height, title, desc }, pen.pieces, looks), width: WIDTH, height, says: null };
}

/** Writes marks and prose; `y` is the end of what is written, px. */
class Pen {
  readonly pieces: string[] = [];
  y = PAD;
  readonly #color: DrawingLooks['color'];

  constructor(color: DrawingLooks['color']) {
    this.#color = color;
  }

  add(...marks: Mark[]): void {
    for (const mark of marks) this.pieces.push(markText(mark, this.#color));
  }

  /** One line of prose, in which text between backticks is code. */
  say(x: number, y: number, text: string, size: number, fill: Ink, isStrong = false): void {
    const looks = `font-size="${size}"${isStrong ? ' font-weight="620"' : ''} fill="${this.#color(fill)}"`;
    this.pieces.push(`<text x="${x}" y="${y}" ${looks}>${proseText(text)}</text>`);
  }
}

/** The headline of the finding, what is wrong, and its source. */
function drawHead(pen: Pen, { finding, revision }: ExcerptSource): void {
  const { severity, title, what, level, requirement, rule } = finding;
  pen.add(...severityMarks(severity, PAD, PAD + 5, 18));
  pen.y = PAD + 20;
  for (const [at, line] of proseLines(title, ROOM - 28, TITLE.size * 1.06).entries()) {
    if (at > 0) pen.y += TITLE.height;
    pen.say(PAD + 28, pen.y, line, TITLE.size, 'ink', true);
  }
  pen.y += 6;
  for (const line of proseLines(what, ROOM, PROSE.size)) {
    pen.y += PROSE.height;
    pen.say(PAD, pen.y, line, PROSE.size, 'ink-2');
  }
  pen.y += 4;
  const authority = `${level} in ${revisionName(revision)}, rule \`${requirement ?? rule}\``;
  for (const line of proseLines(authority, ROOM, SMALL.size)) {
    pen.y += SMALL.height;
    pen.say(PAD, pen.y, line, SMALL.size, 'ink-3');
  }
  pen.y += 18;
}

/** A frame with kind, direction and number of a message, and its text. That of the finding is marked. */
function drawMessage(pen: Pen, message: ShownEntry & { direction: string }, text: string, isCenter: boolean): void {
  const { kind, direction, index } = message;
  const { shown, more } = codeLines(text);
  const { y } = pen;
  const height = 42 + shown.length * CODE.height + (more === '' ? 0 : SMALL.height);
  const frame = { shape: 'rect', x: PAD, y, w: WIDTH - 2 * PAD, h: height, r: 6 } as const;
  pen.add({ ...frame, fill: isCenter ? 'select' : 'paper', stroke: 'line-hair' });
  if (isCenter) pen.add({ shape: 'rect', x: PAD, y: y + 6, w: 3, h: height - 12, r: 1.5, fill: 'accent' });
  pen.add(kindMark(kind, PAD + INSET, y + 10, 15));
  pen.say(PAD + INSET + 22, y + 22, `${kindWord(kind)}, ${direction}`, SMALL.size, 'ink-2');
  const right = { x: WIDTH - PAD - INSET, anchor: 'end' } as const;
  pen.add({
    shape: 'text',
    ...right,
    y: y + 22,
    text: `message ${grouped(index + 1)}`,
    size: SMALL.size,
    fill: 'ink-3',
  });
  pen.y += 28;
  for (const line of shown) {
    pen.y += CODE.height;
    pen.add({ shape: 'text', x: PAD + INSET, y: pen.y, text: line, size: CODE.size, fill: 'ink', mono: true });
  }
  if (more !== '') {
    pen.y += SMALL.height;
    pen.say(PAD + INSET, pen.y, more, SMALL.size, 'ink-3');
  }
  pen.y += 14 + 8;
}

const plain = (text: string): string => visible(text.replaceAll('`', ''));

/** A line of prose as SVG: what is between backticks is code. */
function proseText(line: string): string {
  return line
    .split('`')
    .map((piece, at) =>
      at % 2 === 1 ? `<tspan class="m" font-size="0.9em">${xmlText(piece)}</tspan>` : xmlText(piece),
    )
    .join('');
}

/** Prose on lines of at most `room` px. A line ends between words; code that continues on the next line is code there too. */
function proseLines(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  let isCode = false;
  const widthOf = (text: string): number => {
    let sum = 0;
    for (const [at, piece] of text.split('`').entries())
      sum += (at % 2 === 1) === isCode ? sansWidth(piece, size) : monoWidth(piece, size * 0.9);
    return sum;
  };
  const end = (): void => {
    if (line.trim() !== '') lines.push(isCode ? `${line.trimEnd()}\`` : line.trimEnd());
    line = isCode ? '`' : '';
    width = 0;
  };
  for (const word of visible(text.replace(/\s+/gu, ' ')).split(/(?<= )/u)) {
    for (let rest = word; rest !== '';) {
      // A word that is wider than a line is broken.
      const most = Math.max(8, Math.floor(room / (size * 0.6)) - 2);
      const piece = rest.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '') || rest.slice(0, most + 1);
      const wide = widthOf(piece);
      if (width > 0 && width + wide > room) end();
      line += piece;
      width += wide;
      if (piece.split('`').length % 2 === 0) isCode = !isCode;
      rest = rest.slice(piece.length);
    }
  }
  end();
  return lines;
}

/** The text of a message on lines of the picture’s width; `more` says how much is not shown. */
function codeLines(text: string): { shown: string[]; more: string } {
  const columns = Math.floor((WIDTH - 2 * PAD - 2 * INSET) / monoWidth('0', CODE.size));
  const shown: string[] = [];
  let rest = visible(text.slice(0, MAX_LINES * columns + 1));
  let taken = 0;
  while (rest !== '' && shown.length < MAX_LINES) {
    const end = endOf(rest, columns);
    shown.push(rest.slice(0, end));
    taken += end;
    rest = rest.slice(end);
  }
  const left = text.length - taken;
  return { shown, more: left > 0 ? `and ${count(left, 'more character')}` : '' };
}

/** Where the first line of a text ends: within `columns`, if possible after a comma or a space. Full-width characters take two columns. */
function endOf(text: string, columns: number): number {
  let end = 0;
  let width = 0;
  for (const letter of text) {
    width += monoWidth(letter, 1) / monoWidth('0', 1);
    if (width > columns) break;
    end += letter.length;
  }
  if (end === text.length) return end;
  const better = Math.max(text.lastIndexOf(',', end - 1), text.lastIndexOf(' ', end - 1)) + 1;
  return better > end - NEAR ? better : end;
}
