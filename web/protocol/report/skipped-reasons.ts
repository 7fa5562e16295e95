/** Lines between the messages of a log that report why it went wrong: the server stopped, or printed an error. */
import { cut } from '../json/describe.ts';
import type { Skipped, Span } from '../types.ts';

/** A quoted part of a skipped line. */
export interface SkippedReason {
  readonly text: string;
  readonly span: Span;
}

/** The first reasons of each sort; null where no line has one. */
export interface SkippedReasons {
  /** `closed`: the line names a connection, not the server. */
  readonly stop: (SkippedReason & { readonly closed: boolean }) | null;
  readonly error: SkippedReason | null;
}

/** Maximum number of skipped lines searched at each end of the text: a stop is at the end, a failed start at the beginning. */
const MAX_EXAMINED = 2000;
/** Maximum number of characters searched in one line, and quoted of it, in UTF-16 units. */
const [LINE, QUOTE] = [600, 90];

/** A process that ended. An exit code of 0 is an orderly end. */
const EXIT =
  /\b(?:(?:server|child|mcp)\s+)*(?:process|server|command|container)\b[^.{\n]{0,40}?\bexited\b[^.{\n]{0,60}|\bexit(?:ed)?(?: with)?(?: exit)? (?:code|status)\b\W{0,3}\d+/iu;
const ORDERLY = /\b(?:code|status)\W{0,3}0\b/iu;
/** Words that name a stop wherever they are. */
const STOP =
  /\b(?:server transport closed unexpectedly|server disconnected|server (?:has )?crashed|segmentation fault|core dumped|killed by signal \w+|OOMKilled)\b/iu;
/** A connection that closes at the end of every session. Only an error if the line says so. */
const CLOSED = /\b(?:connection|transport|client) (?:was )?closed\b[^.{\n]{0,40}/iu;
const AS_ERROR = /\berror\b|-32000|unexpected/iu;
/** What programs print when they fail. */
const ERRORS =
  /\bspawn \S+ E[A-Z]{3,}|\S+: (?:command )?not found\b|\b(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: [^\n]+|\b(?:ENOENT|EACCES|EADDRINUSE|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)\b[^\n]*|\bpanicked at [^\n]+|\bpanic: [^\n]+/u;

/** Searches the skipped parts of a text. */
export function skippedReasons(text: string, skipped: readonly Skipped[]): SkippedReasons {
  let stop: SkippedReasons['stop'] = null;
  let error: SkippedReason | null = null;
  const many = skipped.length > 2 * MAX_EXAMINED;
  const parts = many ? [...skipped.slice(0, MAX_EXAMINED), ...skipped.slice(-MAX_EXAMINED)] : skipped;
  for (const { start, end } of parts) {
    const line = text.slice(start, Math.min(end, start + LINE));
    const reason: SkippedReason | null = stop ? null : reasonAt(line, start, stopIn(line));
    if (reason) stop = { ...reason, closed: CLOSED.test(reason.text) && !STOP.test(reason.text) };
    error ??= reasonAt(line, start, ERRORS.exec(line));
    if (stop && error) break;
  }
  return { stop, error };
}

function stopIn(line: string): RegExpExecArray | null {
  const exit = EXIT.exec(line);
  if (exit) return ORDERLY.test(exit[0]) ? null : exit;
  return STOP.exec(line) ?? (AS_ERROR.test(line) ? CLOSED.exec(line) : null);
}

function reasonAt(line: string, start: number, found: RegExpExecArray | null): SkippedReason | null {
  if (!found) return null;
  const [first = ''] = found[0].split('\n');
  const quote = first.replace(/\s*(?:\{.*|\\?["'][\]}),]+)\s*$/u, '').trim();
  if (quote === '' || /\p{Cc}/u.test(quote)) return null;
  const from = start + found.index + line.slice(found.index).search(/\S/u);
  return { text: cut(quote, QUOTE), span: { start: from, end: from + quote.length } };
}
