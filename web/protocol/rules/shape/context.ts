/** Context that messages of an input provide for each other: requests and their responses, tools and their calls. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { Pairing, type Calls, type Values } from '../../session/pairing.ts';
import { ToolsShown, type Held } from '../../session/tools-shown.ts';
import type { Kind, NotObserved, Sender } from '../../types.ts';
import type { Call } from '../../session/call.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { unjudgedOf } from './instance/tool-review.ts';

/** Maximum number of tools whose schemas are reviewed for parts that are not judged. */
const REVIEWED = 200;
/** Maximum number of entries about them in a report. */
const MAX_REPORTED = 8;

/** Observes every message of an input, in order. */
export class Context {
  readonly pairing: Pairing;
  /** True when other rules will check the value observed last again. */
  showsTools = false;
  readonly #tools: ToolsShown;

  /**
   * `values` belong to the messages to observe; `onNewTool` receives names of tools that no earlier list shows; `calls` as for
   * a `Pairing`.
   */
  constructor(values: Values, onNewTool: (name: string) => void = () => {}, calls?: Calls) {
    this.pairing = new Pairing(values, calls);
    this.#tools = new ToolsShown(values, onNewTool);
  }

  /** Observes an entry and returns the request that it is or answers. `held` as in `ToolsShown`. */
  see(held: Held | null, value: JsonValue | undefined, kind: Kind, from: Sender, entry: number): Call | null {
    const call = this.pairing.see(value, kind, from, entry);
    this.showsTools = (kind === 'response' || kind === 'batch') && this.#tools.see(held, value, entry);
    return call;
  }

  /** The request that a response answers: the entry itself, or a batch item identified by its value. */
  requestOf(response: JsonValue, entry: number): RequestContext | null {
    return this.pairing.requestOf(response, entry);
  }

  /** The closest earlier definition of a tool with this name. */
  tool(name: string, before: number): JsonObject | null {
    return this.#tools.find(name, before);
  }

  /** As `tool`, but only from lists before the entry. */
  listedBefore(name: string, before: number): JsonObject | null {
    return this.#tools.before(name, before);
  }

  /** The parts of the tools’ schemas that are not judged, the first few entries. */
  unjudged(): NotObserved[] {
    const out: NotObserved[] = [];
    for (const tool of this.#tools.first(REVIEWED)) {
      if (out.length >= MAX_REPORTED) break;
      out.push(...unjudgedOf(tool, MAX_REPORTED - out.length));
    }
    return out;
  }
}
