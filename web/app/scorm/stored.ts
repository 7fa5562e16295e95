/**
 * Progress where the embedded lesson keeps it: in the storage of this tab, which both documents share. At a launch it is replaced
 * by what the learning system stored, because several learners may use the same computer.
 */
import { isRecord, jsonOf } from '../../protocol/json/plain.ts';
import type { StoredItem } from './suspend.ts';

const KEY = 'mcp-playground/progress';
/** Lessons store their steps here. */
const WALK = 'mcp-playground/walk/';

/** Replaces the progress of this tab. Does nothing if the browser refuses storage. */
export function seedProgress(items: Readonly<Record<string, StoredItem>>): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(WALK)) sessionStorage.removeItem(key);
    sessionStorage.setItem(KEY, JSON.stringify({ version: 1, items }));
  } catch {
    // Then progress is known from messages alone, and drafts are lost.
  }
}

/** The progress of these items in this tab; empty if the browser refuses storage. */
export function readProgress(ids: readonly string[]): Readonly<Record<string, StoredItem>> {
  try {
    const stored = jsonOf(sessionStorage.getItem(KEY) ?? '');
    const items = isRecord(stored) && isRecord(stored['items']) ? stored['items'] : {};
    return Object.fromEntries(ids.flatMap((id) => (isRecord(items[id]) ? [[id, items[id]] as const] : [])));
  } catch {
    return {};
  }
}
