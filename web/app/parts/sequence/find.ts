/** Finds messages by method, id or kind, and steps through the matches. Pure. */
import type { ShownEntry } from '../../engine/types.ts';
import type { Kind } from '../../../protocol/types.ts';
import { nameOf } from './label.ts';
import type { Layout } from './layout.ts';

/** The searchable text of each message, in lower case. */
export function haystacksOf(entries: readonly ShownEntry[]): readonly string[] {
  return entries.map((entry) => {
    const parts: (string | undefined)[] = [entry.kind, nameOf(entry).text, entry.id];
    for (const item of entry.items ?? []) parts.push(item.kind, item.method, item.id);
    return parts
      .filter((part) => part !== undefined)
      .join('\n')
      .toLowerCase();
  });
}

/** The messages that contain `query`, ascending, visible or hidden; `#12` is message 12. Empty for an empty search. */
export function matchesOf(haystacks: readonly string[], query: string): readonly number[] {
  const needle = query.trim().toLowerCase();
  if (needle === '') return [];
  const number = /^#(\d{1,9})$/.exec(needle)?.[1];
  if (number !== undefined) {
    const index = Number(number) - 1;
    return index >= 0 && index < haystacks.length ? [index] : [];
  }
  const found: number[] = [];
  for (const [index, hay] of haystacks.entries()) if (hay.includes(needle)) found.push(index);
  return found;
}

/** The element of `places` (ascending) after (1) or before (-1) `from`, wrapping around; `null` if there is none. */
export function stepTo(places: readonly number[], from: number, step: 1 | -1): number | null {
  const next = step === 1 ? places.find((at) => at > from) : places.findLast((at) => at < from);
  return next ?? (step === 1 ? places[0] : places.at(-1)) ?? null;
}

/** Targets for navigation. */
export interface Places {
  /** Indices of messages with errors or warnings, and of waiting requests, ascending. Runs contain neither. */
  findings: readonly number[];
  waiting: readonly number[];
  /** Whether at least one finding is an error. */
  errors: boolean;
  kinds: readonly Kind[];
}

/** The navigation targets, and the kinds of messages in the drawing. */
export function placesOf({ rows }: Pick<Layout, 'rows'>): Places {
  const findings: number[] = [];
  const waiting: number[] = [];
  const kinds = new Set<Kind>();
  let errors = false;
  for (const row of rows) {
    if (row.type !== 'message') continue;
    const { entry, answer } = row;
    kinds.add(entry.kind);
    if (entry.errors > 0) errors = true;
    if (entry.errors + entry.warnings > 0) findings.push(entry.index);
    if (answer === 'waiting') waiting.push(entry.index);
  }
  return { findings, waiting, errors, kinds: [...kinds] };
}
