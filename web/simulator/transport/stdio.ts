/** Door: stdio as lines. Pure: chunks of text go in and lines come out; what the server says becomes lines on stdout or stderr. */
import type { Output } from '../types.ts';

/** What has arrived of a line that is not at its end. Parts are joined when the end is there, so long lines cost no more than their length. */
export interface Lines {
  readonly parts: readonly string[];
}

/** Nothing has arrived. */
export const NO_LINES: Lines = { parts: [] };

/** Takes a chunk. Gives the lines that are whole now, without their ends; empty lines are no messages and are left out. */
export function takeChunk({ parts }: Lines, chunk: string): { lines: Lines; whole: readonly string[] } {
  const pieces = chunk.split('\n');
  const rest = pieces.pop() ?? '';
  if (pieces.length === 0) return { lines: { parts: rest === '' ? parts : [...parts, rest] }, whole: [] };
  pieces[0] = parts.join('') + (pieces[0] ?? '');
  const whole = pieces.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return { lines: { parts: rest === '' ? [] : [rest] }, whole: whole.filter((line) => line.trim() !== '') };
}

/** What is left when the input ends: a last line without an end, null where there is none. */
export function lastLine({ parts }: Lines): string | null {
  const line = parts.join('');
  return line.trim() === '' ? null : line;
}

/** Where what the server says goes, and the line that says it. */
export function lineFor({ channel, text }: Output): { to: 'stdout' | 'stderr'; line: string } {
  return { to: channel === 'message' ? 'stdout' : 'stderr', line: `${text}\n` };
}
