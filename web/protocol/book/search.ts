/** Searches the reference. Pure; ranks whole names before prefixes, and names before sentences. */

/** An item of the search index. */
export interface Findable {
  /** Its name on the wire, or its title. */
  name: string;
  /** Its kind, in one word: “method”, “type”. */
  sort: string;
  /** One sentence. */
  says: string;
  /** Where it is shown: the path segments after `reference`. */
  path: readonly string[];
}

/** A search result; results are sorted best first. */
export interface Hit {
  item: Findable;
  /** The part of `name` that matches; null if only the sentence matches. */
  at: readonly [start: number, end: number] | null;
}

/** Maximum number of results. */
export const MAX_HITS = 60;

const LONGEST = 200;

/** The best results for a query. Every word of it must match the name, kind or sentence; a blank query finds nothing. */
export function search(items: readonly Findable[], query: string, maxHits = MAX_HITS): readonly Hit[] {
  const whole = query.trim().slice(0, LONGEST).toLowerCase();
  if (whole === '') return [];
  const words = whole.split(/\s+/);
  const hits: { hit: Hit; rank: number; order: number }[] = [];
  items.forEach((item, order) => {
    const rank = rankOf(item, whole, words);
    if (rank === null) return;
    const at = placeOf(item.name.toLowerCase(), whole, words);
    hits.push({ hit: { item, at }, rank, order });
  });
  return hits
    .toSorted((a, b) => a.rank - b.rank || a.hit.item.name.length - b.hit.item.name.length || a.order - b.order)
    .slice(0, maxHits)
    .map(({ hit }) => hit);
}

/** The most-searched kinds come before other prefix matches; members of types come after the types. */
const WEIGHT: Readonly<Record<string, number>> = {
  page: -0.5,
  request: -1.1,
  notification: -1.1,
  'error code': -1,
  member: 1.5,
  requirement: 0.3,
  rule: 0.2,
};

/** Lower is better; null is no match. */
function rankOf(item: Findable, whole: string, words: readonly string[]): number | null {
  const plain = plainRank(item, whole, words);
  return plain === null || plain === 0 ? plain : Math.max(0.1, plain + (WEIGHT[item.sort] ?? 0));
}

function plainRank({ name, sort, says }: Findable, whole: string, words: readonly string[]): number | null {
  const lower = name.toLowerCase();
  if (lower === whole) return 0;
  if (lower.startsWith(whole)) return 1;
  if (beginsWord(name, lower, whole)) return 2;
  if (lower.includes(whole)) return 3;
  const plain = letters(lower);
  if (letters(whole) !== '' && plain.includes(letters(whole))) return 4;
  if (words.every((word) => lower.includes(word))) return 5;
  const rest = `${lower} ${sort} ${says.toLowerCase()}`;
  return words.every((word) => rest.includes(word)) ? 6 : null;
}

const letters = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '');

/** True if the query begins a word of the name: after a separator, or at a capital letter. */
function beginsWord(name: string, lower: string, whole: string): boolean {
  for (let at = lower.indexOf(whole); at > 0; at = lower.indexOf(whole, at + 1)) {
    if (/[^A-Za-z0-9]/.test(name.charAt(at - 1)) || /[A-Z]/.test(name.charAt(at))) return true;
  }
  return false;
}

function placeOf(lower: string, whole: string, words: readonly string[]): Hit['at'] {
  for (const part of [whole, ...words]) {
    const start = lower.indexOf(part);
    if (start >= 0) return [start, start + part.length];
  }
  return null;
}
