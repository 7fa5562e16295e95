/** Text edits, applied. */
import type { TextEdit } from '../types.ts';

/** Applies edits that are ascending and do not overlap; other edits are ignored. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at || edit.end < edit.start || edit.end > text.length) continue;
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
