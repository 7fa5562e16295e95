/**
 * The `tap` command: runs between a host and a server, forwards every byte, and shows the session on a page while it happens.
 * `scripts/tap.mjs` bundles and starts it. stdout belongs to the protocol.
 */
import { Unusable } from './arguments.ts';
import { readTapArguments, TAP_USAGE, type RecordOptions, type Target } from './tap/arguments.ts';
import { note } from './tap/standard.ts';
import { startRecorder } from './tap/thread.ts';

/** Runs the command until the server ends or the process is terminated. The exit code is the server’s; 2 for unusable arguments. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const command = readTapArguments(args, process.cwd());
    if (command.do === 'help') process.stdout.write(TAP_USAGE);
    else await run(command.target, command.record);
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `tap could not start: ${String(error)}`;
    process.stderr.write(`tap: ${message.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function run(target: Target, record: RecordOptions): Promise<void> {
  // The session is worth more than what records it.
  process.on('uncaughtException', (error) => note(`ignored an internal error: ${String(error)}`));
  process.on('unhandledRejection', (error) => note(`ignored an internal error: ${String(error)}`));
  process.stderr.on('error', () => undefined);
  const setup = { tap: 'recorder', target, record } as const;
  if (target.over === 'stdio') {
    const { tapStdio } = await import('./tap/stdio.ts');
    return tapStdio(target, startRecorder({ ...setup, address: null }, note));
  }
  const { tapHttp } = await import('./tap/http.ts');
  return tapHttp(target, (address) => startRecorder({ ...setup, address }, note));
}
