/** Delivers one input to the server and returns the lines of the wire: over stdio each message is a line. */
import type { Carrier, Hand } from './types.ts';
import { step } from '../server.ts';
import type { Input, Output, Why } from '../types.ts';
import type { SentMessage } from './play.ts';

/** Over stdio. */
export const overStdio: Carrier = (moment, input, by) => {
  const { state, outputs, why } = step(moment.state, input);
  const client = lineOf(input, why, by, state.now);
  const lines = outputs.map((output) => sentMessageOf(output));
  const late = outputs.findIndex(({ at }) => at >= state.now);
  // Outputs that were due before the message precede it.
  const before = input.kind === 'message' ? lines.slice(0, late < 0 ? lines.length : late) : [];
  const sent = [...moment.sent, ...before, ...(client ? [client] : []), ...lines.slice(before.length)];
  return { moment: { ...moment, state, sent }, outputs };
};

/** The line of an input; null for inputs without one. */
export function lineOf(input: Input, why: Why | null, by: Hand, at: number): SentMessage | null {
  if (input.kind === 'tick') return null;
  const reported = {
    at,
    by,
    says: why?.says ?? null,
    requirement: why?.requirement ?? null,
    fault: why?.fault ?? null,
    to: null,
    http: null,
  };
  if (input.kind === 'message') return { ...reported, from: 'client', channel: 'message', text: input.text };
  if (input.kind === 'close') return { ...reported, from: 'client', channel: 'note', text: 'The client disconnects' };
  return why ? { ...reported, from: 'server', channel: 'note', text: 'Manual action at the server' } : null;
}

/** The line of a server output. */
export function sentMessageOf({ at, text, channel, why, to }: Output): SentMessage {
  const { says, requirement = null, fault = null } = why;
  const stream = to && JSON.stringify(to.id);
  return { at, from: 'server', channel, text, by: 'server', says, requirement, fault, to: stream, http: null };
}
