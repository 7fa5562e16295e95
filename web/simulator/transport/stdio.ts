/**
 * Entry point: stdio as lines. Pure: chunks of text go in and lines come out; the server's outputs become lines on stdout or
 * stderr.
 */
import type { Output } from '../types.ts';

/** The parts of an unfinished line. They are joined only at the end, so that the cost of long lines is linear. */
export interface Lines {
  readonly parts: readonly string[];
}

/** The state before any input. */
export const NO_LINES: Lines = { parts: [] };

/** Processes a chunk. Returns the completed lines without line breaks; empty lines are not messages and are left out. */
export function takeChunk({ parts }: Lines, chunk: string): { lines: Lines; whole: readonly string[] } {
  const pieces = chunk.split('\n');
  const rest = pieces.pop() ?? '';
  if (pieces.length === 0) return { lines: { parts: rest === '' ? parts : [...parts, rest] }, whole: [] };
  pieces[0] = parts.join('') + (pieces[0] ?? '');
  const whole = pieces.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return { lines: { parts: rest === '' ? [] : [rest] }, whole: whole.filter((line) => line.trim() !== '') };
}

/** The rest at the end of the input: an unterminated last line, or null. */
export function lastLine({ parts }: Lines): string | null {
  const line = parts.join('');
  return line.trim() === '' ? null : line;
}

/** The stream of a server output, and its line. */
export function lineFor({ channel, text }: Output): { to: 'stdout' | 'stderr'; line: string } {
  return { to: channel === 'message' ? 'stdout' : 'stderr', line: `${text}\n` };
}
