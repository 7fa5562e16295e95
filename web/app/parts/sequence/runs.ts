/** Finds messages that repeat the ones before them, so that a long log can be folded. Pure. */
import type { Kind, Sender } from '../../../protocol/types.ts';
import type { ShownEntry } from '../../engine/types.ts';
import { methodOf } from '../messageFilter.ts';
import { grouped } from '../text.ts';

/** Messages that repeat those directly before them; they can be folded into one row. */
export interface Run {
  /** Index of the first folded message; it identifies the run. */
  key: number;
  /** Indices of the folded messages, ascending. */
  hidden: readonly number[];
  /** Number of rounds: messages for runs of one kind, exchanges for requests with their responses. */
  rounds: number;
  /** The content of one round, e.g. `notifications/progress`. */
  what: string;
  /** True if a round has several messages. */
  several: boolean;
}

/** Minimum number of messages to fold; shorter sessions have a higher minimum. */
const MIN = 4;
const MIN_OF_SHORT = 12;
const SHORT = 40;
/** Maximum number of messages per round: a request, one in between, its response. */
const LONGEST_ROUND = 3;

const PLAIN: readonly Kind[] = ['request', 'notification', 'response', 'error'];
const SIDES: readonly Sender[] = ['client', 'server', 'unknown'];

/** Equal numbers for messages that look the same; a unique number for a message that must stay visible. */
function looks(
  entries: readonly ShownEntry[],
  order: readonly number[],
  waits: (index: number) => boolean,
): Int32Array {
  const names = new Map<string, number>();
  const out = new Int32Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const index = order[at] ?? 0;
    const entry = entries[index];
    out[at] = -1 - at;
    if (!entry || entry.errors > 0 || entry.warnings > 0) continue;
    if (waits(index) || entry.kind === 'invalid' || entry.kind === 'batch') continue;
    const method = methodOf(entry, entries) ?? '';
    let known = names.get(method);
    if (known === undefined) {
      known = names.size;
      names.set(method, known);
    }
    out[at] = known * 16 + PLAIN.indexOf(entry.kind) * 4 + SIDES.indexOf(entry.from);
  }
  return out;
}

/** For each position, how many messages in sequence look like the one `step` positions later. */
function echoes(look: Int32Array, step: number): Int32Array {
  const out = new Int32Array(look.length);
  for (let at = look.length - step - 1; at >= 0; at--) {
    if (look[at] === look[at + step]) out[at] = (out[at + 1] ?? 0) + 1;
  }
  return out;
}

const isAnswer = (entry: ShownEntry | undefined): boolean => entry?.kind === 'response' || entry?.kind === 'error';

/** The description of one round. */
function roundText(entries: readonly ShownEntry[], round: readonly number[]): string {
  const names = round.flatMap((index) => {
    const entry = entries[index];
    if (!entry) return [];
    if (entry.method !== undefined) return [entry.method];
    if (round.length > 1) return [];
    const method = methodOf(entry, entries);
    return [`${entry.kind === 'error' ? 'error' : 'result'}${method === undefined ? '' : ` of ${method}`}`];
  });
  return [...new Set(names)].join(', ');
}

/**
 * The runs among the messages in `order` (indices into `entries`). The first round of each stays visible. Messages with
 * findings, waiting requests, batches and invalid messages are never folded. Linear.
 */
export function runsOf(
  entries: readonly ShownEntry[],
  order: readonly number[],
  waits: (index: number) => boolean,
): Run[] {
  const look = looks(entries, order, waits);
  const steps = Array.from({ length: LONGEST_ROUND }, (_, n) => echoes(look, n + 1));
  const runs: Run[] = [];
  const min = order.length > SHORT ? MIN : MIN_OF_SHORT;
  for (let at = 0; at < order.length;) {
    // A round of several messages does not start with a response.
    const longest = isAnswer(entries[order[at] ?? 0]) ? 1 : LONGEST_ROUND;
    let size = 1;
    while (size <= longest && (steps[size - 1]?.[at] ?? 0) < Math.max(min, 2 * size)) size++;
    if (size > longest) {
      at++;
      continue;
    }
    const rounds = Math.floor((steps[size - 1]?.[at] ?? 0) / size);
    const hidden = order.slice(at + size, at + size + rounds * size);
    const key = hidden[0];
    if (key !== undefined) {
      const what = roundText(entries, order.slice(at, at + size));
      runs.push({ key, hidden, rounds, what, several: size > 1 });
    }
    at += size + rounds * size;
  }
  return runs;
}

/** E.g. “214 more notifications/progress”, “812 more rounds of tools/call”. */
export function runText({ rounds, what, several }: Run): string {
  return several ? `${grouped(rounds)} more rounds of ${what}` : `${grouped(rounds)} more ${what}`;
}
