/** A command run inside this process, as often as a test likes: starting Node and reading the bundle takes longer than the command. */
import { Readable } from 'node:stream';
import { vi } from 'vitest';

/** What a command left behind. */
export interface Answer {
  /** The exit code it set. */
  status: number;
  stdout: string;
  stderr: string;
}

/** The entry of a command: does what the arguments ask, writes to the streams of `process`, sets `process.exitCode`. */
export type Main = (args: readonly string[]) => Promise<void>;

/** What surrounds a run. */
export interface Around {
  /** The folder that arguments are relative to. */
  folder: string;
  /** What stands on the standard input; none is an empty one. */
  input?: string | Uint8Array;
}

/** A standard input that holds these bytes and ends. */
function standardInput(input: string | Uint8Array): typeof process.stdin {
  return Object.assign(Readable.from([Buffer.from(input)]), { fd: 0 }) as typeof process.stdin;
}

/**
 * Runs `main` with its own standard streams, environment and exit code, and puts back those of this process. Not for what a real
 * process alone shows: pipes that fill up, signals, the bundle. One run at a time.
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
