/** Texts that a terminal, a form or a frame broke into lines of its own width: what belongs together is on two lines. */
import type { Span } from '../types.ts';
import type { Line } from './lines.ts';
import { isPrintedLine } from './printed.ts';

/** A longer text is not joined, UTF-16 units: what people copy from a terminal is short. */
const LONGEST = 60_000;
/** Maximum number of lines that are joined to one. */
const LINES = 4;
/** Where a line may go on: frames of panels and quotation signs belong to the break. */
const BREAK = /[ \t]*[│┃|]?[ \t]*\r?\n[ \t]*[│┃|>]?[ \t]*(?=[^\s│┃|>])/gu;
/** What begins an entry of its own. */
const ENTRY = /^(?:[-*•#+]\s|\d{1,3}[.)]\s|```|~~~|[{}[\]<])/u;

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
  for (const { index, 0: gap } of text.matchAll(BREAK)) {
    const next = index + gap.length;
    if (!goesOn(text.slice(next, next + 80))) continue;
    out += `${text.slice(from, index)} `;
    from = next;
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
      const body = next.text.replace(/^[│┃|>][ \t]*/u, '');
      if (next.stream !== line.stream || !/^[^\S\n]*\n[^\S\n]*$/u.test(gap) || !goesOn(body)) break;
      joined = {
        ...joined,
        span: { start: line.span.start, end: next.span.end },
        text: `${joined.text.replace(/[ \t]*[│┃|]$/u, '')} ${body}`,
        prose: line.prose,
      };
    }
    if (joined !== line) out.push(joined);
  }
  return out;
}

/** True for the beginning of a line that may continue the one before it. */
function goesOn(line: string): boolean {
  return line !== '' && !ENTRY.test(line) && !isPrintedLine(line);
}
