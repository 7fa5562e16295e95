/** The file of records: JSON Lines, appended as they happen, with a limit of its size. */
import { closeSync, constants, fstatSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { lineOf, type Entry } from './journal.ts';

/** Never waits for a reader, as opening a pipe would: a thread that waits cannot end. */
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);
/** How long a pipe may take nothing, in milliseconds. */
const PATIENCE = 1_000;

/** How much of the end of an existing file is read to count on, in bytes. */
const TAIL = 256 * 1024;

const SLEEP = new Int32Array(new SharedArrayBuffer(4));

/** The numbers that an existing file ends with; 0 if it has none. */
export interface LastNumbers {
  readonly seq: number;
  readonly run: number;
}

/** The highest numbers at the end of a file. Never throws. */
export function lastNumbers(file: string): LastNumbers {
  let [seq, run] = [0, 0];
  let handle: number | null = null;
  try {
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(handle);
    if (!stats.isFile()) return { seq, run };
    const { size } = stats;
    const buffer = Buffer.alloc(Math.min(size, TAIL));
    readSync(handle, buffer, 0, buffer.length, size - buffer.length);
    for (const line of buffer.toString('utf8').split('\n')) {
      const found = /^\{"seq":(\d{1,15}),"at":"[^"]{1,40}","run":(\d{1,15})[,}]/u.exec(line);
      seq = Math.max(seq, Number(found?.[1] ?? 0));
      run = Math.max(run, Number(found?.[2] ?? 0));
    }
  } catch {
    // No such file yet, or one that cannot be read: writing will say so.
  } finally {
    if (handle !== null) closeSync(handle);
  }
  return { seq, run };
}

/** A record and its line, with its line break. */
interface Line {
  readonly text: string;
  readonly entry: Entry;
}

/** Appends records to a file. It never throws; the first failure is reported and ends writing. */
export class RecordFile {
  readonly #file: string;
  readonly #max: number;
  readonly #note: (text: string) => void;
  #handle: number | null = null;
  #size = 0;
  /** Size of the records that a new file began with: it has at least one line besides them. */
  #base = 0;
  #pending: Line[] = [];
  #scheduled = false;
  /** The first records of the runs that, as far as written, have not ended: a new file begins with them. */
  readonly #runs = new Map<number, string>();

  constructor(file: string, max: number, note: (text: string) => void) {
    this.#file = file;
    this.#max = max;
    this.#note = note;
    this.#try(() => this.#open());
  }

  add(entry: Entry): void {
    if (this.#handle === null) return;
    this.#pending.push({ text: `${lineOf(entry)}\n`, entry });
    if (!this.#scheduled) setImmediate(() => this.flush());
    this.#scheduled = true;
  }

  /** Writes what is waiting. */
  flush(): void {
    this.#scheduled = false;
    const lines = this.#pending.splice(0);
    if (this.#handle === null || lines.length === 0) return;
    this.#try(() => {
      for (let at = 0; at < lines.length;) at = this.#write(lines, at);
    });
  }

  /** Writes as many lines as fit, and begins a new file if there are more. Returns the next one. */
  #write(lines: readonly Line[], from: number): number {
    let to = from;
    let size = 0;
    for (let line = lines[to]; line; line = lines[++to]) {
      const next = Buffer.byteLength(line.text);
      // A line that is too long for any file is written alone.
      if (this.#size + size > this.#base && this.#size + size + next > this.#max) break;
      size += next;
    }
    const written = lines.slice(from, to);
    if (written.length > 0) this.#writeAll(Buffer.from(written.map(({ text }) => text).join('')));
    for (const line of written) this.#follow(line);
    if (to < lines.length) this.#rotate();
    return to;
  }

  /** Remembers which runs are open after this line. */
  #follow({ text, entry }: Line): void {
    if (entry.tail.startsWith('"kind":"run"')) this.#runs.set(entry.run, text);
    if (entry.tail.startsWith('"kind":"end"')) this.#runs.delete(entry.run);
  }

  #writeAll(bytes: Buffer): void {
    if (this.#handle === null) return;
    for (let at = 0; at < bytes.length;) at += this.#writeSome(this.#handle, bytes, at);
    this.#size += bytes.length;
  }

  /** Writes what is taken at once; a full pipe gets some time. */
  #writeSome(handle: number, bytes: Buffer, at: number): number {
    for (let waited = 0; ; waited += 5) {
      try {
        return writeSync(handle, bytes, at);
      } catch (error) {
        const full = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
        if (!full || waited >= PATIENCE) throw error;
        Atomics.wait(SLEEP, 0, 0, 5);
      }
    }
  }

  #rotate(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
    renameSync(this.#file, `${this.#file}.1`);
    this.#open();
    this.#writeAll(Buffer.from([...this.#runs.values()].join('')));
    this.#base = this.#size;
  }

  #open(): void {
    // Messages are private: only the user who records them can read the file.
    this.#handle = openSync(this.#file, APPEND, 0o600);
    this.#size = fstatSync(this.#handle).size;
  }

  #try(action: () => void): void {
    try {
      action();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#note(`cannot write to ${this.#file}: ${reason}; the session goes on without it`);
      if (this.#handle !== null) closeSync(this.#handle);
      this.#handle = null;
    }
  }
}
