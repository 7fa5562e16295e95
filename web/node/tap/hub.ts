/** The tap that serves the page: its own records and those of the taps that join it. */
import { VERSION } from '../../protocol/product.ts';
import type { ConnectRequest, LiveState } from '../../protocol/recording-types.ts';
import { Board, type Numbers, type TapInfo } from './board.ts';
import type { Entry } from './journal.ts';
import { acceptTap, type Link, type LinkListener } from './link.ts';
import type { PageFiles } from './page-files.ts';
import { Problem, servePage, type PageServer } from './page-server.ts';
import type { StateFile } from './private-state.ts';

/** After a crash, the next page counts on from so many numbers later at most. */
const RESERVED = 10_000;
/** How often the private file is written even if nothing happens, in milliseconds: it must not look unused. */
const STILL_USED = 3_600_000;
/** How long a joined tap may take to carry something out, in milliseconds. */
const ANSWER_TIME = 10_000;

/** What the user does at the page, for the runs of one tap by its own numbers. Methods reject with a `Problem`. */
export interface HandActions {
  connect(request: ConnectRequest): Promise<number>;
  send(run: number, text: string): Promise<void>;
  close(run: number): Promise<void>;
}

/** What a process brings to its page. */
export interface HubSetup {
  readonly info: TapInfo;
  readonly handActions: HandActions;
  readonly files: PageFiles;
  settings(): Promise<LiveState['settings']>;
}

/** What a joining tap says about itself. */
interface Hello {
  readonly info: TapInfo;
  readonly runs: readonly (readonly [number, number])[];
}

/** A tap that has joined. */
class Guest {
  readonly tap: number;
  readonly link: Link;
  readonly #waiting = new Map<number, (answer: { run?: number; problem?: string }) => void>();
  #count = 0;
  /** Acknowledgments that were not sent yet: own number, number on the page, run on the page. */
  acknowledged: [number, number, number][] = [];

  constructor(tap: number, link: Link) {
    this.tap = tap;
    this.link = link;
  }

  /** Asks it to carry something out. */
  ask(action: object): Promise<number> {
    const id = ++this.#count;
    this.link.send({ ...action, id });
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.answer(id, { problem: 'The tap does not respond.' }), ANSWER_TIME);
      this.#waiting.set(id, ({ run = 0, problem }) => {
        clearTimeout(late);
        if (problem === undefined) resolve(run);
        else reject(new Problem(problem));
      });
    });
  }

  answer(id: number, result: { run?: number; problem?: string }): void {
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }

  gone(): void {
    for (const id of this.#waiting.keys()) this.answer(id, { problem: 'This tap has ended.' });
  }
}

/** Serves the page. */
export class Hub {
  readonly board = new Board();
  readonly #setup: HubSetup;
  readonly #own: number;
  readonly #guests = new Map<number, Guest>();
  readonly #stateOf: (port: number) => StateFile;
  readonly #still: NodeJS.Timeout;
  #state: StateFile | null = null;
  #server: PageServer | null = null;
  #port: number;
  #reserved = 0;

  private constructor(port: number, setup: HubSetup, stateOf: (port: number) => StateFile) {
    this.#port = port;
    this.#setup = setup;
    this.#stateOf = stateOf;
    this.#own = this.board.join(setup.info);
    this.#still = setInterval(() => this.#reserve(), STILL_USED);
    this.#still.unref();
  }

  /** Listens on a port; rejects if it is taken. `stateOf` returns the private file for the port that is listened on. */
  static async open(port: number, setup: HubSetup, stateOf: (port: number) => StateFile): Promise<Hub> {
    const hub = new Hub(port, setup, stateOf);
    try {
      await hub.#listen();
      return hub;
    } catch (error) {
      clearInterval(hub.#still);
      throw error;
    }
  }

  async #listen(): Promise<void> {
    this.#server = await servePage(this.#port, {
      board: this.board,
      files: this.#setup.files,
      token: () => this.#file.state.token,
      actions: {
        state: () => this.live(),
        connect: (request) => this.connect(request),
        send: (run, text) => this.send(run, text),
        close: (run) => this.close(run),
      },
      upgrade: (request, socket, head) =>
        acceptTap(request, socket, head, this.#file.state.key, (link) => this.welcome(link)),
    });
    this.#port = this.#server.port;
    this.#state = null;
    // Another process may have counted until a moment ago.
    this.board.countFrom(this.#file.state);
    this.#reserve();
  }

  get #file(): StateFile {
    return (this.#state ??= this.#stateOf(this.#port));
  }

  /** The secret in the address of the page. */
  get token(): string {
    return this.#file.state.token;
  }

  get port(): number {
    return this.#port;
  }

  /** Adds a record of this process; returns its numbers on the page. */
  add(entry: Entry): Numbers {
    return this.#take(this.#own, entry);
  }

  /** Adds records of this process that had numbers on the page before. */
  restore(entries: readonly Entry[], runs: Iterable<readonly [number, number]>): void {
    this.board.adopt(this.#own, runs);
    this.board.restore(this.#own, entries);
  }

  /** Ends the page. Taps that have joined take over. */
  async end(): Promise<void> {
    clearInterval(this.#still);
    this.board.leave(this.#own);
    await this.#server?.close();
    for (const { link } of this.#guests.values()) link.end();
    this.#file.store(this.board.last);
  }

  async live(): Promise<LiveState> {
    const { transport, target, hand } = this.#setup.info;
    const { first, last } = this.board.held;
    return {
      version: VERSION,
      transport,
      target,
      first,
      last,
      settings: await this.#setup.settings(),
      hand,
      taps: this.board.taps,
    };
  }

  async connect({ tap = this.#own, ...request }: ConnectRequest): Promise<number> {
    if (tap === this.#own) return this.#shown(tap, await this.#setup.handActions.connect(request));
    return this.#shown(tap, await this.#guest(tap).ask({ do: 'connect', ...request }));
  }

  async send(run: number, text: string): Promise<void> {
    const owner = this.#owner(run);
    if (owner.tap === this.#own) return this.#setup.handActions.send(owner.run, text);
    await this.#guest(owner.tap).ask({ do: 'send', run: owner.run, text });
  }

  async close(run: number): Promise<void> {
    const owner = this.#owner(run);
    if (owner.tap === this.#own) return this.#setup.handActions.close(owner.run);
    await this.#guest(owner.tap).ask({ do: 'close', run: owner.run });
  }

  /** A tap has proved itself. */
  welcome(link: Link): LinkListener {
    let guest: Guest | null = null;
    const earlier: Entry[] = [];
    return {
      value: (value) => {
        if (isHello(value)) {
          guest = new Guest(this.board.join(value.info, value.runs), link);
          this.#guests.set(guest.tap, guest);
          return;
        }
        const { id, run, problem } = value as { id?: unknown; run?: unknown; problem?: unknown };
        if (typeof id !== 'number') return;
        guest?.answer(id, {
          ...(typeof run === 'number' ? { run } : {}),
          ...(typeof problem === 'string' ? { problem } : {}),
        });
      },
      entry: (entry, shown) => {
        if (!guest) return;
        if (shown > 0) {
          const run = this.board.shownRun(guest.tap, entry.run);
          if (run !== null) earlier.push({ ...entry, seq: shown, run });
          if (earlier.length === 1) setImmediate(() => this.board.restore(guest?.tap ?? 0, earlier.splice(0)));
          return;
        }
        const { seq, run } = this.#take(guest.tap, entry);
        guest.acknowledged.push([entry.seq, seq, run]);
        if (guest.acknowledged.length > 1) return;
        setImmediate(() => guest?.link.send({ numbers: guest.acknowledged.splice(0) }));
      },
      closed: () => {
        if (!guest) return;
        guest.gone();
        this.#guests.delete(guest.tap);
        this.board.leave(guest.tap);
      },
    };
  }

  #take(tap: number, entry: Entry): Numbers {
    const numbers = this.board.take(tap, entry);
    if (numbers.seq > this.#reserved) this.#reserve();
    return numbers;
  }

  #reserve(): void {
    const { seq, run } = this.board.last;
    this.#reserved = seq + RESERVED;
    this.#file.store({ seq: this.#reserved, run: run + RESERVED });
  }

  #owner(run: number): { tap: number; run: number } {
    const owner = this.board.ownerOf(run);
    if (!owner) throw new Problem('There is no such run.', 404);
    return owner;
  }

  #guest(tap: number): Guest {
    const guest = this.#guests.get(tap);
    if (!guest) throw new Problem('This tap has ended.', 404);
    return guest;
  }

  /** The number of a run on the page, once its first record has arrived. */
  #shown(tap: number, run: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const look = (): boolean => {
        const shown = this.board.shownRun(tap, run);
        if (shown !== null) finish(() => resolve(shown));
        return shown !== null;
      };
      const late = setTimeout(() => finish(() => reject(new Problem('The run did not begin.'))), ANSWER_TIME);
      const stop = this.board.onRecord(() => void look());
      const finish = (how: () => void): void => {
        clearTimeout(late);
        stop();
        how();
      };
      look();
    });
  }
}

function isHello(value: object): value is Hello {
  return 'info' in value && 'runs' in value && Array.isArray(value.runs);
}
