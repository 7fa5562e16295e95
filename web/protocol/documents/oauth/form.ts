/** Parameters of forms and URLs with their places, as documentation shows them: on one line or wrapped over several. */
import type { Span } from '../../types.ts';
import { unescaped } from './parameters.ts';

/** One parameter. */
export interface Parameter {
  readonly name: string;
  /** Decoded. */
  readonly value: string;
  /** From its name to the end of its value. */
  readonly span: Span;
}

/** Maximum length read, UTF-16 units. */
const LONGEST = 16_384;
const NAME = /^[\w.~%:-]{1,80}$/u;

/**
 * The parameters in a range, separated by `&` or by line breaks, until an empty line. A line without `=` continues the value before
 * it. `null` if the text is something else.
 */
export function readForm(text: string, { start, end }: Span): Parameter[] | null {
  const limit = Math.min(end, start + LONGEST);
  const found: { name: string; written: string; span: Span }[] = [];
  let at = start;
  while (at < limit) {
    const stop = nextBreak(text, at, limit);
    const raw = text.slice(at, stop);
    const piece = raw.trim();
    const from = at + raw.length - raw.trimStart().length;
    at = stop + 1;
    if (piece === '' && found.length > 0 && /^\r?\n\s*\n/u.test(text.slice(at - 2, at + 80))) break;
    if (piece === '' || piece === '\\') continue;
    const equals = piece.indexOf('=');
    const name = equals < 0 ? '' : piece.slice(0, equals).trim();
    const last = found.at(-1);
    if (equals >= 0 && NAME.test(name)) {
      const written = piece.slice(equals + 1).trim();
      found.push({ name, written, span: { start: from, end: from + piece.length } });
    } else if (equals < 0 && last && /^\S+$/u.test(piece)) {
      if (/^\.{3}$|^\u2026$/u.test(piece)) continue;
      last.written += piece;
      last.span = { start: last.span.start, end: from + piece.length };
    } else return null;
  }
  return found.map(({ name, written, span }) => ({ name: unescaped(name), value: unescaped(written), span }));
}

function nextBreak(text: string, at: number, limit: number): number {
  for (let index = at; index < limit; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0x26 || unit === 0x0a || unit === 0x0d) return index;
  }
  return limit;
}

/** True if the text between two parameters has no `&`: they are written one per line. */
export function isOnePerLine(text: string, parameters: readonly Parameter[]): boolean {
  return parameters.some(({ span }, index) => {
    const next = parameters[index + 1];
    return next !== undefined && !text.slice(span.end, next.span.start).includes('&');
  });
}

/** The value of a parameter; null if it is absent. */
export function queryIn(parameters: readonly Parameter[]): (name: string) => string | null {
  return (name) => parameters.find((one) => one.name === name)?.value ?? null;
}
