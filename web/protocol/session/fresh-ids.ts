/** Ids that no message of a text uses: for repairs that have to make one up. */
import type { RawEntry } from '../intake/types.ts';

/**
 * Prepares a text once; each call of the answer starts a new count, so that equal questions get equal ids, and two
 * repairs of one judgement never the same one. Counts up from the largest integer id, or fills gaps where there is none above.
 */
export function freshIds(entries: readonly RawEntry[]): () => () => number {
  let used: ReadonlySet<number> | null = null;
  return () => {
    let next: number | null = null;
    return () => {
      used ??= idsIn(entries);
      if (next === null) {
        let largest = 0;
        for (const id of used) if (id > largest) largest = id;
        next = largest < Number.MAX_SAFE_INTEGER ? largest : 0;
      }
      do next++;
      while (used.has(next));
      return next;
    };
  };
}

/** Every safe integer that stands as an `id`. */
function idsIn(entries: readonly RawEntry[]): Set<number> {
  const used = new Set<number>();
  for (const { value } of entries) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item !== 'object' || item === null || Array.isArray(item) || !Object.hasOwn(item, 'id')) continue;
      if (typeof item.id === 'number' && Number.isSafeInteger(item.id)) used.add(item.id);
    }
  }
  return used;
}
