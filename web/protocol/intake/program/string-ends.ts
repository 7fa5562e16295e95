/** Where parts of a string literal end. */
import type { Budget } from './types.ts';

/** The number of braces from `at`. */
export function runLength(text: string, at: number): number {
  let end = at;
  while (text.charAt(end) === '{' && end - at < 16) end++;
  return end - at;
}

/** The start of the line that ends a heredoc; -1 if there is none. */
export function heredocEnd(
  { text, stop, budget }: { readonly text: string; readonly stop: number; readonly budget: Budget },
  from: number,
  name: string,
): number {
  if (budget.exhausted) return -1;
  let at = from;
  while (at < stop) {
    const line = text.indexOf('\n', at);
    const end = line < 0 || line > stop ? stop : line;
    const here = text.slice(at, Math.min(end, at + 200)).trimStart();
    if (here.startsWith(name) && !/\w/.test(here.charAt(name.length))) {
      budget.spend(at - from);
      return at;
    }
    at = end + 1;
  }
  budget.spend(stop - from);
  return -1;
}
