/**
 * Typed text is never lost. A small text is mirrored in localStorage at once. The worker saves a large one in the browser’s
 * database, and later edits are saved in localStorage when the page closes. There are two slots, so that a link’s text does not
 * overwrite the previous one.
 */
import { get } from 'idb-keyval';
import { isRecord } from '../../protocol/json/plain.ts';
import { applyChange } from '../engine/change.ts';
import type { Change } from '../engine/change.ts';

/** Texts up to this length (UTF-16 units) are stored in localStorage. */
export const SMALL = 200_000;

const PREFIX = 'mcp-playground/';
type Slot = 'a' | 'b';

/** The content of a slot. `big` texts are in the database under `key`, with their saved version. */
type Held = { where: 'here'; text: string } | { where: 'big'; key: string; length: number };

/** A saved text; a large one must be loaded. */
export type Found = { text: string } | { length: number; load(): Promise<string | null> };

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function readItem(name: string): unknown {
  try {
    const raw = storage()?.getItem(PREFIX + name);
    return raw == null ? null : JSON.parse(raw);
  } catch {
    return null;
  }
}

function writeItem(name: string, value: unknown): boolean {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(value));
    return storage() !== null;
  } catch {
    return false;
  }
}

function slotNow(): Slot {
  return readItem('slot') === 'b' ? 'b' : 'a';
}

function other(slot: Slot): Slot {
  return slot === 'a' ? 'b' : 'a';
}

function heldIn(slot: Slot): Held | null {
  const value = readItem(`text-${slot}`);
  if (!isRecord(value)) return null;
  if (value['where'] === 'here' && typeof value['text'] === 'string') return { where: 'here', text: value['text'] };
  if (value['where'] === 'big' && typeof value['key'] === 'string' && typeof value['length'] === 'number') {
    return { where: 'big', key: value['key'], length: value['length'] };
  }
  return null;
}

/** The edits that led to a version of the text. */
export interface Step {
  version: number;
  edits: readonly Change[];
}

function isStep(value: unknown): value is Step {
  return isRecord(value) && typeof value['version'] === 'number' && Array.isArray(value['edits']);
}

function isChange(value: unknown): value is Change {
  return (
    isRecord(value) &&
    typeof value['start'] === 'number' &&
    typeof value['end'] === 'number' &&
    typeof value['text'] === 'string'
  );
}

async function loadBig(key: string): Promise<string | null> {
  const record: unknown = await get(key).catch(() => null);
  if (!isRecord(record) || typeof record['text'] !== 'string') return null;
  let text = record['text'];
  const { version } = record;
  const journal = readItem(`journal-${key}`);
  if (!isRecord(journal) || typeof version !== 'number' || !Array.isArray(journal['steps'])) return text;
  const steps: Step[] = journal['steps'].filter(isStep);
  // The database may have received a later version than the one that the journal begins with, as the page closed.
  const known = journal['version'] === version || steps.some((step) => step.version === version);
  for (const step of steps) {
    if (known && step.version > version) text = applyChange(text, step.edits.filter(isChange));
  }
  return text;
}

function found(held: Held | null): Found | null {
  if (!held) return null;
  if (held.where === 'here') return { text: held.text };
  return { length: held.length, load: () => loadBig(held.key) };
}

/** The last text, or `null` on the first visit. */
export function readSaved(): Found | null {
  return found(heldIn(slotNow()));
}

/** Saves a small text. False if the browser refuses. */
export function saveSmall(text: string): boolean {
  return writeItem(`text-${slotNow()}`, { where: 'here', text });
}

/** The database key of the current slot. */
export function bigKey(): string {
  return `text-${slotNow()}`;
}

/** Records that the text of this length is now in the database under `bigKey()`. */
export function noteBig(length: number): boolean {
  return writeItem(`text-${slotNow()}`, { where: 'big', key: bigKey(), length });
}

/** Saves the edits made since `version`, which the database has received, and each version that they led to. */
export function saveJournal(version: number, steps: readonly Step[]): boolean {
  return writeItem(`journal-${bigKey()}`, { version, steps });
}

/** Sets the current text aside: the next one is saved in the other slot. */
export function setAside(): void {
  writeItem('slot', other(slotNow()));
}

/** Restores the text that was set aside, and sets the current one aside instead. */
export function bringBack(): Found | null {
  const back = found(heldIn(other(slotNow())));
  if (back) setAside();
  return back;
}
