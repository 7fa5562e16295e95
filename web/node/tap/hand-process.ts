/** A server process that the page talks to: another instance of the command. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Target } from './arguments.ts';
import type { Party } from './feed.ts';
import type { HandConnection } from './hand.ts';
import type { Journal } from './journal.ts';
import { ProcessRecords } from './process-records.ts';
import { startCommand } from './start-command.ts';

/** How long a server may take to end by itself, and then after SIGTERM, in milliseconds. */
const GRACE = 1_000;

/** Starts the command at once; a failure to start is recorded as its end. */
export class HandProcess implements HandConnection {
  readonly #records: ProcessRecords;
  readonly #child: ChildProcessWithoutNullStreams;
  #endedBy: Party = 'server';
  open = true;

  constructor({ command, args }: Target & { over: 'stdio' }, shown: string, journal: Journal) {
    this.#records = new ProcessRecords(journal, { target: shown, by: 'hand' });
    this.#child = startCommand(command, args);
    const { pid, stdin, stdout, stderr } = this.#child;
    this.#records.take({ kind: 'start', at: Date.now(), ...(pid === undefined ? {} : { pid }) });
    const seen = (from: 'client' | 'server' | 'stderr') => (bytes: Buffer) =>
      this.#records.take({ kind: 'bytes', at: Date.now(), from, bytes });
    stdout.on('data', seen('server'));
    stderr.on('data', seen('stderr'));
    stdin.on('error', () => undefined);
    this.#child.on('error', (error) => this.#over({ error: error.message }));
    this.#child.on('close', (code, signal) => this.#over({ code, signal }));
    // What it started may hold the pipes open.
    this.#child.on('exit', (code, signal) => setTimeout(() => this.#over({ code, signal }), GRACE).unref());
  }

  get run(): number {
    return this.#records.run;
  }

  send(text: string): void {
    const bytes = Buffer.from(`${text}\n`);
    this.#records.take({ kind: 'bytes', at: Date.now(), from: 'client', bytes });
    this.#child.stdin.write(bytes);
  }

  async close(): Promise<void> {
    if (!this.open) return;
    this.#endedBy = 'hand';
    const gone = new Promise<void>((resolve) => this.#whenOver.push(resolve));
    this.#child.stdin.end();
    const timers = [
      setTimeout(() => this.#child.kill('SIGTERM'), GRACE),
      setTimeout(() => this.#child.kill('SIGKILL'), 2 * GRACE),
    ];
    await gone;
    timers.forEach(clearTimeout);
  }

  readonly #whenOver: (() => void)[] = [];

  #over(how: { code?: number | null; signal?: string | null; error?: string }): void {
    if (!this.open) return;
    this.open = false;
    this.#records.take({ kind: 'over', at: Date.now(), by: this.#endedBy, ...how });
    for (const call of this.#whenOver.splice(0)) call();
  }
}
