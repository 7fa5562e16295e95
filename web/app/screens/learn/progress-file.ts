/** Progress as a file: export and import, on this machine or another one. */
import { PROGRESS_FORMAT, readProgress, type ItemProgress } from '../../../course/progress.ts';
import type { Progress } from './progress.ts';

/** The content of a file. */
export function exportProgress({ items }: Pick<Progress, 'items'>): string {
  return `${JSON.stringify({ format: PROGRESS_FORMAT, version: 1, items }, null, 2)}\n`;
}

/** The result of an import: the merged progress, and a message about it; or the reason of a failure, and what to do. */
export type Imported = { progress: Progress; says: string } | { problem: string };

const PROBLEMS = {
  large: 'This file is too large for a progress file. Select one that “Export progress” created.',
  json: 'This file is not JSON, so nothing was changed. Select one that “Export progress” created.',
  format: 'This file is not a progress file, so nothing was changed. Select one that “Export progress” created.',
  version:
    'This file was created by a newer version of this page, so nothing was changed. Reload the page and try again.',
} as const;

/** Reads a file and merges it with the existing progress: an item done in either is done, and local drafts stay. */
export function importProgress(text: string, before: Pick<Progress, 'items'>): Imported {
  const read = readProgress(text);
  if ('problem' in read) return { problem: PROBLEMS[read.problem] };
  const items = new Map(Object.entries(before.items));
  for (const [id, item] of read.items) items.set(id, together(items.get(id) ?? {}, item));
  const done = read.items.filter(([, item]) => item.done !== undefined).length;
  const says = `The file was imported. It contains ${done} completed ${done === 1 ? 'item' : 'items'}.`;
  return { progress: { version: 1, items: Object.fromEntries(items) }, says };
}

function together(here: ItemProgress, there: ItemProgress): ItemProgress {
  const done = [here.done, there.done].flatMap((date) => date ?? []).sort()[0];
  return { ...there, ...here, ...(done === undefined ? {} : { done }) };
}
