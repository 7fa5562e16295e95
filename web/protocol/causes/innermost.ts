/** Errors that quote an error: what is inside says more than what is around it. */
import { type Candidate, RANK } from './define.ts';

/** What is between an error and the one that it quotes. */
const QUOTES = /(?:[:—–(="'`]|\b(?:with|by|to|of)) {0,3}\\{0,3}["'`]{0,2}$/u;
/** The next line, which explains the code on the line above it. */
const EXPLAINS = /^\s{0,8}"?error_description"?\s{0,3}[=:]/u;
/** A failure inside of the other side, and its message up to a place in it. */
const ANSWERED = /\bMCP error -3260\d: (?:(?!MCP error)[^\n]){8,400}$/u;

/** The causes; one that another quotes, or that ends a line of which another one is the whole, comes before it. */
export function innermostFirst(text: string, found: readonly Candidate[]): Candidate[] {
  return found.map((one) => {
    const inner = found.filter((other) => other !== one && other.id !== one.id && isInside(text, one, other));
    const rank = Math.min(...inner.map((other) => other.rank));
    return inner.length > 0 && rank >= one.rank ? { ...one, rank: rank + 0.5 } : one;
  });
}

/** True if the second cause is quoted by the first one. */
function isInside(text: string, outer: Candidate, inner: Candidate): boolean {
  const isLast = outer.id === 'program-crashed' && inner.rank < RANK.ended;
  if (!isLast && !(isSignIn(outer) && isSignIn(inner) && inner.severity !== 'info')) return false;
  const [from, to] = [outer.span.start, inner.span.start];
  if (isLast && text.slice(from, outer.span.end).includes(text.slice(to, inner.span.end))) return true;
  if (to <= from || to - from > 4000) return false;
  const between = text.slice(from, to);
  const feed = between.indexOf('\n');
  if (feed < 0) return isLast || QUOTES.test(between);
  return !isLast && !between.slice(feed + 1).includes('\n') && EXPLAINS.test(between.slice(feed + 1));
}

function isSignIn({ rank }: Candidate): boolean {
  return Math.abs(rank - RANK.oauth) <= 1;
}

/** A time-out that another client reported. */
const PASSED_ON = /^MCP error -32001\b/u;

/** True for a time-out inside of an error response: the other side reports what it waited for. */
export function isAnswered(text: string, { id, span }: Candidate): boolean {
  // A gateway that passes on the time-out of its own client names the time-out.
  if (PASSED_ON.test(text.slice(span.start, span.start + 20))) return false;
  return id === 'request-timed-out' && ANSWERED.test(text.slice(Math.max(0, span.start - 440), span.start));
}
