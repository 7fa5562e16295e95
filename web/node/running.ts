/** What commands share: they write to a pipe that may be closed, report what is unusable in one line, and set an exit code. */
import { once } from 'node:events';
import { Unusable } from './arguments.ts';

/** A command: how it reads its arguments, and what it does. */
interface Work<Command extends object> {
  /** What `--help` prints. */
  readonly usage: string;
  /** Throws `Unusable`. */
  read(): Command | 'help';
  /** Returns the exit code. */
  run(command: Command): Promise<number>;
}

/** Runs a command. `Unusable` and internal errors become one line on stderr and the exit code 2. */
export async function runCommand<Command extends object>(
  name: string,
  { usage, read, run }: Work<Command>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader closed the pipe, as `| head` does: nothing more to print.
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  try {
    const command = read();
    if (command === 'help') await write(usage);
    process.exitCode = command === 'help' ? 0 : await run(command);
  } catch (error) {
    reportFailure(name, error);
  }
}

/** Reports why a command cannot continue: one line on stderr, and the exit code 2. */
export function reportFailure(name: string, error: unknown): void {
  const message = error instanceof Unusable ? error.message : `internal error: ${String(error)}`;
  process.stderr.write(`${name}: ${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
}

/** Writes to stdout and waits while the pipe is full, so that no output is lost at the end. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
