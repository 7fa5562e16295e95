/** Ids that no message of a text uses: for repairs that have to make one up. */
import type { EntryList } from '../intake/types.ts';
import type { EntryRow } from '../types.ts';

/**
 * Prepares a text once; each call of the answer starts a new count, so that equal questions get equal ids, and two
 * repairs of one judgement never the same one. Counts up from the largest integer id, or fills gaps where there is none above.
 */
export function freshIds(entries: EntryList, rows: () => readonly EntryRow[]): () => () => number {
  let used: ReadonlySet<number> | null = null;
  return () => {
    let next: number | null = null;
    return () => {
      used ??= idsIn(entries, rows());
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

/** Every safe integer that stands as an `id`. The rows know those of single messages, so that no value is read again for it. */
function idsIn(entries: EntryList, rows: readonly EntryRow[]): Set<number> {
  const used = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const own = row.kind === 'batch' || row.id === undefined ? Number.NaN : Number(row.id);
    if (Number.isSafeInteger(own)) used.add(own);
    const items = row.kind === 'batch' ? entries.at(index)?.value : null;
    for (const item of Array.isArray(items) ? items : []) {
      if (typeof item !== 'object' || item === null || Array.isArray(item) || !Object.hasOwn(item, 'id')) continue;
      if (typeof item.id === 'number' && Number.isSafeInteger(item.id)) used.add(item.id);
    }
  }
  return used;
}
