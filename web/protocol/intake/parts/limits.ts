/** What bounds and guides the division of a paste. */
import type { JsonProblem } from '../../json/types.ts';

/** Fences inside fences. */
export const MAX_DEPTH = 3;

/** The broken values of which a text without messages reports the first problem. */
export const MAX_BROKEN = 100;

/** After this many ranges that are neither a log nor program text, no more are searched for either. */
export const MAX_VAIN = 2000;

/** An object of at most this length, alone in the text, is taken for a message that went wrong, UTF-16 units. */
export const SHORT = 200;

/** A longer text that names no member of a message holds none, however its values are broken, UTF-16 units. */
export const LONG = 10_000;

/** A longer text in which nothing was found is not read a second time here, UTF-16 units. */
export const READ_AGAIN = 50_000;

/** Problems of notation that documents and fragments often have. */
export const MINOR = new Set(['json-comment', 'json-trailing-comma', 'json-bom']);

/**
 * True for a problem of notation that leaves no doubt about what a value is. A note with `#` after a member is one of a lesson or of
 * Python.
 */
export function isMinor(text: string, { code, start }: JsonProblem): boolean {
  if (!MINOR.has(code)) return false;
  return (
    code !== 'json-comment' ||
    text[start] !== '#' ||
    /(?:^|[\n\r])[ \t]*$/.test(text.slice(Math.max(0, start - 200), start))
  );
}

/** Formats of HTTP as text. */
export const CARRIERS = new Set(['http', 'curl']);

/** A claim of this or more is trusted inside a text. */
export const SURE = 40;

/** Formats that are no logs. */
export const NO_LOGS = new Set(['json', 'lines', 'markdown', 'complaint', 'container']);

/** Formats that take any text in which messages stand. */
export const WEAK: ReadonlySet<string> = new Set(['mixed', 'quoted', 'arrows']);

/** A member of an object, without its braces. */
export const MEMBER = /^"(?:[^"\\\n]|\\.){1,80}"\s*:\s*[[{"]/;

/** A member that documents have, at the beginning of a line. */
const OF_DOCUMENTS =
  /^[ \t]*(?:\{\s*)?"(?:mcpServers|context_servers|servers|command|inputSchema|name|\$schema|manifest_version)"\s*:/m;

/** True if a text may have documents beside its messages. */
export function hasDocuments(text: string): boolean {
  return OF_DOCUMENTS.test(text);
}
