/** The standard streams of `tap` itself, as pipes that can be closed and do not block. */
import { closeSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** How long the end waits for a reader that takes nothing, in milliseconds. */
const STUCK = 5_000;

/**
 * Passes chunks on at once, and stops reading while the other end takes no more. `seen` receives each chunk after it was
 * written. `ended`: the source has ended. `refused`: the other end reads no more.
 */
export function pass(
  from: Readable,
  to: Writable,
  { seen, ended, refused }: { seen(chunk: Buffer): void; ended(): void; refused(): void },
): void {
  let over = false;
  const stop = (how: () => void): void => {
    if (!over) how();
    over = true;
  };
  to.on('drain', () => from.resume());
  from.on('data', (chunk: Buffer) => {
    if (!over && !to.write(chunk)) from.pause();
    seen(chunk);
  });
  from.on('end', () => stop(ended));
  from.on('error', () => stop(ended));
  to.on('error', () => stop(refused));
}

/** Closes a standard stream, so that its other end notices. Its number stays taken: no other file may get it. */
export function closeStandard(stream: Readable | Writable, number: 0 | 1): void {
  stream.destroy();
  try {
    closeSync(number);
    openSync('/dev/null', number === 0 ? 'r' : 'w');
  } catch {
    // Closed already, or a system without this file.
  }
}

/** Resolves when everything was written, or the reader is gone or takes nothing for some seconds. */
export function flushed(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.writableLength === 0) return resolve();
    let last = stream.writableLength;
    const watch = setInterval(() => {
      if (stream.writableLength < last) last = stream.writableLength;
      else finish();
    }, STUCK);
    const finish = (): void => {
      clearInterval(watch);
      resolve();
    };
    stream.once('error', finish);
    stream.once('close', finish);
    // Callbacks run in order: everything before was taken.
    stream.write('', finish);
  });
}

/** One line for people on stderr. It never throws and never waits. */
export function note(text: string): void {
  for (const line of text.split('\n')) process.stderr.write(`tap: ${line}\n`);
}
