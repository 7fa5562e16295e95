/** What a complaint quotes: JSON in an error line, the spoiled line of stdout, the rejected value. */
import type { Span } from '../../types.ts';

/** Maximum distance from a complaint to its JSON, and maximum length of a payload, UTF-16 units. */
const NEAR = 300;
const LONGEST = 20_000;

/** The ranges of what a complaint quotes, inside `[span.start, end)`. */
export function payloadsOf(
  text: string,
  span: Span,
  end: number,
  kind: 'json' | 'quoted' | 'rest' | undefined,
): Span[] {
  if (kind === undefined) return [];
  const found =
    kind === 'json'
      ? jsonAfter(text, span, end)
      : kind === 'quoted'
        ? quotedIn(text, span, end)
        : restOf(text, span, end);
  return found ? [found] : [];
}

/** A value in braces or brackets: the first after the complaint, or the one that a quoted message ends. */
function jsonAfter(text: string, span: Span, end: number): Span | null {
  const limit = Math.min(end, span.end + NEAR);
  for (let at = span.start; at < limit; at += 1) {
    const unit = text.charAt(at);
    if (unit !== '{' && unit !== '[') continue;
    if (unit === '[' && !/^\[\s*(?:\\{0,4}["n{\]]|\{)/u.test(text.slice(at, at + 40))) continue;
    const stop = endOfValue(text, at, Math.min(end, at + LONGEST));
    if (stop !== null && stop > span.end - 2) return { start: at, end: stop };
    if (stop !== null) at = stop - 1;
  }
  return null;
}

/** The end of a value in braces, with strings of JSON or Python, escaped or not; null if it is cut off. */
function endOfValue(text: string, start: number, end: number): number | null {
  let depth = 0;
  let quote = '';
  for (let at = start; at < end; at += 1) {
    const unit = text.charAt(at);
    if (unit === '\\') {
      let run = at;
      while (run < end && text.charAt(run) === '\\') run += 1;
      const mark = text.slice(at, run + 1);
      at = run;
      // An escaped quotation mark delimits a string where the whole value is escaped.
      if (!/["']$/u.test(mark)) continue;
      if (quote === '') quote = mark;
      else if (mark === quote) quote = '';
    } else if (quote !== '') {
      if (unit === quote) quote = '';
    } else if (unit === '"' || unit === "'") quote = unit;
    else if (unit === '{' || unit === '[') depth += 1;
    else if (unit === '}' || unit === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** The string between the last quotation marks that begin inside the complaint. */
function quotedIn(text: string, span: Span, end: number): Span | null {
  const shown = text.slice(span.start, Math.min(end, span.end + 2000));
  let best: Span | null = null;
  for (const found of shown.matchAll(
    /(\\{0,4})"((?:[^"\\\n]|\\(?!\1")[^\n]){1,1500}?)\1"|input_value=\\{0,4}'((?:[^'\\\n]|\\[^\n]){1,1500})'/gu,
  )) {
    if (found.index >= span.end - span.start) break;
    const inner = found[2] ?? found[3] ?? '';
    const start = span.start + found.index + found[0].indexOf(inner);
    best = { start, end: start + inner.length };
  }
  return best;
}

function restOf(text: string, span: Span, end: number): Span | null {
  const feed = text.indexOf('\n', span.end);
  const stop = Math.min(feed < 0 ? end : feed, end, span.end + LONGEST);
  const rest = text.slice(span.end, stop);
  const start = span.end + rest.length - rest.trimStart().length;
  const length = rest.trim().length;
  return length > 0 ? { start, end: start + length } : null;
}
