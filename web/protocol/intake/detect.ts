/**
 * From a text to its messages, by the format with the highest claim or the one the caller chose. Every format makes a claim.
 */
import type { JsonProblem } from '../json/types.ts';
import { json } from './formats/json.ts';
import { mentionedIn } from './mentioned.ts';
import { mayHaveParts } from './parts/gate.ts';
import { sampleOf } from './text-sample.ts';
import type { Format, Formats, Hints, Intake, See } from './types.ts';

/** If a format claims at least this much, lazily loaded formats are not asked. */
const SURE = 70;

/** The format a text was read as. */
export interface Found {
  readonly format: Format;
  readonly because: string;
  readonly score: number;
}

/**
 * The format with the highest claim; the first one wins a tie. While the log readers are not loaded, text that looks like a log
 * is left to `waiting`.
 */
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

/** What a text is until the code that takes it apart is loaded. */
const unreadParts = (): Intake => ({
  format: { id: 'waiting', title: 'Reading', because: 'The readers of documents and programs are still loading.' },
  entries: [],
  skipped: [],
  problems: [],
  waiting: true,
});

/** A member that every message has. */
const NAMED = /"jsonrpc"\s*:/;
const UNREAD = 'Its messages are in lines that could not be read. Copy them without the text before and after them.';

/**
 * Finds the messages of a text. Never throws. A text that has no messages, and no HTTP that omits them, gets the problem
 * `json-no-message`. `see` is called with every entry, in order. Usually only that entry has a value at that moment, so that
 * the value can be released. Entries that `see` keeps itself (see `See`) are not among the returned entries.
 */
export function takeIn(text: string, formats: Formats, wanted: string | Hints = {}, see: See = () => {}): Intake {
  const hints: Hints = typeof wanted === 'string' ? { format: wanted, formats } : { ...wanted, formats };
  let seen = 0;
  let listed = 0;
  const forward: See = (entry, place) => {
    seen++;
    const takes = see(entry, place) && place;
    if (!takes) listed++;
    return takes;
  };
  const lifted = formats.lift?.(text, (below, seeBelow) => takeIn(below, formats, hints, seeBelow), forward);
  if (lifted) return lifted;
  const chosen = formats.all.find((format) => format.id === hints.format);
  const detected = chosen ? { format: chosen, because: 'Chosen by hand.', score: 100 } : detect(text, formats, hints);
  const { format, because } = detected;
  // `parts` is no format to read by: it names a text that was taken apart, in links of such a text too.
  const isWhole = hints.layers === undefined && (hints.format === undefined || hints.format === PARTS);
  if (isWhole && formats.divide && mayHaveParts(text, detected)) {
    if (formats.divide === 'later') return unreadParts();
    const divided = formats.divide(text, formats, hints);
    if (divided) {
      nameRevisions(text, divided);
      for (const entry of divided.entries) forward(entry);
      return divided;
    }
  }
  const found = format.read(text, forward, hints);
  nameRevisions(text, { ...found, format });
  for (const entry of found.entries.slice(listed)) forward(entry);
  const carries = Boolean(found.wire?.length) || Boolean(found.events?.length);
  const hasMessages =
    seen > 0 || (carries && !found.skipped.some((span) => NAMED.test(text.slice(span.start, span.end))));
  const { id, title, advice = carries ? UNREAD : found.format?.advice, flips = found.format?.flips } = format;
  if (hasMessages || found.waiting || text.trim() === '')
    return { ...found, format: { id, title, because, ...(flips ? { flips } : {}) } };
  const problems = [noMessage(text), ...found.problems.filter(isNotJunk)];
  return { ...found, problems, format: { id, title, because, ...(advice === undefined ? {} : { advice }) } };
}

/** The id that a text which was taken apart has in place of a format. */
const PARTS = 'parts';
/** Formats with running text around the messages. */
const WRITTEN = new Set(['markdown', PARTS]);

/** Adds the revision that the headers of HTTP requests name to the messages in their bodies, and the one that running text names. */
function nameRevisions(text: string, { entries, wire = [], skipped, format }: Named): void {
  const mentioned = WRITTEN.has(format.id) ? mentionedIn(text, skipped) : null;
  if (mentioned !== null) for (const entry of entries) entry.mentioned = mentioned;
  for (const { kind, headers, entries: own } of wire) {
    const version = kind === 'request' ? headers.find(({ name }) => name.toLowerCase() === VERSION_HEADER) : undefined;
    if (version) for (const index of own) Object.assign(entries[index] ?? {}, { revision: version.value.trim() });
  }
}

type Named = Pick<Intake, 'entries' | 'wire' | 'skipped'> & { readonly format: { readonly id: string } };

const VERSION_HEADER = 'mcp-protocol-version';

/** If nothing is a message, reporting that is enough. */
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
