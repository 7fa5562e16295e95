/** Program text as the rules about it see it. */
import type { Span } from '../../types.ts';
import type { DocumentRule, DocumentSubject } from '../define.ts';

/** Longer programs are looked at only this far, UTF-16 units. */
const MAX_LENGTH = 60_000;

/** One finding in a program: its rule, place and message. */
export interface ProgramFinding {
  readonly rule: DocumentRule;
  readonly span: Span;
  readonly what: string;
}

/** The beginning of the program, as far as it is looked at. */
export function sourceOf({ text, span }: Pick<DocumentSubject, 'text' | 'span'>): string {
  return text.slice(span.start, Math.min(span.end, span.start + MAX_LENGTH));
}

/** The first match that is no comment: its place in the pasted text and its groups; null if there is none. Linear. */
export function firstMatch(
  source: string,
  shape: RegExp,
  offset: number,
): { readonly span: Span; readonly match: RegExpMatchArray } | null {
  for (const match of source.matchAll(shape)) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    if (isComment(source, start)) continue;
    return { match, span: { start: offset + start, end: offset + match.index + match[0].trimEnd().length } };
  }
  return null;
}

/** How much of the line before a place is looked at, UTF-16 units. */
const BEFORE = 300;

/** True if the line of this place is a comment up to it. */
function isComment(source: string, at: number): boolean {
  const from = Math.max(source.lastIndexOf('\n', at - 1) + 1, at - BEFORE);
  return /^\s*(?:\/\/|\*|#(?!\[)|--\s)|\s(?:\/\/|#)\s/.test(source.slice(from, at));
}
