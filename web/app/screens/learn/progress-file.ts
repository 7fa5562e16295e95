/** Progress as a file: export and import, on this machine or another one. */
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import { readItem, type ItemProgress, type Progress } from './progress.ts';

const FORMAT = 'mcp-playground-progress';
/** Larger files cannot be progress files, UTF-16 units. */
const MAX = 5_000_000;
const MAX_ITEMS = 5000;

/** The content of a file. */
export function exportProgress({ items }: Pick<Progress, 'items'>): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, items }, null, 2)}\n`;
}

/** The result of an import: the merged progress, and a message about it; or the reason of a failure, and what to do. */
export type Imported = { progress: Progress; says: string } | { problem: string };

/** Reads a file and merges it with the existing progress: an item done in either is done, and local drafts stay. */
export function importProgress(text: string, before: Pick<Progress, 'items'>): Imported {
  if (text.length > MAX)
    return { problem: 'This file is too large for a progress file. Select one that “Export progress” created.' };
  const value = jsonOf(text);
  if (value === undefined)
    return { problem: 'This file is not JSON, so nothing was changed. Select one that “Export progress” created.' };
  if (!isRecord(value) || value['format'] !== FORMAT || !isRecord(value['items']))
    return {
      problem: 'This file is not a progress file, so nothing was changed. Select one that “Export progress” created.',
    };
  if (value['version'] !== 1)
    return {
      problem:
        'This file was created by a newer version of this page, so nothing was changed. Reload the page and try again.',
    };
  const entries = Object.entries(value['items']).slice(0, MAX_ITEMS);
  const items = new Map(Object.entries(before.items));
  for (const [id, stored] of entries) items.set(id, together(items.get(id) ?? {}, readItem(stored)));
  const done = entries.filter(([, stored]) => readItem(stored).done !== undefined).length;
  const says = `The file was imported. It contains ${done} completed ${done === 1 ? 'item' : 'items'}.`;
  return { progress: { version: 1, items: Object.fromEntries(items) }, says };
}

function together(here: ItemProgress, there: ItemProgress): ItemProgress {
  const done = [here.done, there.done].flatMap((date) => date ?? []).sort()[0];
  return { ...there, ...here, ...(done === undefined ? {} : { done }) };
}
