/** One input on its way to the server and what comes back, as lines of the wire: over stdio each message is a line. */
import { step } from '../server.ts';
import type { Plays } from '../inputs.ts';
import type { Input, McpRevision, Output, ServerState, Why } from '../types.ts';
import type { HttpWorld } from './over-http.ts';
import type { Spoken } from './play.ts';

/** What is so after an input. */
export interface Moment {
  readonly state: ServerState;
  readonly spoken: readonly Spoken[];
  readonly plays: Plays;
  /** What stands around the server where HTTP carries the messages. */
  readonly http: HttpWorld | null;
}

/** Who acts for the client. */
export type Hand = 'learner' | 'page';

/** What comes of an input: the next moment, and what the server said to the client. */
export interface Carried {
  readonly moment: Moment;
  readonly outputs: readonly Output[];
}

/** A way to carry inputs. */
export type Carrier = (moment: Moment, input: Input, by: Hand, revision: McpRevision) => Carried;

/** Over stdio. */
export const overStdio: Carrier = (moment, input, by) => {
  const { state, outputs, why } = step(moment.state, input);
  const client = lineOf(input, why, by, state.now);
  const lines = outputs.map((output) => spokenBy(output));
  const late = outputs.findIndex(({ at }) => at >= state.now);
  // What was due before the message came stands before it.
  const before = input.kind === 'message' ? lines.slice(0, late < 0 ? lines.length : late) : [];
  const spoken = [...moment.spoken, ...before, ...(client ? [client] : []), ...lines.slice(before.length)];
  return { moment: { ...moment, state, spoken }, outputs };
};

/** The line of an input; null for what leaves no trace. */
export function lineOf(input: Input, why: Why | null, by: Hand, at: number): Spoken | null {
  if (input.kind === 'tick') return null;
  const told = {
    at,
    by,
    says: why?.says ?? null,
    requirement: why?.requirement ?? null,
    fault: why?.fault ?? null,
    to: null,
    http: null,
  };
  if (input.kind === 'message') return { ...told, from: 'client', channel: 'message', text: input.text };
  if (input.kind === 'close') return { ...told, from: 'client', channel: 'note', text: 'The client leaves' };
  return why ? { ...told, from: 'server', channel: 'note', text: 'By hand at the server' } : null;
}

/** The line of something that the server says. */
export function spokenBy({ at, text, channel, why, to }: Output): Spoken {
  const { says, requirement = null, fault = null } = why;
  const stream = to && JSON.stringify(to.id);
  return { at, from: 'server', channel, text, by: 'server', says, requirement, fault, to: stream, http: null };
}
