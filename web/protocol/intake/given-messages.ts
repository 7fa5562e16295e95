/** Messages that a program provides one by one: no format has to be detected, and no log is written and parsed again. */
import { hasNoHalves, quickValue } from '../json/fast.ts';
import { readText } from '../json/read.ts';
import type { JsonProblem, JsonValue } from '../json/types.ts';
import { toValue } from '../json/value.ts';
import { PARTY_SIDES, trimmed } from './unit.ts';
import type { Intake, RawEntry, See } from './types.ts';

/** A party of a message. A view, its host and its sandbox exchange messages on a channel of their own. */
export type GivenParty = keyof typeof PARTY_SIDES;

/** A message and its sender, if the program knows it: as its JSON text, or as a value if no text exists. */
export type GivenMessage = { readonly from?: GivenParty } & (
  | { readonly text: string }
  | { readonly message: JsonValue }
);

/** Its JSON text. */
export function textOf(given: GivenMessage): string {
  return 'text' in given ? given.text : JSON.stringify(given.message);
}

/** The JSON text of each message, with a line feed between: positions in a report of these messages refer to it. */
export function textOfGiven(given: readonly GivenMessage[]): string {
  return given.map(textOf).join('\n');
}

/** The entries of messages, one for each. `text` is what `textOfGiven` returns for them. */
export function takeGiven(text: string, given: readonly GivenMessage[], see: See = () => {}): Intake {
  const whole = hasNoHalves(text);
  const entries: RawEntry[] = [];
  let start = 0;
  for (const one of given) {
    const end = start + textOf(one).length;
    const entry = entryIn(text, start, end, whole, one.from);
    entries.push(entry);
    see(entry);
    start = end + 1;
  }
  const format = { id: 'messages', title: 'Messages one by one', because: 'A program provided them.' };
  return { format, entries, skipped: [], problems: [] };
}

/** The entry of one message alone: its span refers to its own text. */
export function entryOf(text: string, from?: GivenParty): RawEntry {
  return entryIn(text, 0, text.length, hasNoHalves(text), from);
}

const NONE: readonly JsonProblem[] = Object.freeze([]);

function entryIn(text: string, start: number, end: number, whole: boolean, from?: GivenParty): RawEntry {
  const sender = from === undefined ? {} : senderOf(from);
  const value = quickValue(text, start, end, whole);
  const read = () => readText(text, start, end);
  if (value !== undefined) {
    return { span: trimmed(text, { start, end }), value, problems: NONE, tree: once(() => read().root), ...sender };
  }
  const { root, problems } = read();
  return {
    span: root ? { start: root.start, end: root.end } : trimmed(text, { start, end }),
    value: !root || root.type === 'hole' ? undefined : toValue(root),
    problems,
    tree: () => root,
    ...sender,
  };
}

function senderOf(party: GivenParty): Pick<RawEntry, 'from' | 'fromBecause' | 'channel' | 'party'> {
  const named = { from: PARTY_SIDES[party], fromBecause: 'The program names the sender.' };
  return party === 'client' || party === 'server' ? named : { ...named, channel: 'view', party };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
