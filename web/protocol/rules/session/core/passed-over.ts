/** Requests that wait while later ones get their answers. */
import type { Call } from '../../../session/call.ts';

/** What servers answer from what they know: others that were asked and answered one after the other tell that it was passed over. */
export const SOON: readonly string[] = [
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
];

/** A request that waits. */
export interface Open {
  readonly call: Call;
  readonly clock: number | null;
  /** Where a request that was sent later had its answer first. */
  answered: number | null;
  /** True once one that was sent behind that answer has its own. */
  passed: boolean;
}

/** Takes note of the answer that another request of the same side got. Several that are sent at once may be answered in any order. */
export function passOver(one: Open, answered: Call, at: number): void {
  if (answered.entry <= one.call.entry) return;
  if (one.answered === null) one.answered = at;
  else if (answered.entry > one.answered) one.passed = true;
}
