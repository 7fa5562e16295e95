/** The formats that are there, and which of them a text is in. Every format makes a claim; the highest wins. */
import { json } from './formats/json.ts';
import { lines } from './formats/lines.ts';
import { markdown } from './formats/markdown.ts';
import { waiting } from './formats/waiting.ts';
import { sightOf } from './sight.ts';
import type { Format, Hints } from './types.ts';

/** All formats so far: three light ones, and behind them the readers of logs once `formats/index.ts` is loaded. */
export const formats: Format[] = [markdown, lines, json];

/** Adds formats behind those that are there; one that is there already stays. */
export function registerFormats(more: readonly Format[]): void {
  for (const format of more) if (!formats.some(({ id }) => id === format.id)) formats.push(format);
}

/** True once the readers of logs are there. */
export function knowsLogs(): boolean {
  return formats.length > 3;
}

/** Where a format claims this much, late ones are not asked. */
const SURE = 70;

/** What a text was taken for. */
export interface Found {
  readonly format: Format;
  readonly because: string;
  readonly score: number;
}

/**
 * The format with the highest claim; the first one wins a draw. Until the readers of logs are there, what looks like a log is
 * left to `waiting`.
 */
export function detect(text: string, hints: Hints = {}): Found {
  let best: Found = { format: json, because: '', score: -1 };
  const sight = sightOf(text);
  for (const format of knowsLogs() ? formats : [...formats, waiting]) {
    if (format.late && best.score >= SURE) continue;
    const claim = format.claim(text, sight, hints);
    if (claim.score > best.score) best = { format, ...claim };
  }
  return best;
}
