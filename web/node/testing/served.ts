/** The real `serve` command as a process, for tests. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The script of `npm run serve`. */
export const SERVE = fileURLToPath(new URL('../../../scripts/serve-sim.mjs', import.meta.url));

/** A process that serves HTTP. */
export interface Served {
  /** The URL of the endpoint. */
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcessWithoutNullStreams;
  /** Its output on stderr so far. */
  errors(): string;
  /** Ends it; returns its exit code, or null if the signal ended it. */
  stop(): Promise<number | null>;
}

/** Starts the command in a folder other than the project's. */
export function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [SERVE, ...args], { cwd: tmpdir(), stdio: 'pipe' });
}

/** Starts it on a free port and waits for the line that reports readiness. */
export async function serveOnFreePort(args: readonly string[]): Promise<Served> {
  const child = start(['--http', '0', ...args]);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const gone = once(child, 'exit');
  for (;;) {
    const found = /http:\/\/127\.0\.0\.1:(\d+)\/mcp/u.exec(errors);
    if (found) {
      const stop = async (): Promise<number | null> => {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill();
          await gone;
        }
        return child.exitCode;
      };
      return { url: found[0], port: Number(found[1]), process: child, errors: () => errors, stop };
    }
    const first = await Promise.race([gone.then(() => 'gone'), once(child.stderr, 'data').then(() => 'output')]);
    if (first === 'gone') throw new Error(`serve ended before it was ready: ${errors}`);
  }
}
