/** Progress as a file: out, and in again, on this machine or another one. */
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import { readItem, type ItemProgress, type Progress } from './progress.ts';

const FORMAT = 'mcp-playground-progress';
/** Larger files hold something else, UTF-16 units. */
const MAX = 5_000_000;
const MAX_ITEMS = 5000;

/** The text of a file. */
export function exportProgress({ items }: Pick<Progress, 'items'>): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, items }, null, 2)}\n`;
}

/** What came of a file: progress with what was here before, and a sentence about it; or why it cannot be used, and what to do. */
export type Imported = { progress: Progress; says: string } | { problem: string };

/** Reads a file and adds it to what is there: what is done in either is done, and what was written here stays. */
export function importProgress(text: string, before: Pick<Progress, 'items'>): Imported {
  if (text.length > MAX)
    return { problem: 'This file is too large for a file of progress. Choose one that “Export progress” made.' };
  const value = jsonOf(text);
  if (value === undefined)
    return { problem: 'This file is not JSON, so nothing was changed. Choose one that “Export progress” made.' };
  if (!isRecord(value) || value['format'] !== FORMAT || !isRecord(value['items']))
    return {
      problem: 'This is not a file of progress, so nothing was changed. Choose one that “Export progress” made.',
    };
  if (value['version'] !== 1)
    return {
      problem:
        'This file was made by a newer version of this page, so nothing was changed. Reload the page and try again.',
    };
  const entries = Object.entries(value['items']).slice(0, MAX_ITEMS);
  const items = new Map(Object.entries(before.items));
  for (const [id, kept] of entries) items.set(id, together(items.get(id) ?? {}, readItem(kept)));
  const done = entries.filter(([, kept]) => readItem(kept).done !== undefined).length;
  const says = `The file was added: ${done} ${done === 1 ? 'item is' : 'items are'} done in it.`;
  return { progress: { version: 1, items: Object.fromEntries(items) }, says };
}

function together(here: ItemProgress, there: ItemProgress): ItemProgress {
  const done = [here.done, there.done].flatMap((date) => date ?? []).sort()[0];
  return { ...there, ...here, ...(done === undefined ? {} : { done }) };
}
