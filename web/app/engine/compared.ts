/** Groups two lists of findings about one text into those of either list only and those of both. Pure. */
import type { Diagnostic } from '../../protocol/types.ts';

/** Findings of two revisions, each list in its original order. */
export interface Sorted<T> {
  onlyA: T[];
  onlyB: T[];
  /** The same rule at the same position; texts and severity may differ. */
  both: { inA: T; inB: T }[];
}

type Placed = Pick<Diagnostic, 'rule' | 'entry' | 'pointer' | 'span'>;

/** Groups by rule and position. Several findings of a rule at one position are matched one to one. */
export function sortFindings<T extends Placed>(a: readonly T[], b: readonly T[]): Sorted<T> {
  const waiting = new Map<string, T[]>();
  for (const one of b.toReversed()) {
    const key = keyOf(one);
    const same = waiting.get(key);
    if (same) same.push(one);
    else waiting.set(key, [one]);
  }
  const sorted: Sorted<T> = { onlyA: [], onlyB: [], both: [] };
  const met = new Set<T>();
  for (const inA of a) {
    const inB = waiting.get(keyOf(inA))?.pop();
    if (inB) {
      met.add(inB);
      sorted.both.push({ inA, inB });
    } else sorted.onlyA.push(inA);
  }
  sorted.onlyB = b.filter((one) => !met.has(one));
  return sorted;
}

function keyOf({ rule, entry, pointer, span }: Placed): string {
  return `${rule}|${entry}|${pointer}|${span.start}`;
}
