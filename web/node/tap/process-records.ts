/** The records of one server process: lines in both directions and on stderr, its start and its end. */
import type { Ending, StdioFeed, Party, Source } from './feed.ts';
import { frameTail, Lines, STDERR_LINE, stderrTail, WHOLE } from './frames.ts';
import { tailOf, type Journal } from './journal.ts';

/** Records one process. */
export class ProcessRecords {
  readonly #journal: Journal;
  readonly #about: { readonly target: string; readonly by: Party };
  readonly #lines: Record<Source, Lines>;
  /** The number of its run; 0 before its start. */
  run = 0;
  #at = 0;

  constructor(journal: Journal, about: { target: string; by: Party }) {
    this.#journal = journal;
    this.#about = about;
    this.#lines = {
      client: new Lines(WHOLE, (line) => this.#add(frameTail(line, 'client'))),
      server: new Lines(WHOLE, (line) => this.#add(frameTail(line, 'server'))),
      stderr: new Lines(STDERR_LINE, (line) => this.#add(stderrTail(line))),
    };
  }

  take(event: StdioFeed): void {
    this.#at = event.at;
    if (event.kind === 'start') this.#start(event.pid);
    else if (event.kind === 'bytes') this.#lines[event.from].add(event.bytes);
    else if (event.kind === 'over') this.#end(event);
    else {
      this.#lines[event.from].gap();
      // What is missing on stderr is not a message.
      if (event.from !== 'stderr') this.#add(tailOf({ kind: 'lost', from: event.from, bytes: event.bytes }));
    }
  }

  #start(pid: number | undefined): void {
    const { target, by } = this.#about;
    this.run = this.#journal.begin(this.#at, { transport: 'stdio', target, by, pid });
  }

  #end({ by, code, signal, error }: Ending): void {
    for (const one of Object.values(this.#lines)) one.end();
    this.#add(
      tailOf({ kind: 'end', by, code, signal, error: error ?? (by === 'server' ? reasonOf(code, signal) : undefined) }),
    );
  }

  #add(tail: string): void {
    this.#journal.add(this.run, this.#at, tail);
  }
}

/** Why a server exited by itself; undefined if its exit code is 0. */
function reasonOf(code: Ending['code'], signal: Ending['signal']): string | undefined {
  if (typeof signal === 'string') return `the server process exited on signal ${signal}`;
  return typeof code === 'number' && code !== 0 ? `the server process exited with code ${code}` : undefined;
}
