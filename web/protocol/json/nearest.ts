/** The name that was probably meant: small typing errors, swapped words, other separators. */

/** Longer names are not compared: they are rarely mistyped, and the comparison is quadratic. */
const LONGEST = 80;

/**
 * The candidate nearest to `name`, or null if none is near. Letter case does not count; the same words in another order or with
 * other separators (`list_tools`, `toolsList`) count as one typing error. An exact match is returned as it is.
 */
export function nearest(name: string, candidates: Iterable<string>): string | null {
  if (name.length > LONGEST || name === '') return null;
  const lower = name.toLowerCase();
  const bag = wordBag(name);
  let best: string | null = null;
  let min = typosAllowed(lower.length) + 1;
  for (const candidate of candidates) {
    const edits = wordBag(candidate) === bag ? Math.min(1, min - 1) : editDistance(lower, candidate.toLowerCase(), min);
    if (edits < min) [best, min] = [candidate, edits];
  }
  return best;
}

/** One typing error in a short name, at most three in a long one. */
function typosAllowed(length: number): number {
  return length < 4 ? 0 : Math.max(1, Math.min(3, Math.floor(length / 5)));
}

/** The words of a name, singular and sorted: unchanged if the words are swapped. */
function wordBag(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/u).filter((word) => word !== '');
  return words
    .map((word) => word.toLowerCase().replace(/s$/u, ''))
    .sort()
    .join(' ');
}

/**
 * Damerau-Levenshtein distance in its optimal-alignment form: insertions, deletions, replacements and swaps of neighbors. A
 * distance of `limit` or more is returned as `limit`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    let lowest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      now.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest >= limit) return limit;
    [beforeLast, last] = [last, now];
  }
  return Math.min(at(last, b.length), limit);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
