/** Splits a line of a long text into segments with and without findings. */
import type { Severity, Span } from '../../protocol/types.ts';

/** A segment of a line, with the severity of its finding. */
export interface Stretch {
  text: string;
  severity: Severity | null;
}

/** The part of a finding that a line shows. */
export interface Marked {
  span: Span;
  severity: Severity;
}

/** Maximum length of the displayed part of a line, UTF-16 units. */
export const LINE_SHOWN = 2000;
/** Context before the first finding if it is further to the right. */
const BEFORE = 200;

/** The displayed part of a line: its start, or the text around its first finding. */
export function partOf(line: Span, marks: readonly Marked[]): Span {
  const [first] = marks;
  const far = first !== undefined && first.span.start > line.start + LINE_SHOWN - BEFORE;
  const start = far ? first.span.start - BEFORE : line.start;
  return { start, end: Math.min(line.end, start + LINE_SHOWN) };
}

/**
 * The segments of a part of a text. `marks` are sorted by start and may overlap: text in two marks belongs to the first one.
 */
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
