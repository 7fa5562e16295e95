/** Decides which messages a table shows. Pure, and fast for 20,000 messages. */
import type { ShownEntry } from '../engine/types.ts';
import type { Outcome, Outcomes } from './outcomes.ts';
import type { Kind, Sender } from '../../protocol/types.ts';

/** Conditions for displayed messages, which must all hold. */
export interface MessageFilter {
  /** The message text must contain this string, in any letter case. */
  query: string;
  kind: Kind | null;
  side: Sender | null;
  /** The method; for a response, the method of its request. */
  method: string | null;
  /** Index of a session. */
  session: number | null;
  /** Only messages with errors or warnings. */
  findings: boolean;
  /** Only exchanges with this outcome. */
  outcome: Outcome | null;
}

const NONE: ReadonlySet<number> = new Set();

/** Matches every message. */
export const NO_FILTER: MessageFilter = {
  query: '',
  kind: null,
  side: null,
  method: null,
  session: null,
  findings: false,
  outcome: null,
};

/** Whether any condition is set. */
export function isFiltering({ query, findings, ...rest }: MessageFilter): boolean {
  const { kind, side, method, session, outcome } = rest;
  return query.trim() !== '' || findings || [kind, side, method, session, outcome].some((one) => one !== null);
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
  outcomes: Outcomes | null = null,
): readonly ShownEntry[] {
  const { query, kind, side, method, session, findings, outcome } = filter;
  if (!isFiltering(filter)) return entries;
  const held = query.trim() === '' ? null : holding;
  const ended = outcome === null ? null : (outcomes?.[outcome].entries ?? NONE);
  return entries.filter(
    (entry) =>
      (kind === null || entry.kind === kind) &&
      (side === null || entry.from === side) &&
      (session === null || entry.session === session) &&
      (!findings || entry.errors > 0 || entry.warnings > 0) &&
      (ended === null || ended.has(entry.index)) &&
      (held === null || held.has(entry.index)) &&
      (method === null || hasMethod(entry, entries, method)),
  );
}

/** The orders of a message table. */
export const ORDERS = ['logged', 'slowest', 'largest', 'method'] as const;
/** One of them. */
export type Order = (typeof ORDERS)[number];

/** The messages in another order; those that are equal in it stay as logged. */
export function inOrder(
  shown: readonly ShownEntry[],
  order: Order,
  entries: readonly ShownEntry[],
): readonly ShownEntry[] {
  if (order === 'logged') return shown;
  const size = ({ span }: ShownEntry): number => span.end - span.start;
  if (order === 'largest') return shown.toSorted((a, b) => size(b) - size(a));
  const time = ({ took, answeredBy }: ShownEntry): number => took ?? entries[answeredBy ?? -1]?.took ?? -1;
  if (order === 'slowest') return shown.toSorted((a, b) => time(b) - time(a));
  const names = new Map(shown.map((entry) => [entry, methodOf(entry, entries) ?? '\uffff']));
  return shown.toSorted((a, b) => {
    const [one = '', other = ''] = [names.get(a), names.get(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  });
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
