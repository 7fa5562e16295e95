/**
 * The page of a tap: the first one on a port serves it, later ones join, and one of them takes over when the first ends. Each
 * keeps its own records, so that nothing is lost with another process.
 */
import type { TapInfo } from './board.ts';
import { Hub, type HandActions, type HubSetup } from './hub.ts';
import { Held, type Entry } from './journal.ts';
import { joinHub, type Link } from './link.ts';
import type { PageFiles } from './page-files.ts';
import { LOOPBACK, Problem } from './page-server.ts';
import { StateFile } from './private-state.ts';

/** How many further ports are tried if another program uses the port. */
const FURTHER = 20;
/** Bytes that may wait in a connection; the rest waits in the list of records. */
const UNSENT = 4 * 1024 * 1024;
/** Records that are sent at a time. */
const BATCH = 500;
/** Pauses between attempts while another process starts or ends, in milliseconds. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1_000;
/** How long the end waits for the hub to take the last records, in milliseconds. */
const LAST = 500;

/** Everything that a page needs from its process. */
export interface PageOptions extends Omit<HubSetup, 'files'> {
  readonly info: TapInfo;
  readonly handActions: HandActions;
  readonly files: PageFiles;
  readonly port: number;
  /** True if the user chose the port. */
  readonly chosen: boolean;
  note(text: string): void;
}

/** Shows the records of this process. */
export class Page {
  readonly #options: PageOptions;
  readonly #own = new Held();
  /** Numbers of own records and runs on the page, as far as the hub has confirmed them. */
  readonly #shown = new Map<number, number>();
  readonly #runs = new Map<number, number>();
  #port: number;
  #hub: Hub | null = null;
  #link: Link | null = null;
  /** The last own record that was sent on the present connection. */
  #sent = 0;
  #ended = false;
  #announced = false;

  constructor(options: PageOptions) {
    this.#options = options;
    this.#port = options.port;
    void this.#settle();
  }

  /** Shows a record. */
  add(entry: Entry): void {
    if (this.#hub) return void this.#hub.add(entry);
    this.#own.add(entry);
    this.#pump();
  }

  /** Ends this process’s part of the page, after the last records have left. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#hub?.end();
    if (!this.#link) return;
    const until = performance.now() + LAST;
    while (this.#link && this.#sent < this.#own.last && performance.now() < until) {
      this.#pump();
      await pause(FIRST_PAUSE);
    }
    const closed = new Promise<void>((resolve) => this.#whenClosed.push(resolve));
    this.#link?.end();
    if (this.#link) await Promise.race([closed, pause(LAST)]);
  }

  readonly #whenClosed: (() => void)[] = [];

  /** Serves the page or joins it, and tries until one of them succeeds. */
  async #settle(): Promise<void> {
    let wait = FIRST_PAUSE;
    for (let tries = 0; !this.#ended; tries++) {
      try {
        if (await this.#serve()) return;
        const joined = await this.#join();
        if (joined === 'joined') return;
        if (joined === 'foreign' && !this.#next()) return;
        if (joined === 'foreign') continue;
      } catch (error) {
        if (tries > 10) return this.#options.note(`there is no page: ${String(error)}; the session goes on`);
      }
      await pause(wait);
      wait = Math.min(wait * 2, LONGEST_PAUSE);
    }
  }

  async #serve(): Promise<boolean> {
    let hub: Hub;
    try {
      hub = await Hub.open(this.#port, this.#options, (port) => new StateFile(port));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
      throw error;
    }
    this.#port = hub.port;
    const entries = this.#own.after(0);
    const known = entries.flatMap((entry) => {
      const [seq, run] = [this.#shown.get(entry.seq), this.#runs.get(entry.run)];
      return seq === undefined || run === undefined ? [] : [{ ...entry, seq, run }];
    });
    hub.restore(known, this.#runs);
    for (const entry of entries) if (!this.#shown.has(entry.seq)) hub.add(entry);
    this.#hub = hub;
    this.#announce(hub.token);
    if (this.#ended) await hub.end();
    return true;
  }

  async #join(): Promise<'joined' | 'gone' | 'foreign'> {
    const { state } = new StateFile(this.#port);
    const joined = await joinHub(this.#port, state.key, {
      value: (value) => this.#onLine(value),
      entry: () => undefined,
      closed: () => {
        this.#link = null;
        for (const call of this.#whenClosed.splice(0)) call();
        if (!this.#ended) void this.#settle();
      },
    });
    if (typeof joined === 'string') return joined;
    this.#link = joined;
    this.#sent = 0;
    joined.onDrain(() => this.#pump());
    joined.send({ info: this.#options.info, runs: [...this.#runs] });
    this.#pump();
    this.#announce(state.token);
    return 'joined';
  }

  /** Chooses the next port; false if too many are taken. */
  #next(): boolean {
    const { port, chosen, note } = this.#options;
    if (this.#port - port >= FURTHER || this.#port >= 65_535) {
      note(`there is no page: the ports ${port} to ${this.#port} are used by other programs; the session goes on`);
      return false;
    }
    if (chosen && this.#port === port) note(`port ${port} is used by another program; the next free one is taken`);
    this.#port++;
    return true;
  }

  #announce(token: string): void {
    if (!this.#announced)
      this.#options.note(`watch this session at http://${LOOPBACK}:${this.#port}/#/live?token=${token}`);
    this.#announced = true;
  }

  /** Sends own records while the connection takes them. */
  #pump(): void {
    while (this.#link && this.#link.waiting < UNSENT) {
      const entries = this.#own.after(this.#sent, BATCH);
      if (entries.length === 0) return;
      for (const entry of entries) this.#link.sendEntry(entry, this.#shown.get(entry.seq) ?? 0);
      this.#sent = entries.at(-1)?.seq ?? this.#sent;
    }
  }

  /** A line of the hub: numbers of own records, or something that the user does at the page. */
  #onLine(value: object): void {
    const { numbers, id, do: action, run, text, bearer } = value as Partial<Record<string, unknown>>;
    if (Array.isArray(numbers)) {
      const received: readonly (readonly [number, number, number])[] = numbers;
      for (const [own, seq, shown] of received) {
        this.#shown.set(own, seq);
        const entry = this.#own.after(own - 1, 1)[0];
        if (entry?.seq === own) this.#runs.set(entry.run, shown);
      }
      for (const own of this.#shown.keys()) {
        if (own >= this.#own.first) break;
        this.#shown.delete(own);
      }
      return;
    }
    const answer = (result: object): void => {
      this.#pump();
      this.#link?.send({ id, ...result });
    };
    const { handActions } = this.#options;
    const acts: Record<string, () => Promise<number | void>> = {
      connect: () => handActions.connect(typeof bearer === 'string' ? { bearer } : {}),
      send: () => handActions.send(Number(run), String(text)),
      close: () => handActions.close(Number(run)),
    };
    acts[String(action)]?.().then(
      (began) => answer(typeof began === 'number' ? { run: began } : {}),
      (error: unknown) => answer({ problem: error instanceof Problem ? error.message : 'An internal error of tap.' }),
    );
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
