/** Finds the handlers that observe a message, cached per set of active rules: they change with every other message. */
import type { Kind } from '../../types.ts';
import type { Step } from './define.ts';

/** The handler of a rule for a message. */
export type Handler = (step: Step) => void;
/** Handlers by method, for each kind. */
export type Table = Record<Kind, Map<string, readonly Handler[]>>;

/** The maximum number of cached sets of active rules. */
const MAX_SETS = 200;
/** The maximum number of cached methods: those of the revisions, and as many others. */
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

/** A set of rules that are active at the same time, and the handlers found for it. */
class ActiveSet {
  /** Indexes of the rules, in ascending order. */
  readonly rules: readonly number[];
  /** Tables by the oddities of a message, as bits. */
  readonly tables = new Map<number, Table>();
  /** By index of a rule: the set after that rule is switched on or off. */
  readonly next: (ActiveSet | undefined)[] = [];

  constructor(rules: readonly number[]) {
    this.rules = rules;
  }
}

/** The cache of one session. */
export class Handlers {
  #now = new ActiveSet([]);
  /** The table of messages without oddities, which most are. */
  #plain: Table | undefined = undefined;
  readonly #sets = new Map<string, ActiveSet>([['', this.#now]]);
  readonly #collect: (method: string, kind: Kind, odd: number) => Handler[];

  /** `collect` finds the handlers of the rules that are active now. */
  constructor(collect: (method: string, kind: Kind, odd: number) => Handler[]) {
    this.#collect = collect;
  }

  /** Called when a rule is switched on or off; rules are inactive at first. */
  toggle(rule: number): void {
    this.#now = this.#now.next[rule] ??= this.#toggled(rule);
    this.#plain = this.#now.tables.get(0);
  }

  /** The current set with one rule added or removed. */
  #toggled(rule: number): ActiveSet {
    const { rules } = this.#now;
    const changed = rules.includes(rule) ? rules.filter((one) => one !== rule) : [...rules, rule];
    const sorted = changed.toSorted((a, b) => a - b);
    const key = sorted.join();
    const known = this.#sets.get(key);
    if (known) return known;
    if (this.#sets.size >= MAX_SETS) this.#sets.clear();
    const set = new ActiveSet(sorted);
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
    const handled = table[kind];
    const known = handled.get(method);
    if (known) return known;
    const handlers = this.#collect(method, kind, odd);
    if (handled.size < MAX_METHODS) handled.set(method, handlers);
    return handlers;
  }
}
