/** What the messages of a text show each other: requests and their answers, tools and their calls. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { Pairing, type Calls, type Values } from '../../session/pairing.ts';
import { ToolsShown, type Held } from '../../session/tools-shown.ts';
import type { Kind, NotObserved, Sender } from '../../types.ts';
import type { Call } from '../../session/call.ts';
import type { Asked } from '../../schema/request-context.ts';
import { unjudgedOf } from './instance/tool-review.ts';

/** Tools whose schemas are looked through for what stays unjudged. */
const REVIEWED = 200;
/** Lines about them in a report. */
const MAX_REPORTED = 8;

/** Hears every message of a text, in order. */
export class Context {
  readonly pairing: Pairing;
  /** True when others are going to look again into the value that was heard last. */
  showsTools = false;
  readonly #tools: ToolsShown;

  /** `values` are those of the messages it is going to hear; `onNewTool` hears of names of tools that no list before shows; `calls` as a pairing's. */
  constructor(values: Values, onNewTool: (name: string) => void = () => {}, calls?: Calls) {
    this.pairing = new Pairing(values, calls);
    this.#tools = new ToolsShown(values, onNewTool);
  }

  /** Hears of an entry, and gives the request that it is or answers. `held` as in `ToolsShown`. */
  see(held: Held | null, value: JsonValue | undefined, kind: Kind, from: Sender, entry: number): Call | null {
    const call = this.pairing.see(value, kind, from, entry);
    this.showsTools = (kind === 'response' || kind === 'batch') && this.#tools.see(held, value, entry);
    return call;
  }

  /** The request a response answers: the entry itself, or an item of it by its very value. */
  askedOf(response: JsonValue, entry: number): Asked | null {
    return this.pairing.askedOf(response, entry);
  }

  /** The tool of this name shown nearest before an entry. */
  tool(name: string, before: number): JsonObject | null {
    return this.#tools.find(name, before);
  }

  /** As `tool`, in lists before the entry alone. */
  listedBefore(name: string, before: number): JsonObject | null {
    return this.#tools.before(name, before);
  }

  /** What stays unjudged of the schemas of the tools, the first few lines. */
  unjudged(): NotObserved[] {
    const out: NotObserved[] = [];
    for (const tool of this.#tools.first(REVIEWED)) {
      if (out.length >= MAX_REPORTED) break;
      out.push(...unjudgedOf(tool, MAX_REPORTED - out.length));
    }
    return out;
  }
}
