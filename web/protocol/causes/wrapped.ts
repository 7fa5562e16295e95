/** Texts that a terminal, a form or a frame broke into lines of its own width: what belongs together is on two lines. */
import type { Span } from '../types.ts';
import type { Line } from './lines.ts';
import { isPrintedLine } from './printed.ts';

/** A longer text is not joined, UTF-16 units: what people copy from a terminal is short. */
const LONGEST = 60_000;
/** Maximum number of lines that are joined to one. */
const LINES = 4;
/** How much of a line is looked at, UTF-16 units. */
const LINE = 200;
/** Frames of panels, and quotation signs, at the ends of a line. */
const FRAME_AFTER = /[│┃|]\s{0,9}$/u;
const FRAME_BEFORE = /^[│┃|>]\s{0,40}/u;
/** What begins an entry of its own. */
const ENTRY = /^(?:[-*•#+]\s|\d{1,3}[.)]\s|\d{1,6}\s{1,4}[a-z]|```|~~~|[{}[\]<])/u;
/** A shorter line ends where its writer ended it, UTF-16 units. */
const WIDTH = 20;

/** A text in which broken lines are joined by one space each, and the way back. */
export interface Unwrapped {
  readonly text: string;
  /** The place in the text with line breaks. */
  placeOf(span: Span): Span;
}

/** The text with its lines joined where they may go on; null if it has no such lines, or is too long. */
export function unwrapped(text: string): Unwrapped | null {
  if (text.length > LONGEST) return null;
  const joints: { readonly at: number; readonly from: number }[] = [{ at: 0, from: 0 }];
  let out = '';
  let from = 0;
  for (let start = 0, feed = text.indexOf('\n'); feed >= 0; start = feed + 1, feed = text.indexOf('\n', start)) {
    const end = start + text.slice(start, feed).replace(FRAME_AFTER, '').trimEnd().length;
    const [after = ''] = text.slice(feed + 1, feed + 1 + LINE).split('\n', 1);
    const body = after.trimStart().replace(FRAME_BEFORE, '');
    if (end - start < WIDTH || !goesOn(body)) continue;
    out += `${text.slice(from, end)} `;
    from = feed + 1 + after.length - body.length;
    joints.push({ at: out.length, from });
  }
  if (joints.length === 1) return null;
  const offsetOf = (at: number): number => {
    let low = 0;
    let high = joints.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((joints[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const joint = joints[low - 1];
    return joint ? joint.from + (at - joint.at) : at;
  };
  return {
    text: out + text.slice(from),
    placeOf: ({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end - 1) + 1 }),
  };
}

/** The lines that may be parts of a longer one, each joined with those after it. */
export function joinedLines(text: string, lines: readonly Line[]): Line[] {
  if (text.length > LONGEST) return [];
  const out: Line[] = [];
  for (const [index, line] of lines.entries()) {
    let joined: Line = line;
    for (const next of lines.slice(index + 1, index + LINES)) {
      const gap = text.slice(joined.span.end, next.span.start);
      const body = next.text.replace(FRAME_BEFORE, '');
      const last = joined.span.end - text.lastIndexOf('\n', joined.span.end - 1) - 1;
      if (
        last < WIDTH ||
        next.stream !== line.stream ||
        gap.trim() !== '' ||
        gap.split('\n').length !== 2 ||
        !goesOn(body)
      )
        break;
      joined = {
        ...joined,
        span: { start: line.span.start, end: next.span.end },
        text: `${joined.text.replace(FRAME_AFTER, '').trimEnd()} ${body}`,
        prose: line.prose,
      };
    }
    if (joined !== line) out.push(joined);
  }
  return out;
}

/** A name in quotation marks, alone on its line, and a line in an encoding that nothing could read. */
const NAME = /^'[^'\n]{1,80}'$/u;
const GARBLED = /\uFFFD.{0,4}\uFFFD/u;

/** The names of programs, each with the line below that is garbled: how Windows reports a command that it does not find. */
export function garbledLines(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (!next || !NAME.test(line.text) || !GARBLED.test(next.text)) return [];
    const span = { start: line.span.start, end: next.span.end };
    return [{ ...line, span, text: `${line.text} ${next.text}`, prose: false }];
  });
}

/** True for the beginning of a line that may continue the one before it. */
function goesOn(line: string): boolean {
  return line !== '' && !ENTRY.test(line) && !isPrintedLine(line);
}
