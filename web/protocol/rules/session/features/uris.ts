/** Addresses of resources beside each other. */

/** Longer addresses are not looked at step by step. */
const LONGEST = 1000;
/** Steps of an address that are looked at. */
const STEPS = 40;

/** True when the address, or one that it is a part of, is among them. */
export function covers(active: ReadonlyMap<string, unknown>, uri: string): boolean {
  if (active.has(uri)) return true;
  if (active.size === 0 || uri.length > LONGEST) return uri.length > LONGEST;
  let steps = 0;
  for (const { index } of uri.matchAll(/[/?#]/gu)) {
    if (steps++ > STEPS) return true;
    if (active.has(uri.slice(0, index)) || active.has(uri.slice(0, index + 1))) return true;
  }
  return false;
}

/** The address that is the same but for letter case, escapes, and a slash at its end; among the first few. */
export function alike(uri: string, others: Iterable<string>): string | null {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/\/+$/u, '')
      .replace(/^file:\/+/u, 'file:')
      .replaceAll('%20', ' ');
  let looked = 0;
  const wanted = plain(uri.slice(0, LONGEST));
  for (const other of others) {
    if (looked++ > 200) break;
    if (other !== uri && plain(other.slice(0, LONGEST)) === wanted) return other;
  }
  return null;
}
