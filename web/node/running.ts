/** What commands share: they write to a pipe that may be closed, report what is unusable in one line, and set an exit code. */
import { once } from 'node:events';
import { Unusable } from './arguments.ts';

/** Runs a command. `work` returns the exit code; `Unusable` and internal errors become one line on stderr and the exit code 2. */
export async function runCommand(name: string, work: () => Promise<number>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader closed the pipe, as `| head` does: nothing more to print.
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  try {
    process.exitCode = await work();
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `internal error: ${String(error)}`;
    process.stderr.write(`${name}: ${message.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

/** Writes to stdout and waits while the pipe is full, so that no output is lost at the end. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
