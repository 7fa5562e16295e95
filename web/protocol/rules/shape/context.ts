/** What the messages of a text show each other: requests and their answers, tools and their calls. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { Pairing, type Held } from '../../session/pairing.ts';
import { ToolsShown } from '../../session/tools-shown.ts';
import type { Kind, NotObserved, Sender } from '../../types.ts';
import type { Asked } from './define.ts';
import { unjudgedOf } from './instance/tool-review.ts';

/** Tools whose schemas are looked through for what stays unjudged. */
const REVIEWED = 200;
/** Lines about them in a report. */
const TOLD = 8;

/** Hears every message of a text, in order. */
export class Context {
  readonly #pairing = new Pairing();
  readonly #tools: ToolsShown;

  /** `onNewTool` hears of names of tools that no list before shows. */
  constructor(onNewTool: (name: string) => void = () => {}) {
    this.#tools = new ToolsShown(onNewTool);
  }

  /** Hears of an entry. True when others are going to look into its value again. */
  see(held: Held, value: JsonValue | undefined, kind: Kind, from: Sender, entry: number): boolean {
    this.#pairing.see(held, value, kind, from);
    return (kind === 'response' || kind === 'batch') && this.#tools.see(held, value, entry);
  }

  /** The request a response answers: the entry itself, or an item of it by its very value. */
  askedOf(response: JsonValue, entry: number): Asked | null {
    return this.#pairing.askedOf(response, entry);
  }

  /** The tool of this name shown nearest before an entry. */
  tool(name: string, before: number): JsonObject | null {
    return this.#tools.find(name, before);
  }

  /** What stays unjudged of the schemas of the tools, the first few lines. */
  unjudged(): NotObserved[] {
    const out: NotObserved[] = [];
    for (const tool of this.#tools.first(REVIEWED)) {
      if (out.length >= TOLD) break;
      out.push(...unjudgedOf(tool, TOLD - out.length));
    }
    return out;
  }
}
