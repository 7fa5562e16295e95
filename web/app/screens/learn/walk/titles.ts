/** What a row of the wire is called. Pure. */
import type { PlayRow } from '../../../engine/learn.ts';
import { count } from '../../../parts/words.ts';
import { rowTitle } from '../../server/words.ts';
import { valueOf } from './message.ts';

/** In a few words: «tools/list», «result of tools/call», «3 messages» for a batch. */
export function titleOf(row: PlayRow): string {
  const batch = row.kind === 'batch' ? valueOf(row.text) : undefined;
  return Array.isArray(batch) ? count(batch.length, 'message') : rowTitle(row);
}
