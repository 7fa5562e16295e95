/** The text that a unified diff shows of the new file. */
import type { Span } from '../../types.ts';
import { Decoding, type Mapped } from '../mapped.ts';
import type { Intake } from '../types.ts';
import type { Below } from './below.ts';
import type { EmptyPart } from './content.ts';
import { isMessageLike } from './message-like.ts';
import { linesIn } from './regions.ts';
import { messagesWithin } from './within.ts';

/** Codes of the problems that program text has in place of values of JSON. */
const OF_PROGRAM = new Set<string>(['json-not-a-value', 'json-text-before-start']);

/** A function that returns a message with the value of a variable. */
const RETURNED = /\breturn \{\s{0,200}"jsonrpc"\s?:[^{}\n]{0,80}\n\s*"\w{1,40}"\s?: [a-z]\w*,\s*$/m;

/** The messages that a diff adds or leaves in place, or the program text that it is, which builds messages when it runs. */
export function messagesOfDiff(text: string, span: Span, below: Below): Intake | EmptyPart | null {
  const shown = withoutMarks(text, span);
  const found = below.readMapped(shown);
  if (!found.entries.some(({ value }) => isMessageLike(value))) return null;
  const within = found.problems.length > 0 ? messagesWithin(shown.text, { start: 0, end: shown.text.length }) : [];
  const quoted = within.filter(({ start }) => /^\{\s*"/.test(shown.text.slice(start, start + 100)));
  if (quoted.length > 0) return below.readMapped(only(shown, quoted));
  const isBuilt =
    RETURNED.test(shown.text) ||
    found.entries.some(({ problems }) => problems.some(({ code }) => OF_PROGRAM.has(code)));
  if (!isBuilt) return found;
  return { kind: 'program-literal', title: 'Program text', because: 'It shows a change of a program.', span };
}

/** The given ranges, each on a line of its own. */
function only(shown: Mapped, spans: readonly Span[]): Mapped {
  const decoding = new Decoding(shown);
  for (const { start, end } of spans) {
    decoding.copy(start, end);
    decoding.put('\n', { start: end, end });
  }
  return decoding.done();
}

/** The lines that are added or unchanged, without their marks. */
function withoutMarks(text: string, span: Span): Mapped {
  const decoding = new Decoding(text);
  for (const { start, end, next } of linesIn(text, span)) {
    const mark = text.charAt(start);
    if (mark === '-' || text.startsWith('@@', start)) continue;
    decoding.copy(mark === '+' || mark === ' ' ? start + 1 : start, end === next ? end : next);
  }
  return decoding.done();
}
