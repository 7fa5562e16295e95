/** Which format a text is in: every format makes a claim, the highest wins, the caller may overrule. */
import type { JsonProblem } from '../json/types.ts';
import { json } from './formats/json.ts';
import { lines } from './formats/lines.ts';
import { markdown } from './formats/markdown.ts';
import type { Format, Intake, RawEntry } from './types.ts';

/** All formats. A new one is a file in `formats/` and a line here. */
export const formats: readonly Format[] = [markdown, lines, json];

/**
 * Finds the messages of a text. Never throws; a text without any gives the problem `json-no-message`. `see` is told of every
 * entry, in order: mostly while it is the only one with a value, so that the value may be let go of.
 */
export function takeIn(
  text: string,
  wanted?: string,
  see: (entry: RawEntry, index: number) => void = () => {},
): Intake {
  const chosen = formats.find((format) => format.id === wanted);
  const { format, because } = chosen ? { format: chosen, because: 'Chosen by hand.' } : detect(text);
  let seen = 0;
  const found = format.read(text, (entry) => see(entry, seen++));
  for (const entry of found.entries.slice(seen)) see(entry, seen++);
  const problems = found.entries.length > 0 ? found.problems : [noMessage(text), ...found.problems.filter(isNotJunk)];
  return { ...found, problems, format: { id: format.id, title: format.title, because } };
}

/** The format with the highest claim; the first one wins a draw. */
export function detect(text: string): { format: Format; because: string } {
  let best: { format: Format; because: string; score: number } = { format: json, because: '', score: -1 };
  for (const format of formats) {
    const claim = format.claim(text);
    if (claim.score > best.score) best = { format, ...claim };
  }
  return best;
}

/** Where nothing is a message, saying that much is enough. */
function isNotJunk(problem: JsonProblem): boolean {
  return problem.code !== 'json-text-after-end' && problem.code !== 'json-text-before-start';
}

function noMessage(text: string): JsonProblem {
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  const line = text.indexOf('\n', start);
  const stop = line < 0 || line > end ? end : line;
  const detail = text.slice(start, Math.min(stop, start + 60));
  return { code: 'json-no-message', detail, start: Math.min(start, end), end: Math.max(stop, Math.min(start, end)) };
}
