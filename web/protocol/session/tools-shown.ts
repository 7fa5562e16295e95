/** The tools that the lists in a text show, looked up by name. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Held } from './pairing.ts';

/** Where a tool stands. */
interface Listed {
  readonly held: Held;
  /** Which item of a batch. */
  readonly item: number | null;
  readonly at: number;
  readonly entry: number;
}

/** Hears the messages of a text in order, and remembers the tools in results of `tools/list`. */
export class ToolsShown {
  readonly #found = new Map<string, Listed[]>();
  /** The last list; those before it may be let go of, and are read again when asked for. */
  #last: Held | null = null;
  readonly #onNew: (name: string) => void;

  /** `onNew` hears of names that no list before has. */
  constructor(onNew: (name: string) => void) {
    this.#onNew = onNew;
  }

  /** True when the message, or an item of it, shows tools. */
  see(held: Held, value: JsonValue | undefined, entry: number): boolean {
    let shows = false;
    if (!Array.isArray(value)) shows = this.#seeOne(held, null, value, entry);
    else for (const [item, one] of value.entries()) if (this.#seeOne(held, item, one, entry)) shows = true;
    if (shows) {
      this.#last?.letGo?.();
      this.#last = held;
    }
    return shows;
  }

  /** The tool of a name in the nearest list before an entry, or in the first one behind it; null when none shows it. */
  find(name: string, before: number): JsonObject | null {
    const first = this.#found.get(name)?.[0];
    return first ? (this.before(name, before) ?? toolAt(first)) : null;
  }

  /** The tool of a name in the nearest list before an entry; null when none shows it. */
  before(name: string, entry: number): JsonObject | null {
    const list = this.#found.get(name) ?? [];
    for (let at = list.length - 1; at >= 0; at--) {
      const one = list[at];
      if (one && one.entry < entry) return toolAt(one);
    }
    return null;
  }

  /** The tools as they were first shown, at most `most` of them. */
  first(most: number): JsonObject[] {
    const out: JsonObject[] = [];
    for (const [one] of this.#found.values()) {
      if (out.length >= most) break;
      const tool = one && toolAt(one);
      if (tool) out.push(tool);
    }
    return out;
  }

  #seeOne(held: Held, item: number | null, message: JsonValue | undefined, entry: number): boolean {
    const tools = member(member(message, 'result'), 'tools');
    if (!Array.isArray(tools)) return false;
    for (const [at, tool] of tools.entries()) {
      const name = member(tool, 'name');
      if (typeof name !== 'string') continue;
      const list = this.#found.get(name);
      if (list) list.push({ held, item, at, entry });
      else {
        this.#found.set(name, [{ held, item, at, entry }]);
        this.#onNew(name);
      }
    }
    return true;
  }
}

function toolAt({ held, item, at }: Listed): JsonObject | null {
  const { value } = held;
  const message = item === null ? value : Array.isArray(value) ? value[item] : undefined;
  const tools = member(member(message, 'result'), 'tools');
  const tool = Array.isArray(tools) ? tools[at] : undefined;
  return typeof tool === 'object' && tool !== null && !Array.isArray(tool) ? tool : null;
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
