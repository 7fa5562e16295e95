/** Labels of wire rows. Pure. */
import { jsonOf } from '../../../../protocol/json/plain.ts';
import type { PlayRow } from '../../../engine/learn.ts';
import { count } from '../../../parts/text.ts';
import { rowTitle } from '../../server/text.ts';

/** A short label: “tools/list”, “result of tools/call”, “3 messages” for a batch. */
export function titleOf(row: PlayRow): string {
  const batch = row.kind === 'batch' ? jsonOf(row.text) : undefined;
  return Array.isArray(batch) ? count(batch.length, 'message') : rowTitle(row);
}
