/** Decides which messages a table shows. Pure, and fast for 20,000 messages. */
import type { ShownEntry } from '../engine/types.ts';
import type { Kind, Sender } from '../../protocol/types.ts';

/** Conditions for displayed messages, which must all hold. */
export interface MessageFilter {
  /** The message text must contain this string, in any letter case. */
  words: string;
  kind: Kind | null;
  side: Sender | null;
  /** The method; for a response, the method of its request. */
  method: string | null;
  /** Index of a session. */
  session: number | null;
  /** Only messages with errors or warnings. */
  findings: boolean;
}

/** Matches every message. */
export const NO_FILTER: MessageFilter = {
  words: '',
  kind: null,
  side: null,
  method: null,
  session: null,
  findings: false,
};

/** Whether any condition is set. */
export function isFiltering({ words, kind, side, method, session, findings }: MessageFilter): boolean {
  return words.trim() !== '' || findings || [kind, side, method, session].some((one) => one !== null);
}

/** The method of a message: its own, or for a response that of its request, if the text contains it. */
export function methodOf(entry: ShownEntry, entries: readonly ShownEntry[]): string | undefined {
  if (entry.method !== undefined || entry.answers === undefined) return entry.method;
  return entries[entry.answers]?.method;
}

function hasMethod(entry: ShownEntry, entries: readonly ShownEntry[], method: string): boolean {
  return methodOf(entry, entries) === method || (entry.items?.some((item) => item.method === method) ?? false);
}

/** The matching messages, in order. `holding` are those whose text contains the search text; `null` while the search runs. */
export function passing(
  entries: readonly ShownEntry[],
  filter: MessageFilter,
  holding: ReadonlySet<number> | null,
): readonly ShownEntry[] {
  const { words, kind, side, method, session, findings } = filter;
  if (!isFiltering(filter)) return entries;
  const held = words.trim() === '' ? null : holding;
  return entries.filter(
    (entry) =>
      (kind === null || entry.kind === kind) &&
      (side === null || entry.from === side) &&
      (session === null || entry.session === session) &&
      (!findings || entry.errors > 0 || entry.warnings > 0) &&
      (held === null || held.has(entry.index)) &&
      (method === null || hasMethod(entry, entries, method)),
  );
}

/** The available options, with the number of messages for each. */
export interface FilterChoices {
  kinds: ReadonlyMap<Kind, number>;
  sides: ReadonlyMap<Sender, number>;
  /** The most frequent first. */
  methods: readonly (readonly [string, number])[];
  /** Messages with errors or warnings. */
  findings: number;
}

/** Maximum number of methods to choose from; invalid text can have thousands. */
export const MAX_METHODS = 60;

/** Counts the messages by kind, side and method. */
export function choicesOf(entries: readonly ShownEntry[]): FilterChoices {
  const kinds = new Map<Kind, number>();
  const sides = new Map<Sender, number>();
  const methods = new Map<string, number>();
  let findings = 0;
  const add = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const entry of entries) {
    add(kinds, entry.kind);
    add(sides, entry.from);
    if (entry.errors > 0 || entry.warnings > 0) findings++;
    if (entry.items) {
      const inside = new Set(entry.items.map((item) => item.method));
      for (const method of inside) if (method !== undefined) add(methods, method);
    }
    const method = methodOf(entry, entries);
    if (method !== undefined) add(methods, method);
  }
  const commonest = [...methods].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, MAX_METHODS);
  return { kinds, sides, methods: commonest, findings };
}
