/** Folds the members of a message: contents below the second level are shown on request. Pure. */
import type { AnatomyRow } from '../../protocol/place-types.ts';

/** A visible row; `folded` is null for a row without contents. */
export interface FoldedRow {
  readonly row: AnatomyRow;
  readonly folded: boolean | null;
}

/** Rows at this depth and below are folded at first. */
const FIRST_FOLDED = 1;

/** The visible rows. `chosen` has the rows that the user opened (true) or folded, by pointer. Findings are never hidden at first. */
export function visibleRows(rows: readonly AnatomyRow[], chosen: ReadonlyMap<string, boolean>): FoldedRow[] {
  const out: FoldedRow[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row) break;
    const inner = contentsOf(rows, at);
    if (inner.length === 0) {
      out.push({ row, folded: null });
      continue;
    }
    const found = inner.some(({ findings }) => findings.length > 0);
    const open = chosen.get(row.pointer) ?? (row.depth < FIRST_FOLDED || found);
    out.push({ row, folded: !open });
    if (!open) at += inner.length;
  }
  return out;
}

/** The rows inside the row at this index. */
function contentsOf(rows: readonly AnatomyRow[], at: number): readonly AnatomyRow[] {
  const depth = rows[at]?.depth ?? 0;
  let end = at + 1;
  while ((rows[end]?.depth ?? -1) > depth) end++;
  return rows.slice(at + 1, end);
}

/** The pointer of the row that stands for a member: its own, or that of the folded row around it. */
export function visiblePointer(visible: readonly FoldedRow[], pointer: string | null): string | null {
  if (pointer === null) return null;
  let nearest: string | null = null;
  for (const { row } of visible) {
    if (row.pointer === pointer) return pointer;
    if (pointer.startsWith(`${row.pointer}/`)) nearest = row.pointer;
  }
  return nearest;
}
