/** From a text to its messages: by the format that claims it most surely, or the one the caller insists on. */
import type { JsonProblem } from '../json/types.ts';
import { hooks } from './hooks.ts';
import { detect, formats } from './registry.ts';
import type { Hints, Intake, See } from './types.ts';

export { detect, formats } from './registry.ts';

/** What every message says of itself. */
const NAMED = /"jsonrpc"\s*:/;
const UNREAD =
  'Its messages stand in lines that could not be read: copy them without what was written before and behind them.';

/**
 * Finds the messages of a text. Never throws; a text without any, and without HTTP that leaves none out, gives the problem
 * `json-no-message`. `see` is told of every entry, in order: mostly while it is the only one with a value, so that the value
 * may be let go of. What it keeps itself (see `See`) is not among the entries of the answer.
 */
export function takeIn(text: string, wanted: string | Hints = {}, see: See = () => {}): Intake {
  const hints = typeof wanted === 'string' ? { format: wanted } : wanted;
  let seen = 0;
  let listed = 0;
  const tell: See = (entry, place) => {
    seen++;
    const takes = see(entry, place) && place;
    if (!takes) listed++;
    return takes;
  };
  const lifted = hooks.lift?.(text, (below, seeBelow) => takeIn(below, hints, seeBelow), tell);
  if (lifted) return lifted;
  const chosen = formats.find((format) => format.id === hints.format);
  const { format, because } = chosen ? { format: chosen, because: 'Chosen by hand.' } : detect(text, hints);
  const found = format.read(text, tell, hints);
  for (const entry of found.entries.slice(listed)) tell(entry);
  const carries = Boolean(found.wire?.length) || Boolean(found.events?.length);
  const speaks = seen > 0 || (carries && !found.skipped.some((span) => NAMED.test(text.slice(span.start, span.end))));
  const { id, title, advice = carries ? UNREAD : found.format?.advice, flips = found.format?.flips } = format;
  if (speaks || found.waiting) return { ...found, format: { id, title, because, ...(flips ? { flips } : {}) } };
  const problems = [noMessage(text), ...found.problems.filter(isNotJunk)];
  return { ...found, problems, format: { id, title, because, ...(advice === undefined ? {} : { advice }) } };
}

/** Where nothing is a message, saying that much is enough. */
function isNotJunk(problem: JsonProblem): boolean {
  return !['json-text-after-end', 'json-text-before-start', 'json-no-message'].includes(problem.code);
}

function noMessage(text: string): JsonProblem {
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  const line = text.indexOf('\n', start);
  const stop = line < 0 || line > end ? end : line;
  const detail = text.slice(start, Math.min(stop, start + 60));
  return { code: 'json-no-message', detail, start: Math.min(start, end), end: Math.max(stop, Math.min(start, end)) };
}
