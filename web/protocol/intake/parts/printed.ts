/** Messages that a program prints in its own notation within lines of its log. */
import type { Span } from '../../types.ts';
import type { Language } from '../program/index.ts';
import { endOfValue } from '../record-view.ts';
import { linesIn } from './regions.ts';
import { endOfShown } from './shown.ts';

const NAMES = 'jsonrpc|id|method|params|result|error';
/** The fields of a message without the name of their type, as `str` of a Python object prints them. */
const LOOSE = String.raw`\b(?:method='[^']{1,80}' params=|jsonrpc='2\.0' )`;
/** The beginning of a printed message, by language. */
const STARTS: readonly (readonly [language: Language, begins: RegExp])[] = [
  ['elixir', new RegExp(`%\\{\\s?(?:"(?:${NAMES})" => |(?:${NAMES}): )`, 'u')],
  ['ruby', new RegExp(`\\{\\s?(?:"(?:${NAMES})"|:(?:${NAMES})) ?=>`, 'u')],
  ['go', /&?\{(?:JSONRPC|ID|Method):|&?\{(?:\w+:)?\{JSONRPC:|map\[(?:id|jsonrpc|method):/u],
  ['rust', /\b[A-Z]\w*(?: \{ | ?\(?\{\s)(?:jsonrpc|id|method): /u],
  ['python', new RegExp(`\\{'(?:${NAMES})': |${LOOSE}`, 'u')],
  ['javascript', new RegExp(`\\{ (?:${NAMES}): `, 'u')],
  ['shell', new RegExp(`\\{\\s?"(?:${NAMES})"\\s?:`, 'u')],
  ['c', new RegExp(`"\\{\\s?\\\\"(?:${NAMES})\\\\"\\s?:`, 'u')],
];
const VERSION = /jsonrpc/i;
/** Longer lines are not searched, UTF-16 units. */
const MAX_LINE = 20_000;
/** A printed message may go on below for this long, UTF-16 units. */
const MAX_LENGTH = 50_000;
/** Code, not output: an assignment, or the beginning of a call. */
const CODE = /^\s*(?:(?:const|let|var|val|return|def|fn|func)\b|[\w.$]+\s*:?=(?!=)\s*$)|[(,]\s*$/;

/** What follows a value in code. */
const CODE_AFTER = /^[,;)]/;
/** Notations of messages as they are sent: logs of them have readers of their own. */
const AS_SENT: ReadonlySet<Language> = new Set(['shell', 'c']);

/** A name in place of a value: the line shows the form of a log. */
const PLACEHOLDER = /[:[,]\s?<[A-Za-z][\w -]{0,40}>/;

/** A printed message, and the notation it is in. */
export interface Printed extends Span {
  readonly language: Language;
}

/**
 * The printed messages of a text that is output, at most one a line; none if no line has other text before its message. The work is
 * linear in the text.
 */
export function printedIn(text: string, span: Span): Printed[] {
  const out: Printed[] = [];
  let from = span.start;
  let budget = 2 * (span.end - span.start);
  let isOutput = false;
  for (const { start, end } of linesIn(text, span)) {
    if (start < from || end - start > MAX_LINE || budget <= 0) continue;
    const line = text.slice(start, end);
    if (!VERSION.test(line)) continue;
    const found = startIn(line);
    const before = found ? line.slice(0, found.at) : '';
    if (!found || CODE.test(before)) continue;
    const at = start + found.at;
    const stop = endOf(text, at, { line: end, text: Math.min(span.end, at + MAX_LENGTH) });
    budget -= (stop ?? end) - at;
    if (stop === null) continue;
    if (CODE_AFTER.test(text.slice(stop, stop + 2))) continue;
    const language = PLACEHOLDER.test(text.slice(at, stop)) ? 'teaching' : found.language;
    out.push({ start: at, end: stop, language });
    isOutput ||= before.trim() !== '' && !AS_SENT.has(language);
    from = stop;
  }
  return isOutput ? out : [];
}

/** Where a printed message ends: a string and loose fields on their line, others at their last bracket. Null if it does not end. */
function endOf(text: string, start: number, stop: { readonly line: number; readonly text: number }): number | null {
  const first = text.charAt(start);
  if (first === 'm' || first === 'j') return stop.line;
  if (first === '"') {
    const end = endOfValue(text, start, stop.line);
    return end < 0 ? null : end;
  }
  const shown = endOfShown(text, start, stop.text);
  return shown.cut ? null : shown.end;
}

/** The notation of a value within a sentence, by its beginning, the name before it, and what is in place of values. */
export function languageOfPrinted(text: string, { start, end }: Span): Language {
  const source = text.slice(Math.max(0, start - 80), Math.min(end, start + 80));
  const at = Math.min(start, 80);
  for (const [language, begins] of STARTS) {
    const found = AS_SENT.has(language) ? null : begins.exec(source);
    if (found && found.index <= at && found.index + found[0].length > at) return language;
  }
  const value = text.slice(start, Math.min(end, start + MAX_LINE));
  return PLACEHOLDER.test(value) || /\.{3}|…/.test(value) ? 'teaching' : 'python';
}

/** The first printed message of a line; null if there is none. */
function startIn(line: string): { at: number; language: Language } | null {
  let first: { at: number; language: Language } | null = null;
  for (const [language, begins] of STARTS) {
    const at = line.search(begins);
    if (at >= 0 && (!first || at < first.at)) first = { at, language };
  }
  return first;
}
