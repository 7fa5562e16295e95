/** The two streams of a command: results on stdout, one line for each remark on stderr. */
import { once } from 'node:events';

/** Writes to stdout and waits while the pipe is full, so that no output is lost at the end. */
export async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** One line on stderr, which begins with the name of the command. */
export function note(line: string): void {
  process.stderr.write(`check: ${line.replaceAll('\n', ' ')}\n`);
}

/** Whether the text format may use colors. */
export function hasColors(): boolean {
  return process.stdout.isTTY && !process.env['NO_COLOR'];
}

/** The day in UTC, as `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
