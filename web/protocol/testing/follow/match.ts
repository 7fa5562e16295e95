/** How much sentences have in common. */

/** Words that carry no meaning of their own here. */
const COMMON = new Set(
  'the and for that this with from are not its any all has have must should may can will when which they their other each only also such then than into does'.split(
    ' ',
  ),
);

/** Word stems and names of a sentence. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_/.-]{3,}/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/[.-]+$/u, '').replace(/(?:ies|es|s|ed|ing)$/u, ''))
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );
}

/** The number of stems that both have. */
export function commonOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const stem of a) if (b.has(stem)) common += 1;
  return common;
}

/** From 0 (nothing in common) to 1 (the same stems). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 1 : (2 * commonOf(a, b)) / (a.size + b.size);
}

/** Something with its stems. */
export interface Stemmed {
  readonly stems: ReadonlySet<string>;
}

/** A stem that more items have than this does not distinguish them. It also bounds the work for each stem. */
const MAX_ITEMS = 200;
/** Items that are compared in full with a sentence. */
const MAX_CANDIDATES = 8;

/**
 * A function that returns the few items that share most stems with a sentence, best first. Work is in proportion to the number of stems:
 * an item is found by the stems that at most 200 items have.
 */
export function finderOf<Item extends Stemmed>(items: readonly Item[]): (stems: ReadonlySet<string>) => Item[] {
  const byStem = new Map<string, Item[]>();
  for (const item of items)
    for (const stem of item.stems) {
      const list = byStem.get(stem);
      if (!list) byStem.set(stem, [item]);
      else if (list.length <= MAX_ITEMS) list.push(item);
    }
  return (stems) => {
    const counts = new Map<Item, number>();
    for (const stem of stems) {
      const list = byStem.get(stem) ?? [];
      if (list.length > MAX_ITEMS) continue;
      for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    const best: [Item, number][] = [];
    for (const entry of counts) {
      let at = best.length;
      while (at > 0 && (best[at - 1]?.[1] ?? 0) < entry[1]) at -= 1;
      if (at < MAX_CANDIDATES) best.splice(at, 0, entry);
      if (best.length > MAX_CANDIDATES) best.pop();
    }
    return best.map(([item]) => item);
  };
}
