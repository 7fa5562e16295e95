/** Which handlers hear of which messages, remembered for each set of rules that are awake: rules wake and sleep with every other message. */
import type { Kind } from '../../types.ts';
import type { Step } from './define.ts';

/** What a rule does with a message. */
export type Handler = (step: Step) => void;
/** Handlers by method, for each kind. */
export type Table = Record<Kind, Map<string, readonly Handler[]>>;

/** Rules that have a bit of their own; when more of them wake, tables are made anew each time. */
const MOST_BITS = 52;
/** Sets of awake rules that are remembered. */
const MOST_SETS = 200;
/** Methods that are remembered: those of the revisions, and as many others. */
const MOST_METHODS = 1000;

function newTable(): Table {
  return {
    request: new Map(),
    notification: new Map(),
    response: new Map(),
    error: new Map(),
    batch: new Map(),
    invalid: new Map(),
  };
}

/** The memory of one session. */
export class Handlers {
  /** Tables by what is odd about a message, as bits. */
  #now = new Map<number, Table>();
  /** That of messages with nothing odd about them, which most are. */
  #plain: Table | undefined = undefined;
  readonly #sets = new Map<number, Map<number, Table>>([[0, this.#now]]);
  #awake = 0;
  #bits = 0;
  readonly #collect: (method: string, kind: Kind, odd: number) => Handler[];

  /** `collect` looks through the rules as they are now. */
  constructor(collect: (method: string, kind: Kind, odd: number) => Handler[]) {
    this.#collect = collect;
  }

  /** A function by which a rule says that it is awake now, or no longer; to be called only where that changes. */
  sleeper(): (awake: boolean) => void {
    let weight = 0;
    return (awake) => {
      if (weight === 0) weight = this.#bits < MOST_BITS ? 2 ** this.#bits++ : Number.NaN;
      this.#awake += awake ? weight : -weight;
      if (Number.isNaN(this.#awake) || this.#sets.size >= MOST_SETS) this.#sets.clear();
      let tables = this.#sets.get(this.#awake);
      if (!tables) this.#sets.set(this.#awake, (tables = new Map()));
      this.#now = tables;
      this.#plain = tables.get(0);
    };
  }

  /** The handlers of a message. */
  of(method: string, kind: Kind, odd: number): readonly Handler[] {
    let table = odd === 0 ? this.#plain : this.#now.get(odd);
    if (!table) {
      this.#now.set(odd, (table = newTable()));
      if (odd === 0) this.#plain = table;
    }
    const heard = table[kind];
    const known = heard.get(method);
    if (known) return known;
    const handlers = this.#collect(method, kind, odd);
    if (heard.size < MOST_METHODS) heard.set(method, handlers);
    return handlers;
  }
}
