/**
 * From a text to its messages: by the format that claims it most surely, or the one the caller insists on. Every format makes
 * a claim; the highest wins.
 */
import type { JsonProblem } from '../json/types.ts';
import { json } from './formats/json.ts';
import { sampleOf } from './text-sample.ts';
import type { Format, Formats, Hints, Intake, See } from './types.ts';

/** Where a format claims this much, late ones are not asked. */
const SURE = 70;

/** What a text was taken for. */
export interface Found {
  readonly format: Format;
  readonly because: string;
  readonly score: number;
}

/** The format with the highest claim; the first one wins a draw. Without readers of logs, what looks like a log is left to `waiting`. */
export function detect(text: string, formats: Formats, hints: Hints = {}): Found {
  let best: Found = { format: json, because: '', score: -1 };
  const sample = sampleOf(text);
  const within: Hints = { ...hints, formats };
  for (const format of formats.waiting ? [...formats.all, formats.waiting] : formats.all) {
    if (format.late && best.score >= SURE) continue;
    const claim = format.claim(text, sample, within);
    if (claim.score > best.score) best = { format, ...claim };
  }
  return best;
}

/** What every message says of itself. */
const NAMED = /"jsonrpc"\s*:/;
const UNREAD =
  'Its messages stand in lines that could not be read: copy them without what was written before and behind them.';

/**
 * Finds the messages of a text. Never throws; a text without any, and without HTTP that leaves none out, gives the problem
 * `json-no-message`. `see` is told of every entry, in order: mostly while it is the only one with a value, so that the value
 * may be let go of. What it keeps itself (see `See`) is not among the entries of the answer.
 */
export function takeIn(text: string, formats: Formats, wanted: string | Hints = {}, see: See = () => {}): Intake {
  const hints: Hints = typeof wanted === 'string' ? { format: wanted, formats } : { ...wanted, formats };
  let seen = 0;
  let listed = 0;
  const tell: See = (entry, place) => {
    seen++;
    const takes = see(entry, place) && place;
    if (!takes) listed++;
    return takes;
  };
  const lifted = formats.lift?.(text, (below, seeBelow) => takeIn(below, formats, hints, seeBelow), tell);
  if (lifted) return lifted;
  const chosen = formats.all.find((format) => format.id === hints.format);
  const { format, because } = chosen ? { format: chosen, because: 'Chosen by hand.' } : detect(text, formats, hints);
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
