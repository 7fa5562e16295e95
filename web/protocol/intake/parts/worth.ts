/** Whether a text that was taken apart is better read like that, or as a whole. */
import type { JsonProblem } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import type { Intake, RawEntry } from '../types.ts';
import { LOOK_AT, wordsOf } from './lines.ts';
import { READ_AGAIN, SHORT } from './limits.ts';
import { isMessageLike } from './message-like.ts';
import { OPENS } from './regions.ts';
import type { RawPart } from './types.ts';

/** What a division found in a text. */
export interface Found {
  readonly parts: readonly RawPart[];
  readonly entries: readonly RawEntry[];
}

/** Markdown or HTML, and values in backticks. */
const MARKED_UP = /^ {0,3}(?:#{1,6} \S|`{3}|>|<\/?(?:details|summary|pre|code|p|br)\b)|\*\*\w|`$/m;
const FENCED = /^[ \t>]*(?:`{3}|~{3})/m;
/** Text with this many words has sentences; with several messages in it, fewer do. */
const MANY_WORDS = 15;
const FEW_WORDS = 8;
/** Words of prose, without anything that could be the beginning of a value. */
const SENTENCE = /^\p{L}[^{}[\]"<>=]*$(?<=(?:\s\S+){3})/u;
/** A heading, or a time and text. */
const NO_VALUE = /^(?:#{1,6} |\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d)/;

/** True if a person wrote the text around the messages: it is marked up, or has sentences. */
export function isWritten(text: string, { parts, entries }: Found): boolean {
  const prose = parts.filter(({ kind }) => kind === 'prose').map(({ span }) => text.slice(span.start, span.end));
  if (FENCED.test(text)) return true;
  const words = prose.reduce((sum, part) => sum + wordsOf(part.slice(0, LOOK_AT)), 0);
  return words >= (entries.length > 1 ? FEW_WORDS : MANY_WORDS) || prose.some((part) => MARKED_UP.test(part));
}

/**
 * True if the parts of a text with messages show more than the text as a whole: more messages, or what is not JSON. `whole`
 * reads the text as a whole.
 */
export function showMore(text: string, found: Found, whole: () => Intake): boolean {
  if (text.length > READ_AGAIN || !isWritten(text, found)) return false;
  const { entries, problems } = whole();
  if (entries.length < found.entries.length) return true;
  const shown = found.parts.filter(({ messages }) => messages > 0).map(({ span }) => span);
  const all = [...problems, ...entries.flatMap((entry) => entry.problems)];
  return all.some((one) => NOTATION.has(one.code) || !shown.some((span) => isIn(one, span)));
}

/** Notes for readers within a message. */
const NOTATION = new Set(['json-comment', 'json-elision', 'json-placeholder']);

function isIn({ start }: JsonProblem, span: Span): boolean {
  return start >= span.start && start < span.end;
}

/** True if a text in which no message was found is text, not a message that went wrong. `whole`: as for `showMore`. */
export function isOnlyText(source: string, { parts }: Found, whole: () => Intake): boolean {
  const text = source.trim();
  if (text.length <= SHORT && !text.includes('\n')) return SENTENCE.test(text) || NO_VALUE.test(text);
  if (parts.some(({ kind, span }) => kind === 'unknown' && span.end - span.start > SHORT)) return true;
  if (text.length > READ_AGAIN) return !OPENS.test(text);
  // What is neither a message nor a document may still be a message that only a tolerant reader finds.
  return !whole().entries.some(({ value }) => isMessageLike(value)) && !/^["'“{]|^\[(?!\w)/.test(text);
}
