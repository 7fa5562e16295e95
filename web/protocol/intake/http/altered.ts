/** Session ids that a client sent back changed. */

/** Shorter ids are not compared by their beginnings and ends. */
const LONG = 8;

/** True if `own` is `given` with different letter case, white space or quotes, or with a part removed or added. */
export function isAltered(own: string, given: string): boolean {
  if (own === given || own === '') return false;
  const [a, b] = [bare(own), bare(given)];
  if (a === b) return true;
  return Math.min(a.length, b.length) >= LONG && (a.includes(b) || b.includes(a));
}

function bare(id: string): string {
  return id
    .trim()
    .replace(/^["'<](.*)["'>]$/s, '$1')
    .toLowerCase();
}
