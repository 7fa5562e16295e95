/** A line of a long text, cut into stretches with and without findings. */
import type { Severity, Span } from '../../protocol/types.ts';

/** A piece of a line, and how bad what was found in it is. */
export interface Stretch {
  text: string;
  severity: Severity | null;
}

/** A finding as far as a line shows it. */
export interface Marked {
  span: Span;
  severity: Severity;
}

/** How much of a line is shown, UTF-16 units. */
export const LINE_SHOWN = 2000;
/** How much before the first finding that lies beyond. */
const BEFORE = 200;

/** The part of a line that is shown: its beginning, or what is around its first finding. */
export function partOf(line: Span, marks: readonly Marked[]): Span {
  const [first] = marks;
  const far = first !== undefined && first.span.start > line.start + LINE_SHOWN - BEFORE;
  const start = far ? first.span.start - BEFORE : line.start;
  return { start, end: Math.min(line.end, start + LINE_SHOWN) };
}

/** The stretches of a part of a text; `marks` ascend by their start and may overlap: what lies in two is the first one's. */
export function stretchesOf(
  part: Span,
  marks: readonly Marked[],
  slice: (start: number, end: number) => string,
): Stretch[] {
  const out: Stretch[] = [];
  let at = part.start;
  for (const { span, severity } of marks) {
    const start = Math.max(at, span.start);
    const end = Math.min(part.end, Math.max(span.end, span.start + 1));
    if (start >= end) continue;
    if (start > at) out.push({ text: slice(at, start), severity: null });
    out.push({ text: slice(start, end), severity });
    at = end;
  }
  if (at < part.end) out.push({ text: slice(at, part.end), severity: null });
  return out;
}
