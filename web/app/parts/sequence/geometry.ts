/** Divides a drawing of a given width, and measures text. Pure. */
import type { ShownEntry } from '../../engine/types.ts';
import { grouped } from '../text.ts';
import { STEP } from './spans.ts';
import type { Layout } from './layout.ts';

/** Horizontal positions, px. */
export interface Geometry {
  width: number;
  /** Too narrow for text beside the lifelines. */
  narrow: boolean;
  /** The client’s lifeline, and the server’s. */
  client: number;
  server: number;
  /** Start of arrow labels, and their maximum end. */
  label: number;
  labelEnd: number;
  /** Position of the brackets with durations. */
  bracket: number;
  /** Left edge of timestamps and phase names. */
  margin: number;
  /** Font size of wire text. */
  mono: number;
  /** True if the log has timestamps. */
  clock: boolean;
}

/** Narrower drawings omit the gaps beside the lifelines, px. */
export const NARROW = 480;
/** Maximum useful width, px. */
export const WIDEST = 960;
/** Character width of a monospace font, em. */
const MONO = 0.6;
/** Full-width characters take two columns. */
const isWide = (code: number): boolean => code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80);

function columnsOf(text: string): number {
  let columns = 0;
  for (const letter of text) columns += isWide(letter.codePointAt(0) ?? 0) ? 2 : 1;
  return columns;
}

/** Width of a text in the monospace font, px. */
export function monoWidth(text: string, size: number): number {
  return columnsOf(text) * size * MONO;
}

const NARROW_LETTERS = /[|',.:;ijlIf!()[\]{}\-/\\tr ]/;
const WIDE_LETTERS = /[wmMW%@]/;

/** Approximate width of a text in the sans-serif font, px; precise enough to place one text after another. */
export function sansWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (isWide(letter.codePointAt(0) ?? 0)) width += 1;
    else if (NARROW_LETTERS.test(letter)) width += 0.28;
    else width += WIDE_LETTERS.test(letter) ? 0.8 : 0.53;
  }
  return width * size;
}

/** Bidirectional controls, unpaired surrogates and line separators: they would make a name look like another. */
const STRANGE = /[\u2028\u2029\ufffe\uffff]|\p{Bidi_Control}|\p{Surrogate}/gu;

/** The visible symbol for a control character. */
function signOf(control: string): string {
  const code = control.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd';
}

/** A text for drawing on one line: invisible characters are shown as symbols. */
export function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, signOf).replace(STRANGE, '\ufffd');
}

/** As much of a text as fits into `room` px, with an ellipsis for the rest. */
export function fitted(text: string, room: number, size: number, widthOf = monoWidth): string {
  // Names can be as long as the text, so characters that cannot fit are not measured.
  const max = Math.max(4, Math.ceil(room / (size * 0.25)));
  const start = visible(text.slice(0, max));
  if (text.length <= max && widthOf(start, size) <= room) return start;
  let width = widthOf('…', size);
  let stored = '';
  for (const letter of start) {
    width += widthOf(letter, size);
    if (width > room) break;
    stored += letter;
  }
  return `${stored}…`;
}

/** Time since the first message: “42 ms”, “1.886 s”, “2:03.5”, “1:02:03”. */
export function clockText(ms: number): string {
  const sign = ms < 0 ? '−' : '';
  const size = Math.abs(Math.round(ms));
  if (size < 1000) return `${sign}${size} ms`;
  if (size < 60_000) return `${sign}${(size / 1000).toFixed(3)} s`;
  const minutes = Math.floor(size / 60_000);
  const seconds = (size % 60_000) / 1000;
  if (minutes < 60) return `${sign}${minutes}:${(Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, '0')}`;
  const rest = `${String(minutes % 60).padStart(2, '0')}:${String(Math.floor(seconds)).padStart(2, '0')}`;
  return `${sign}${grouped(Math.floor(minutes / 60))}:${rest}`;
}

/** The same in a compact form: “42 ms”, “1.9 s”, “2:03”, “1:02 h”. */
export function clockShort(ms: number): string {
  const size = Math.abs(Math.round(ms));
  const sign = ms < 0 ? '−' : '';
  if (size < 1000) return `${sign}${size} ms`;
  if (size < 59_950) return `${sign}${(size / 1000).toFixed(1)} s`;
  const minutes = Math.floor(size / 60_000);
  if (minutes < 60) return `${sign}${minutes}:${String(Math.floor((size % 60_000) / 1000)).padStart(2, '0')}`;
  return `${sign}${grouped(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')} h`;
}

/** Computes the geometry of a drawing that may be `room` px wide. */
export function geometryOf(room: number, layout: Layout, entries: readonly ShownEntry[]): Geometry {
  const narrow = room < NARROW;
  const width = Math.max(260, Math.min(WIDEST, Math.floor(room)));
  let clock = false;
  let timed = false;
  let phased = false;
  let longest = 0;
  let columns = 0;
  for (const { first, end, since, spans } of layout.sections) {
    for (const [bar] of spans.columns) if (bar?.side === 'server') columns = Math.max(columns, bar.column);
    for (let at = first; at < end; at++) {
      const row = layout.rows[at];
      if (row?.type !== 'message') continue;
      if (row.entry.at !== undefined) {
        clock = true;
        longest = Math.max(longest, Math.abs(row.entry.at - since));
      }
      if (row.entry.took !== undefined) timed = true;
      if (row.phase !== undefined) phased = true;
    }
  }
  const format = narrow ? clockShort : clockText;
  // A shorter time may have more characters than the longest one: “59.999 s”, “1:00.0”.
  const letters = Math.max(longest < 1000 || narrow ? 6 : 8, format(longest).length);
  const time = clock ? letters * 12 * MONO : 0;
  const number = monoWidth(grouped(entries.length), 12);
  const margin = narrow ? 6 : 20;
  const client = narrow
    ? margin + Math.max(time, number, 28) + 10
    : margin + Math.max(phased ? 72 : 0, clock ? time + 14 + number : number) + 14;
  const beside = columns * STEP;
  const server = width - beside - (narrow ? 44 : clock || timed ? 96 : 48);
  return {
    width,
    narrow,
    client: Math.round(client),
    server,
    label: Math.round(client) + (narrow ? 14 : 18),
    labelEnd: server - 14,
    bracket: server + beside + (narrow ? 9 : 14),
    margin,
    mono: narrow ? 12 : 12.5,
    clock,
  };
}
