/** Edits as an editor reports them, and how to apply them to a text. */

/** One replacement: UTF-16 offsets into the text before all edits of the same change, end exclusive. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** Applies the edits of one change. All offsets refer to the original text, and edits do not overlap. */
export function applyChange(text: string, edits: readonly Change[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let out = '';
  let at = 0;
  for (const edit of ordered) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** The single edit that turns `before` into `after`; `null` when they are equal. */
export function differenceBetween(before: string, after: string): Change | null {
  if (before === after) return null;
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  while (
    tail < max - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}
