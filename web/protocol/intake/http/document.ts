/** HTTP in several blocks of one document: a command in one, the response in the next, and the session that continues. */
import { isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';
import type { RawEntry } from '../types.ts';
import type { WireMessage } from '../wire.ts';
import { assignChannels, pairUp, type Candidate } from './join.ts';

/**
 * Pairs requests and responses of all blocks, and assigns each to its session again. A recorder’s own assignments are more
 * reliable and stay unchanged. `blocks`: the index of the first entry of each block.
 */
export function joinBlocks(
  entries: readonly RawEntry[],
  wire: readonly WireMessage[],
  blocks: readonly number[] = [],
): void {
  if (wire.length === 0) separateRuns(entries, blocks);
  if (wire.length === 0 || wire.some(({ at, madeUp }) => at !== undefined || madeUp)) return;
  const candidates = wire.map((message): Candidate & { before: string | undefined } => ({
    message,
    values: message.entries.map((entry) => entries[entry]?.value),
    before: message.channel,
  }));
  const answered = new Set(wire.map(({ answers }) => answers));
  const open = candidates.filter(({ message }, index) =>
    message.kind === 'request' ? !answered.has(index) && !hasLoose(entries, message) : message.answers === null,
  );
  const indexes = open.map((one) => candidates.indexOf(one));
  pairUp(open);
  for (const { message } of open) {
    if (message.kind === 'response' && message.answers !== null) message.answers = indexes[message.answers] ?? null;
  }
  for (const { message } of candidates) delete message.channel;
  assignChannels(candidates);
  const given = new Set<string>();
  for (const { message, values } of candidates) {
    const ids = message.kind === 'request' ? [] : values.map(idOf).filter((id) => id !== '');
    // A document shows one response, then alternatives to it.
    if (message.answers === null && ids.some((id) => given.has(id))) message.channel = 'another response';
    else if (message.kind === 'request') for (const value of values) given.delete(idOf(value));
    else for (const id of ids) given.add(id);
  }
  separateTries(candidates, wire);
  const now = new Map(candidates.map(({ before, message }) => [before ?? '', message.channel ?? '']));
  const requested = new Map<string, string>();
  for (const entry of entries) {
    const message = entry.wire === undefined ? undefined : wire[entry.wire];
    const id = idOf(entry.value);
    const channel = message
      ? message.channel
      : entry.channel === undefined
        ? requested.get(id)
        : (now.get(entry.channel) ?? entry.channel);
    if (message?.kind === 'request' && id !== '') requested.set(id, message.channel ?? '');
    if (channel) entry.channel = channel;
    else delete entry.channel;
  }
}

/** Logs in several blocks show one run after the other: a block that repeats a request of those before it begins another run. */
function separateRuns(entries: readonly RawEntry[], blocks: readonly number[]): void {
  const sent = new Set<string>();
  let runs = 1;
  for (const [at, first] of blocks.entries()) {
    const block = entries.slice(first, blocks[at + 1]);
    const own = block.flatMap(({ from, value }) => {
      const method = isObject(value) ? value['method'] : undefined;
      const id = idOf(value);
      return from && method !== undefined && id !== '' ? [`${from} ${id} ${JSON.stringify(method)}`] : [];
    });
    if (own.some((request) => sent.has(request))) {
      sent.clear();
      runs++;
    }
    for (const request of own) sent.add(request);
    if (runs > 1) for (const entry of block) entry.channel ??= `run ${runs}`;
  }
}

/**
 * A document shows one try after the other: a request outside of a session that uses an id again begins a channel of its own.
 */
function separateTries(candidates: readonly Candidate[], wire: readonly WireMessage[]): void {
  const used = new Set<string>();
  let tries = 1;
  for (const { message, values } of candidates) {
    if (message.channel) continue;
    if (message.kind === 'response') {
      const channel = message.answers === null ? undefined : wire[message.answers]?.channel;
      if (channel) message.channel = channel;
      continue;
    }
    const ids = values.map(idOf).filter((id) => id !== '');
    if (ids.some((id) => used.has(id))) {
      used.clear();
      tries++;
    }
    for (const id of ids) used.add(id);
    if (tries > 1) message.channel = `try ${tries}`;
  }
}

/** True if a response without HTTP around it is in the text before the next request. */
function hasLoose(entries: readonly RawEntry[], message: WireMessage): boolean {
  const last = message.entries.at(-1);
  const next = last === undefined ? undefined : entries[last + 1];
  return next !== undefined && next.wire === undefined && next.from === 'server';
}

function idOf(value: JsonValue | undefined): string {
  const id = typeof value === 'object' && value !== null && !Array.isArray(value) ? value['id'] : undefined;
  return id === undefined || id === null ? '' : JSON.stringify(id);
}
