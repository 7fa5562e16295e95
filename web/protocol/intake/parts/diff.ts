/** The text that a unified diff shows of the new file. */
import type { Span } from '../../types.ts';
import { Decoding, type Mapped } from '../mapped.ts';
import { linesIn } from './regions.ts';

/** The lines that are added or unchanged, without their marks. */
export function withoutMarks(text: string, span: Span): Mapped {
  const decoding = new Decoding(text);
  for (const { start, end, next } of linesIn(text, span)) {
    const mark = text.charAt(start);
    if (mark === '-' || text.startsWith('@@', start)) continue;
    decoding.copy(mark === '+' || mark === ' ' ? start + 1 : start, end === next ? end : next);
  }
  return decoding.done();
}
