/** An entry as rules are shown it. */
import type { RawEntry } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import type { Judged } from '../rules/run.ts';
import type { Span } from '../types.ts';
import type { Heard } from './kept.ts';
import { doubtsOf, trustOf } from './rows.ts';

const NO_DOUBTS: readonly Span[] = Object.freeze([]);

/** What is judged of an entry; null where nothing could be read. Its value is read again where it was let go of, once it is asked for. */
export function judgedEntry(entry: RawEntry | undefined, heard: Heard | undefined, index: number): Judged | null {
  // What can be read again was read before.
  if (!entry || !heard || (!entry.letGo && entry.value === undefined)) return null;
  const whole = entry.problems.length === 0 && entry.trust !== 'altered';
  let value: JsonValue | undefined;
  return {
    index,
    get value() {
      return (value ??= entry.value ?? null);
    },
    tree: () => entry.tree(),
    from: heard.from,
    fromInferred: heard.inferred,
    mendable: entry.mendable !== false,
    damaged: !whole && trustOf(entry) === 'altered',
    doubts: whole ? NO_DOUBTS : doubtsOf(entry),
  };
}
