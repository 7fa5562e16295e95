/** Which handlers hear of which messages, remembered for each set of rules that are awake: rules wake and sleep with every other message. */
import type { Kind } from '../../types.ts';
import type { Step } from './define.ts';

/** What a rule does with a message. */
export type Handler = (step: Step) => void;
/** Handlers by method, for each kind. */
export type Table = Record<Kind, Map<string, readonly Handler[]>>;

/** Sets of awake rules that are remembered. */
const MAX_SETS = 200;
/** Methods that are remembered: those of the revisions, and as many others. */
const MAX_METHODS = 1000;

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

/** A set of rules that are awake at the same time, and the handlers found for it. */
class AwakeSet {
  /** Numbers of the rules, in ascending order. */
  readonly rules: readonly number[];
  /** Tables by what is odd about a message, as bits. */
  readonly tables = new Map<number, Table>();
  /** By number of a rule: the set in which that one has woken up, or fallen asleep. */
  readonly next: (AwakeSet | undefined)[] = [];

  constructor(rules: readonly number[]) {
    this.rules = rules;
  }
}

/** The memory of one session. */
export class Handlers {
  #now = new AwakeSet([]);
  /** The table of messages with nothing odd about them, which most are. */
  #plain: Table | undefined = undefined;
  readonly #sets = new Map<string, AwakeSet>([['', this.#now]]);
  #sleepers = 0;
  readonly #collect: (method: string, kind: Kind, odd: number) => Handler[];

  /** `collect` looks through the rules as they are now. */
  constructor(collect: (method: string, kind: Kind, odd: number) => Handler[]) {
    this.#collect = collect;
  }

  /** A function by which a rule says that it has woken up, or fallen asleep; rules sleep at first. */
  sleeper(): () => void {
    const rule = this.#sleepers++;
    return () => {
      this.#now = this.#now.next[rule] ??= this.#toggled(rule);
      this.#plain = this.#now.tables.get(0);
    };
  }

  /** The set of now, with one rule more or less. */
  #toggled(rule: number): AwakeSet {
    const { rules } = this.#now;
    const changed = rules.includes(rule) ? rules.filter((one) => one !== rule) : [...rules, rule];
    const sorted = changed.toSorted((a, b) => a - b);
    const key = sorted.join();
    const known = this.#sets.get(key);
    if (known) return known;
    if (this.#sets.size >= MAX_SETS) this.#sets.clear();
    const set = new AwakeSet(sorted);
    this.#sets.set(key, set);
    return set;
  }

  /** The handlers of a message. */
  of(method: string, kind: Kind, odd: number): readonly Handler[] {
    let table = odd === 0 ? this.#plain : this.#now.tables.get(odd);
    if (!table) {
      this.#now.tables.set(odd, (table = newTable()));
      if (odd === 0) this.#plain = table;
    }
    const heard = table[kind];
    const known = heard.get(method);
    if (known) return known;
    const handlers = this.#collect(method, kind, odd);
    if (heard.size < MAX_METHODS) heard.set(method, handlers);
    return handlers;
  }
}
