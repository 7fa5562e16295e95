/** What the user does at the page: connections of their own to the target of this tap, with the page as the client. */
import type { ConnectRequest } from '../../protocol/recording-types.ts';
import type { Target } from './arguments.ts';
import type { HandConnection } from './hand.ts';
import { HandHttp } from './hand-http.ts';
import { HandProcess } from './hand-process.ts';
import type { Hider } from './hide.ts';
import type { HandActions } from './hub.ts';
import type { Journal } from './journal.ts';
import { Problem } from './page-server.ts';

/** Maximum number of open connections. */
const OPEN = 16;

/** All connections by hand of one process. */
export class HandConnections implements HandActions {
  readonly #target: Target;
  readonly #shown: string;
  readonly #journal: Journal;
  readonly #hider: Hider;
  readonly #connections = new Map<number, HandConnection>();

  constructor(target: Target, shown: string, journal: Journal, hider: Hider) {
    this.#target = target;
    this.#shown = shown;
    this.#journal = journal;
    this.#hider = hider;
  }

  async connect({ bearer }: ConnectRequest): Promise<number> {
    for (const [run, one] of this.#connections) if (!one.open) this.#connections.delete(run);
    if (this.#connections.size >= OPEN) throw new Problem('Too many connections are open; close one first.');
    const connection =
      this.#target.over === 'stdio'
        ? new HandProcess(this.#target, this.#shown, this.#journal)
        : new HandHttp(this.#target.url, this.#shown, this.#journal, this.#hider, bearer);
    this.#connections.set(connection.run, connection);
    return connection.run;
  }

  async send(run: number, text: string): Promise<void> {
    this.#opened(run).send(text);
  }

  async close(run: number): Promise<void> {
    await this.#opened(run).close();
    this.#connections.delete(run);
  }

  /** Ends all of them. */
  async end(): Promise<void> {
    await Promise.all([...this.#connections.values()].map((one) => one.close()));
  }

  #opened(run: number): HandConnection {
    const found = this.#connections.get(run);
    if (!found?.open) throw new Problem('This connection is closed, or it was not made by hand.');
    return found;
  }
}
