/**
 * Light door: a run of the simulated server as plain data, small enough for a link: how it is set up, and what reached it. All
 * else follows from these; the same setup and inputs give the same run, to the last byte.
 */
import type { Act, McpRevision, ServerDefinition } from './types.ts';

/** How a run begins. */
export interface RunSetup {
  /** Id of a demo server. */
  readonly server: string;
  /** Stands in the place of the demo server's definition, where somebody edited it. */
  readonly definition: ServerDefinition | null;
  readonly revision: McpRevision;
  readonly transport: 'stdio' | 'http';
  /** Ids of faults that are on from the beginning. */
  readonly faults: readonly string[];
  /** The page plays the client's part: the handshake, the answers to what the server asks. */
  readonly plays: Plays;
}

/** Which parts of the client are played without the learner. */
export interface Plays {
  readonly handshake: boolean;
  readonly answers: boolean;
}

/** What reaches the server, or changes how it is set up. `at` is in milliseconds since the run began. */
export type RunInput =
  /** A message that the learner sends, as it is written. */
  | { readonly kind: 'send'; readonly at: number; readonly text: string }
  /** The client goes; with `exchange`, it closes only the stream of one HTTP request. */
  | { readonly kind: 'close'; readonly at: number; readonly exchange?: string }
  /** Something done by hand at the server. */
  | { readonly kind: 'act'; readonly at: number; readonly act: Act }
  | { readonly kind: 'tick'; readonly at: number }
  | { readonly kind: 'faults'; readonly at: number; readonly faults: readonly string[] }
  | { readonly kind: 'plays'; readonly at: number; readonly plays: Plays };

/** Whether an input is the learner's own: a step that can be taken back. */
export function isOwn({ kind }: RunInput): boolean {
  return kind === 'send' || kind === 'close' || kind === 'act';
}

/** The inputs without the learner's last one and the time that went by after it. Switches stay as they are set. */
export function stepBack(inputs: readonly RunInput[]): readonly RunInput[] {
  const last = inputs.findLastIndex(isOwn);
  if (last < 0) return inputs;
  const { at = 0 } = inputs[last - 1] ?? {};
  const switches = inputs.slice(last).filter(({ kind }) => kind === 'faults' || kind === 'plays');
  return [...inputs.slice(0, last), ...switches.map((one) => ({ ...one, at }))];
}

/** The inputs that another carrier of messages can bring as well: stdio has no streams that could be closed one by one. */
export function carriedBy(transport: RunSetup['transport'], inputs: readonly RunInput[]): readonly RunInput[] {
  return transport === 'http' ? inputs : inputs.filter((one) => one.kind !== 'close' || one.exchange === undefined);
}
