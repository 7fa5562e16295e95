/**
 * Runs a command inside this process, as often as a test needs: starting Node and reading the bundle takes longer than the
 * command.
 */
import { Readable } from 'node:stream';
import { vi } from 'vitest';

/** The result of a command. */
export interface Answer {
  /** The exit code it set. */
  status: number;
  stdout: string;
  stderr: string;
}

/** The entry point of a command: executes its arguments, writes to the streams of `process`, sets `process.exitCode`. */
export type Main = (args: readonly string[]) => Promise<void>;

/** The environment of a run. */
export interface Around {
  /** The folder to which arguments are relative. */
  folder: string;
  /** The content of standard input; empty by default. */
  input?: string | Uint8Array;
}

/** A standard input that contains these bytes and ends. */
function standardInput(input: string | Uint8Array): typeof process.stdin {
  return Object.assign(Readable.from([Buffer.from(input)]), { fd: 0 }) as typeof process.stdin;
}

/**
 * Runs `main` with its own standard streams, environment and exit code, and restores those of this process. It does not cover
 * what only a real process shows: full pipes, signals, the bundle. Only one run at a time.
 */
export async function inProcess(main: Main, args: readonly string[], { folder, input = '' }: Around): Promise<Answer> {
  const answer: Answer = { status: 0, stdout: '', stderr: '' };
  const into = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((part) => {
      answer[name] += String(part);
      return true;
    });
  const listeners = process.stdout.listeners('error');
  const spies = [
    into('stdout'),
    into('stderr'),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(standardInput(input)),
  ];
  vi.stubEnv('INIT_CWD', folder);
  vi.stubEnv('NO_COLOR', '1');
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await main(args);
    answer.status = process.exitCode;
  } finally {
    process.exitCode = before;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
    for (const one of process.stdout.listeners('error'))
      if (!listeners.includes(one)) process.stdout.off('error', one as () => void);
  }
  return answer;
}
