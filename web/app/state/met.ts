/** The exercises about mistakes that the checker found in the user's texts. Only their ids are stored, on this machine. */
import { isRecord } from '../../protocol/json/plain.ts';

const KEY = 'mcp-playground/met';

/** Ids of exercises, the latest first. */
export function readMet(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const ids: readonly unknown[] = isRecord(stored) && Array.isArray(stored['exercises']) ? stored['exercises'] : [];
    return ids.filter((id) => typeof id === 'string');
  } catch {
    return [];
  }
}

/** Stores them; a refusal by the browser is ignored. */
export function storeMet(exercises: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ exercises }));
  } catch {
    // Learn then offers nothing from Check.
  }
}
