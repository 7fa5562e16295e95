/** Ids that no message of a text uses, for fixes that need a new one. */
import type { EntryList } from '../intake/types.ts';
import type { EntryRow } from '../types.ts';

/**
 * Prepares a text once. Each call of the returned function starts a new sequence, so equal queries return equal ids, and two
 * fixes of one judgment never share one. Counts up from the largest integer id, or fills gaps if there are no integers above
 * it.
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

/** Every safe integer used as an `id`. The rows have those of single messages, so no value is parsed again. */
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
