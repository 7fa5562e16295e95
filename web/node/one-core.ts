/**
 * Streams on one core. The garbage collector of Node works in threads of its own, so one process occupies more than one core, and
 * several beside each other share what is left. The options that prevent this are read only when a process starts.
 */
import { spawn, type StdioOptions } from 'node:child_process';
import { constants } from 'node:os';

/** Garbage is collected by the thread that makes it, and seldom: most of what a line needs is dropped with its result. */
const OPTIONS = ['--single-threaded-gc', '--max-semi-space-size=32'];

/** Sent to this process; the other one gets them, too. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whether these arguments of the program judge a stream, and this process does not run on one core yet. */
export function wantsOneCore(args: readonly string[], options = process.execArgv): boolean {
  const isNode = !('bun' in process.versions) && !('deno' in process.versions);
  const isStream = args[0] === 'check' && args.some((one) => one === '--stream' || one.startsWith('--stream='));
  return isNode && isStream && !options.includes('--single-threaded-gc');
}

/**
 * Runs a script in a process with these options, and with the streams of this one. Resolves with its exit code; as a shell says
 * it, 128 and the number of the signal that ended it.
 */
export async function onOneCore(
  script: string,
  args: readonly string[],
  stdio: StdioOptions = 'inherit',
): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, ...OPTIONS, script, ...args], { stdio });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
