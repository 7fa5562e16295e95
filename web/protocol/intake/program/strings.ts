/** String literals of every language: where they end, and what they contain. Linear in the text read. */
import type { Span } from '../../types.ts';
import { ContentBuilder, type Content } from './content.ts';
import { DIALECTS, type Dialect } from './dialects.ts';
import { readBody, type Source } from './string-body.ts';

/** A string literal, or several that are one string. */
export interface Quoted extends Span, Content {
  /** What the note says about its notation; empty strings are omitted. */
  readonly labels: readonly string[];
}

/** Longest part of a joined string that is no literal, in UTF-16 units. */
const MAX_EXPRESSION = 2000;

/** The one string literal at `at`, without what is joined to it; null if none starts there or it does not end. */
export function readString(source: Source, at: number): Quoted | null {
  const builder = new ContentBuilder(source.text);
  const one = readInto(source, at, builder);
  return one && { start: at, end: one.end, labels: one.label === '' ? [] : [one.label], ...builder.done() };
}

/**
 * The string expression at `at`: a literal, and the literals and expressions joined to it by the language’s operator. Null if no
 * literal starts there.
 */
export function readStrings(source: Source, at: number): Quoted | null {
  const dialect = DIALECTS[source.language];
  const builder = new ContentBuilder(source.text);
  const first = readInto(source, at, builder);
  if (!first) return null;
  const labels = new Set([first.label]);
  let end = first.end;
  for (;;) {
    const next = joined(source, dialect, end, builder);
    if (next === null) break;
    if (next.label !== '') labels.add(next.label);
    end = next.end;
    labels.add('a string in several parts');
  }
  labels.delete('');
  return { start: at, end, labels: [...labels], ...builder.done() };
}

function joined(
  source: Source,
  dialect: Dialect,
  end: number,
  builder: ContentBuilder,
): { end: number; label: string } | null {
  const { text, stop } = source;
  const after = spaceEnd(text, end, stop);
  dialect.joins.lastIndex = after;
  const operator = after < stop ? dialect.joins.exec(text) : null;
  if (!operator) {
    if (dialect.adjacent === 'no' || (dialect.adjacent === 'tight' && after > end)) return null;
    return after < stop ? readInto(source, after, builder) : null;
  }
  const from = spaceEnd(text, after + operator[0].length, stop);
  const literal = readInto(source, from, builder);
  if (literal) return literal;
  const expression = expressionEnd(source, from, dialect);
  if (expression <= from) return null;
  builder.hole({ start: from, end: expression });
  return { end: expression, label: '' };
}

/** The end of a joined expression: the next operator, comma or closing bracket outside brackets and strings. */
function expressionEnd(source: Source, from: number, dialect: Dialect): number {
  const { text, stop } = source;
  const limit = source.budget.exhausted ? from : Math.min(stop, from + MAX_EXPRESSION);
  let depth = 0;
  let at = from;
  for (; at < limit; at++) {
    const char = text.charAt(at);
    if (char === '"' || char === "'") {
      const close = text.indexOf(char, at + 1);
      if (close < 0 || close >= limit) break;
      at = close;
    } else if (char === '(' || char === '[' || char === '{') depth++;
    else if (char === ')' || char === ']' || char === '}') {
      if (depth === 0) break;
      depth--;
    } else if (depth === 0) {
      if (char === ',' || char === ';' || char === '\n') break;
      dialect.joins.lastIndex = at;
      if (
        dialect.joins.test(text) &&
        !(char === '.' && /\w/.test(text.charAt(at + 1)) && /\w/.test(text.charAt(at - 1)))
      )
        break;
    }
  }
  source.budget.spend(at - from);
  while (at > from && /\s/.test(text.charAt(at - 1))) at--;
  return at;
}

function spaceEnd(text: string, from: number, stop: number): number {
  let at = from;
  while (at < stop && /[\s\\]/.test(text.charAt(at)) && (text.charAt(at) !== '\\' || text.charAt(at + 1) === '\n'))
    at++;
  return at;
}

/** Reads one literal into the builder; null, with the builder unchanged in effect, if there is none. */
function readInto(source: Source, at: number, builder: ContentBuilder): { end: number; label: string } | null {
  const { text, stop, language } = source;
  if (at >= stop || !/["'`%~<$@#rRuUbBfFcLS]/.test(text.charAt(at))) return null;
  if (/\w/.test(text.charAt(at)) && /[\w$]/.test(text.charAt(at - 1))) return null;
  for (const form of DIALECTS[language].strings) {
    form.open.lastIndex = at;
    const match = form.open.exec(text);
    if (!match || at + match[0].length > stop) continue;
    const end = readBody(source, form, match, builder);
    if (end !== null) return { end, label: form.label(match) };
  }
  return null;
}
