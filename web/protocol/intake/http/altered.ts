/** Session ids that a client returned changed. */

/** Shorter ids are not compared by their beginnings and ends. */
const LONG = 8;

/** True where `own` is `given` with other letter case, white space or quotes, or with a piece cut off or put on. */
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
