/** The tools listed in a text, by name. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Values } from './pairing.ts';

/** The holder of a message’s value. */
export interface Held {
  /** The value may be released, and is parsed again on access. */
  letGo?(): void;
}

/** The numbers of a stored position: the entry, the index of the batch item or none, and the index of the tool in its list. */
const [WIDTH, NO_ITEM] = [3, -1];

/** Observes the messages of a text in order, and records the tools in results of `tools/list`. */
export class ToolsShown {
  /** Positions by name, `WIDTH` numbers each: lists recur often and have many tools. */
  readonly #found = new Map<string, number[]>();
  readonly #values: Values;
  /** The last list; earlier ones may be released, and are parsed again on access. */
  #last: Held | null = null;
  /** Tools of the last list that were looked up. */
  readonly #near = new Map<string, JsonObject | null>();
  #newest = NO_ITEM;
  readonly #onNew: (name: string) => void;

  /** `values` are those of the messages; `onNew` is called for names that no earlier list has. */
  constructor(values: Values, onNew: (name: string) => void) {
    this.#values = values;
    this.#onNew = onNew;
  }

  /** True if the message, or an item of it, lists tools: then `held` releases its value once another message does. */
  see(held: Held | null, value: JsonValue | undefined, entry: number): boolean {
    let shows = false;
    if (!Array.isArray(value)) shows = this.#seeOne(NO_ITEM, value, entry);
    else for (const [item, one] of value.entries()) if (this.#seeOne(item, one, entry)) shows = true;
    if (shows) {
      this.#last?.letGo?.();
      this.#last = held;
      this.#newest = entry;
      this.#near.clear();
    }
    return shows;
  }

  /** The tool of a name in the nearest list before an entry, or in the first one after it; null if no list has it. */
  find(name: string, before: number): JsonObject | null {
    const places = this.#found.get(name);
    return places ? (this.before(name, before) ?? this.#toolAt(places, 0)) : null;
  }

  /** The tool of a name in the nearest list before an entry; null if no list has it. */
  before(name: string, entry: number): JsonObject | null {
    const places = this.#found.get(name) ?? [];
    for (let at = places.length - WIDTH; at >= 0; at -= WIDTH) {
      if ((places[at] ?? entry) < entry)
        return places[at] === this.#newest ? this.#newestOf(name, places, at) : this.#toolAt(places, at);
    }
    return null;
  }

  /** The tools as first listed, at most `max` of them. */
  first(max: number): JsonObject[] {
    const out: JsonObject[] = [];
    for (const places of this.#found.values()) {
      if (out.length >= max) break;
      const tool = this.#toolAt(places, 0);
      if (tool) out.push(tool);
    }
    return out;
  }

  #seeOne(item: number, message: JsonValue | undefined, entry: number): boolean {
    const tools = member(member(message, 'result'), 'tools');
    if (!Array.isArray(tools)) return false;
    for (let at = 0; at < tools.length; at++) {
      const name = member(tools[at], 'name');
      if (typeof name !== 'string') continue;
      const places = this.#found.get(name);
      if (places) places.push(entry, item, at);
      else {
        this.#found.set(name, [entry, item, at]);
        this.#onNew(name);
      }
    }
    return true;
  }

  /** As `#toolAt` for the last list, which calls look up repeatedly. */
  #newestOf(name: string, places: readonly number[], place: number): JsonObject | null {
    let tool = this.#near.get(name);
    if (tool === undefined) this.#near.set(name, (tool = this.#toolAt(places, place)));
    return tool;
  }

  #toolAt(places: readonly number[], place: number): JsonObject | null {
    const [entry = NO_ITEM, item = NO_ITEM, at = 0] = [places[place], places[place + 1], places[place + 2]];
    const value = this.#values.valueAt(entry);
    const message = item === NO_ITEM ? value : Array.isArray(value) ? value[item] : undefined;
    const tools = member(member(message, 'result'), 'tools');
    const tool = Array.isArray(tools) ? tools[at] : undefined;
    return typeof tool === 'object' && tool !== null && !Array.isArray(tool) ? tool : null;
  }
}

function member(value: JsonValue | undefined, name: 'result' | 'tools' | 'name'): JsonValue | undefined {
  // No object inherits the names read here.
  return typeof value !== 'object' || value === null || Array.isArray(value) ? undefined : value[name];
}
