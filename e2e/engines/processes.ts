/** Programs that the journeys start: each ends with the test process, whatever happens. */
import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import type { Readable } from 'node:stream';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program. A program that cannot be started makes `lineOf` reject. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  const ended = (): void => void running.delete(child);
  child.once('exit', ended).once('error', ended);
  return child;
}

/** Waits for output of a program that matches, and returns the match. Rejects when the program ends before. */
export function lineOf(child: ChildProcess, output: Readable | null, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (): void => reject(new Error(`${child.spawnfile} ended before it was ready:\n${text}`));
    child.once('error', reject).once('exit', fail);
    output?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = pattern.exec(text);
      if (!found) return;
      child.off('exit', fail);
      // Later output is read and dropped, so that the program never waits for its reader.
      output.removeAllListeners('data').resume();
      resolve(found);
    });
  });
}

/** Ends a program and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
