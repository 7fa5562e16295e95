/** Whether a text that was taken apart is better read like that, or as a whole. */
import type { JsonProblem } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import type { Intake, RawEntry } from '../types.ts';
import { isLogged, MAX_EXAMINED, wordsOf } from './lines.ts';
import { READ_AGAIN, SHORT } from './limits.ts';
import { isBareVersion, isMessageLike, isSentence } from './message-like.ts';
import { isOtherText, isTemplate, withoutValues } from './other-text.ts';
import { isAround } from './page.ts';
import { OPENS } from './regions.ts';
import type { RawPart } from './types.ts';

/** What a division found in a text. */
export interface Found {
  readonly parts: readonly RawPart[];
  readonly entries: readonly RawEntry[];
}

/** A heading; a `#` right above a value may be a comment. */
const HEADED = /^ {0,3}#{1,6} \S.*\r?\n[ \t]*\r?\n/m;
/** Markdown or HTML, and values in backticks. */
const MARKED_UP = /^ {0,3}(?:>|<\/?(?:details|summary|pre|code|p|br)\b)|\*\*\w|`$/m;
/** A line of a fence. */
const FENCED = /^[ \t>]*(?:`{3}|~{3})/m;
/** A longer line is no sentence, UTF-16 units. */
const MAX_LINE = 20_000;
/** Lines of a part that are looked at. */
const LINES = 400;
/** Text with this many words in sentences was written by a person. */
const MANY_WORDS = 15;
/** This many words between two messages on one line make a sentence of them. */
const FEW_WORDS = 1;
/** A message with a backslash before each quote, which only its part shows. */
const ESCAPED = /^\{\s*\\"/;
/** The end of a sentence, or of what introduces a value. */
const ENDS = /[.:?!)。：？]$/u;
/** What no sentence begins with: a comment, a time, a level, the mark of a log. */
const NO_SENTENCE =
  /^(?:\/\/|\/\*|[#;*[\]<>|=-]|\d(?!\d{0,2}[.)] \p{L})|(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL)\b)/u;
/** Words and a colon before a value. */
const INTRODUCES = /^\s*\p{L}[^{}[\]"'=<>\d]{0,80}:[ \t]*$/u;
/** A label on a line of its own, such as `Request:`. */
const LABEL = /^\p{Lu}[\p{L} ]{2,40}:\s*$/u;
/** Formats that may be read of any text. */
const OPEN = new Set(['json', 'lines', 'markdown', 'quoted', 'mixed', 'json-string']);
/** The member that distinguishes a message from other JSON between sentences. */
const VERSION = /jsonrpc\W{0,6}2/i;
/** `{"jsonrpc": "2.0"}` or `{"jsonrpc": "2.0", …}`, as sentences name the version. */
const VERSION_ALONE =
  /`?\{\s*(?:\\?["'])?jsonrpc(?:\\?["'])?\s*:\s*\\?["'][\d.]*\\?["']\s*(?:,\s*(?:\.{3}|…)\s*)?\}`?/g;
/** A name or a member in backticks, within a sentence. */
const CODE = /(?<=\s)`[^`{}\n]{1,80}`/g;
/** Several words without what every message in JSON has: a bracket and quotes. */
function isUnquoted(text: string): boolean {
  if (/^["'“{[]/.test(text) || /[\w"'] ?[:=] ?["'{[]/.test(text)) return false;
  return wordsOf(text) > 3 && !(/[{[]/.test(text) && /["'“”]/.test(text));
}

/** The text with a word for what it quotes. */
function withoutCode(text: string): string {
  return text.replace(VERSION_ALONE, 'a version').replace(CODE, 'a name');
}

/** A heading, a time and text, a time in milliseconds and a record, an error code and text, or a map as Java prints it. */
const NO_VALUE =
  /^(?:#{1,6} |\d{10,19}[\t ,;|]+["{](?!.*jsonrpc)|\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|-\d{3,6}:? \p{L}|\[(?:trace|debug|info|warn|warning|error|fatal)\] \p{L}|[^{}"]*\{\w+=(?!.*jsonrpc))/iu;

/** True if a person wrote the text around the messages: it is marked up, or has sentences. */
export function isWritten(text: string, { parts }: Found): boolean {
  if (FENCED.test(text) || HEADED.test(text) || isLabelled(text)) return true;
  const prose = parts.filter(({ kind }) => kind === 'prose').map(({ span }) => text.slice(span.start, span.end));
  if (prose.some((part) => MARKED_UP.test(part))) return true;
  const [first] = parts.filter(({ messages }) => messages > 0);
  if (
    (first && isWithin(text, first)) ||
    parts.some((_, at) => isBetween(text, parts, at) || introduces(text, parts, at))
  )
    return true;
  return prose.reduce((sum, part) => sum + wordsInSentences(part), 0) >= MANY_WORDS;
}

/** True for several labels, each right above a value: a page shows what is sent. */
function isLabelled(text: string): boolean {
  const lines = text.split('\n', LINES);
  return lines.filter((line, at) => LABEL.test(line) && lines[at + 1]?.trimStart().startsWith('{')).length > 1;
}

function wordsInSentences(text: string): number {
  let words = 0;
  for (const line of text.split('\n', LINES)) {
    const shown = line.slice(0, MAX_EXAMINED).trim();
    if (!NO_SENTENCE.test(shown) && ENDS.test(shown)) words += wordsOf(shown);
  }
  return words;
}

/** True for words and a colon on the line on which a message begins that goes on below. */
function introduces(text: string, parts: readonly RawPart[], at: number): boolean {
  const [part, after] = [parts[at], parts[at + 1]];
  if (part?.kind !== 'prose' || !after?.messages) return false;
  const start = Math.max(part.span.start, text.lastIndexOf('\n', after.span.start - 1) + 1);
  return (
    INTRODUCES.test(text.slice(start, after.span.start)) && text.slice(after.span.start, after.span.end).includes('\n')
  );
}

/** True for the message in a text of one line, with words before it and after it. */
function isWithin(text: string, { span: { start, end } }: RawPart): boolean {
  const line = text.length <= MAX_LINE ? text.trim() : '\n';
  const from = text.length - text.trimStart().length;
  return !line.includes('\n') && !isLogged(line) && isAround(line, start - from, end - from);
}

/** True for words between two messages on one line. */
function isBetween(text: string, parts: readonly RawPart[], at: number): boolean {
  const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (part?.kind !== 'prose' || !before?.messages || !after?.messages) return false;
  const between = text.slice(before.span.end, after.span.start);
  return !between.includes('\n') && wordsOf(between.slice(0, MAX_EXAMINED).trim()) >= FEW_WORDS;
}

/**
 * True if the parts of a text show more than the text as a whole: more messages, or what is not JSON. `isBroken`: a value is neither
 * whole nor known. `isClear`: no value beside the messages may be one. `whole` reads the text as a whole.
 */
export function showsMore(
  text: string,
  found: Found,
  { isBroken, isClear }: { readonly isBroken: boolean; readonly isClear: boolean },
  whole: () => Intake,
): boolean {
  // Without words before it, such a message was sent with its backslashes.
  const [words, ...others] = found.parts;
  const isEscaped = ({ span, messages }: RawPart): boolean =>
    messages > 0 && ESCAPED.test(text.slice(span.start, span.start + 80));
  if (words?.messages === 0 && others.some(isEscaped)) return true;
  if (isBroken && !isWritten(text, found) && !isTemplate(text.trimStart())) return false;
  return found.entries.length > 0 ? showMoreMessages(text, found, isClear, whole) : isOnlyText(text, found, whole);
}

/** True if all messages of a text stand within its running text, and the text as a whole shows them too: it is a log. */
export function isOnlyQuoted(text: string, { parts, entries }: Found, quoted: number, whole: () => Intake): boolean {
  if (quoted === 0 || entries.length !== quoted || text.length > READ_AGAIN) return false;
  const isBare = parts.every(({ kind }) => kind === 'prose' || kind === 'message');
  return isBare && whole().entries.filter(({ value }) => isMessageLike(value)).length >= quoted;
}

function showMoreMessages(text: string, found: Found, isClear: boolean, whole: () => Intake): boolean {
  if (text.length > READ_AGAIN || !isWritten(text, found)) return false;
  const { entries, problems, format } = whole();
  const known = entries.filter(({ value }) => isMessageLike(value)).length;
  if (known < found.entries.length) return true;
  if (!OPEN.has(format.id)) return false;
  if (format.id === 'lines' && isLabelled(text)) return true;
  if (isClear && known === found.entries.length && known < entries.length) return true;
  const shown = found.parts.filter(({ messages }) => messages > 0).map(({ span }) => span);
  const all = [...problems, ...entries.flatMap((entry) => entry.problems)];
  return all.some((one) => NOTATION.has(one.code) || !shown.some((span) => isIn(one, span)));
}

/** Notes for readers within a message. */
const NOTATION = new Set(['json-comment', 'json-elision', 'json-placeholder']);

function isIn({ start }: JsonProblem, span: Span): boolean {
  return start >= span.start && start < span.end;
}

/** A word of a program that is a value by itself. */
const LITERAL = /^(?:true|false|null|None|True|False|undefined|NaN|Infinity)\b/u;
/** Words and the marks of a sentence: at least two words, or one that ends like a sentence. */
const WORDS = /^(?=.*\p{L}{2})\p{L}+[,’'-]?\p{L}*(?:,? \p{L}[\p{L}\p{M}\p{N} .,;!?’'%&/+-]*|[.!?])$/u;
/** The same in a language without blanks between words. */
const UNBROKEN = /^[\p{Lo}\p{Lm}]{2}[\p{L}\p{M}\p{N} 、。，！？.!?]*$/u;
/** Two words at the beginning, before anything else than words. */
const TWO_WORDS = /^(?=.*\p{L}{2})\p{L}+,? \p{L}+(?: [^"“:=]*)?$/u;

/** True for words, without anything that could be a value. A single word may be a string without its quotes. */
function isPlain(text: string): boolean {
  return !LITERAL.test(text) && [WORDS, UNBROKEN, TWO_WORDS].some((form) => form.test(text));
}

/** A member with an object, without braces around it, and sentences after it: part of a file. */
function isMemberAlone(text: string): boolean {
  return /^"[\w.@/ -]{1,80}"\s*:\s*\{/.test(text) && !/"(?:jsonrpc|method|params|result|error)"\s*:/.test(text);
}

/** True if a text in which no message was found is text, not a message that went wrong. */
function isOnlyText(source: string, found: Found, whole: () => Intake): boolean {
  const { parts } = found;
  const text = source.trim();
  if (text.length <= SHORT && !text.includes('\n')) {
    const sentence = withoutValues(text);
    return (
      isSentence(withoutCode(sentence ?? text)) ||
      [isPlain, isUnquoted, isOtherText].some((is) => is(text)) ||
      (sentence !== null && isOtherText(sentence)) ||
      NO_VALUE.test(text)
    );
  }
  if (parts.some(({ kind, span }) => kind === 'unknown' && span.end - span.start > SHORT)) return true;
  if (text.length > READ_AGAIN) return !OPENS.test(text);
  if (!VERSION.test(text) && isWritten(source, found)) return true;
  // What is neither a message nor a document may still be a message that only a tolerant reader finds.
  return (
    !whole().entries.some(({ value }) => isMessageLike(value) && !isBareVersion(value)) &&
    (isMemberAlone(text) || isTemplate(text) || !/^["'“{]|^\[(?!\w)/.test(text))
  );
}
