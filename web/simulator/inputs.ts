/**
 * Light entry point: a run of the simulated server as plain data, small enough for a link: its setup and its inputs. Everything
 * else follows from these; the same setup and inputs produce the same run, to the last byte.
 */
import type { Act, HeaderChanges, McpRevision, ServerDefinition } from './types.ts';

/** The setup of a run. */
export interface RunSetup {
  /** The id of a demo server. */
  readonly server: string;
  /** Replaces the demo server's definition if the learner edited it. */
  readonly definition: ServerDefinition | null;
  readonly revision: McpRevision;
  readonly transport: 'stdio' | 'http';
  /** Ids of faults that are on from the start. */
  readonly faults: readonly string[];
  /** The page plays the client: the handshake, and the responses to the server's requests. */
  readonly plays: Plays;
  /**
   * The server requires an access token, over HTTP: the client has none yet, or already has one. Tokens are issued by a simulated
   * authorization server.
   */
  readonly authorization?: 'required' | 'granted';
}

/** The parts of the client that the page plays. */
export interface Plays {
  readonly handshake: boolean;
  readonly answers: boolean;
}

/** An input of the server, or a change of its setup. `at` is in milliseconds since the run began. */
export type RunInput =
  /**
   * A message that the learner sends, verbatim; over HTTP with these changes to the headers that the page would send, or as a
   * whole HTTP request.
   */
  | { readonly kind: 'send'; readonly at: number; readonly text: string; readonly headers?: HeaderChanges }
  /** The client disconnects; with `exchange`, it closes only the stream of one HTTP request. */
  | { readonly kind: 'close'; readonly at: number; readonly exchange?: string }
  /** A manual action at the server. */
  | { readonly kind: 'act'; readonly at: number; readonly act: Act }
  | { readonly kind: 'tick'; readonly at: number }
  | { readonly kind: 'faults'; readonly at: number; readonly faults: readonly string[] }
  | { readonly kind: 'plays'; readonly at: number; readonly plays: Plays };

/** Whether an input is the learner's own: a step that can be undone. */
export function isOwn({ kind }: RunInput): boolean {
  return kind === 'send' || kind === 'close' || kind === 'act';
}

/** The inputs without the learner's last one and the time that passed after it. Switches keep their settings. */
export function stepBack(inputs: readonly RunInput[]): readonly RunInput[] {
  const last = inputs.findLastIndex(isOwn);
  if (last < 0) return inputs;
  const { at = 0 } = inputs[last - 1] ?? {};
  const switches = inputs.slice(last).filter(({ kind }) => kind === 'faults' || kind === 'plays');
  return [...inputs.slice(0, last), ...switches.map((one) => ({ ...one, at }))];
}

/** The inputs that another transport also supports: stdio has no streams that can be closed separately. */
export function carriedBy(transport: RunSetup['transport'], inputs: readonly RunInput[]): readonly RunInput[] {
  return transport === 'http' ? inputs : inputs.filter((one) => one.kind !== 'close' || one.exchange === undefined);
}
