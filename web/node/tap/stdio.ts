/** Between a host and a server process: bytes, closed pipes, signals and the exit code pass through `tap` as if it were not there. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Target } from './arguments.ts';
import type { Ending, Source } from './feed.ts';
import { closeStandard, flushed, note, pass } from './standard.ts';
import { startCommand, startProblem } from './start-command.ts';
import type { Recorder } from './thread.ts';

/** Signals that are passed on to the server. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGUSR2', 'SIGCONT'];
/** Those that a terminal sends to the server too. */
const FROM_TERMINAL = new Set<NodeJS.Signals>(['SIGINT', 'SIGQUIT']);
/**
 * After the exit of the server, its output is passed on until it is silent for this long, in milliseconds: a process that it
 * started may hold the pipe open forever.
 */
const SILENCE = 250;

/** Runs the server until it ends; then this process ends in the same way. */
export async function tapStdio(target: Target & { over: 'stdio' }, recorder: Recorder): Promise<void> {
  const { stdin, stdout, stderr } = process;
  const child = startCommand(target.command, target.args);
  const started = new Promise<Error | null>((resolve) => {
    child.once('spawn', () => resolve(null));
    child.once('error', resolve);
  });
  let hostGone = false;
  const seen = (from: Source) => (bytes: Buffer) => recorder.feed({ kind: 'bytes', at: Date.now(), from, bytes });
  const over = (ending: Ending): void => recorder.feed({ kind: 'over', at: Date.now(), ...ending });

  passSignals(child);
  recorder.feed({ kind: 'start', at: Date.now(), ...(child.pid === undefined ? {} : { pid: child.pid }) });
  pass(child.stdout, stdout, {
    seen: seen('server'),
    ended: () => void flushed(stdout).then(() => closeStandard(stdout, 1)),
    refused: () => child.stdout.destroy(),
  });
  pass(child.stderr, stderr, { seen: seen('stderr'), ended: () => undefined, refused: () => child.stderr.resume() });
  pass(stdin, child.stdin, {
    seen: seen('client'),
    ended() {
      hostGone = true;
      child.stdin.end();
    },
    refused: () => closeStandard(stdin, 0),
  });

  const problem = await started;
  if (problem) {
    const { text, code } = startProblem(target.command, problem);
    note(text);
    over({ by: 'server', error: problem.message });
    leave(code, (await recorder.finish()) ? null : 'SIGKILL');
    return;
  }
  const { code, signal } = await ended(child);
  over({ by: hostGone ? 'host' : 'server', code, signal });
  const [responds] = await Promise.all([recorder.finish(), flushed(stdout), flushed(stderr)]);
  leave(code, responds ? signal : 'SIGKILL');
}

function passSignals(child: ChildProcessWithoutNullStreams): void {
  for (const signal of SIGNALS) {
    try {
      process.on(signal, () => {
        if (!(process.stdin.isTTY && FROM_TERMINAL.has(signal))) child.kill(signal);
      });
    } catch {
      // A system without this signal.
    }
  }
}

/** Resolves when the server has exited and its output was read. */
function ended(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      let silence: NodeJS.Timeout | undefined;
      const finish = (): void => {
        clearTimeout(silence);
        resolve({ code, signal });
      };
      const wait = (): void => {
        clearTimeout(silence);
        silence = setTimeout(finish, SILENCE);
      };
      child.once('close', finish);
      child.stdout.on('data', wait);
      child.stderr.on('data', wait);
      wait();
    });
  });
}

/** Ends this process in the way of the server. */
function leave(code: number | null, signal: NodeJS.Signals | null): void {
  if (signal === null) process.exit(code ?? 0);
  for (const one of SIGNALS) process.removeAllListeners(one);
  process.kill(process.pid, signal);
  // A signal that does not end this process, such as one that is ignored.
  setTimeout(() => process.exit(1), 1_000);
}
