/** The learner's progress, stored on this machine only. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readItem, type ItemProgress } from '../../../course/progress.ts';
import { isRecord } from '../../../protocol/json/plain.ts';
import type { CodeLanguage } from '../../engine/learn.ts';
import { store } from '../../state/store.ts';
import { rememberLesson } from './last.ts';

/** All progress, as stored and exported. */
export interface Progress {
  readonly version: 1;
  readonly items: Readonly<Record<string, ItemProgress>>;
}

const KEY = 'mcp-playground/progress';
const NOTHING: Progress = { version: 1, items: {} };
/** Delay between typing and saving, ms. */
const PAUSE = 300;

/** The address with which this page was opened decides, also for lessons opened later. */
const { tabOnly } = store.getState().lesson;

/** Where progress is stored. Throws if the browser refuses access. */
function storage(): Storage {
  return tabOnly ? sessionStorage : localStorage;
}

function readStored(): Progress {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['items'])) return NOTHING;
    const items = Object.entries(stored['items']).map(([id, value]) => [id, readItem(value)] as const);
    return { version: 1, items: Object.fromEntries(items) };
  } catch {
    return NOTHING;
  }
}

/** The store; `stored` is false if the browser refuses to store data. */
export const progress = createStore<Progress & { stored: boolean }>()(() => ({ ...readStored(), stored: true }));

/** Selects a part of it; the component renders again when it changes. */
export function useProgress<T>(pick: (state: Progress & { stored: boolean }) => T): T {
  return useStore(progress, pick);
}

let pause: ReturnType<typeof setTimeout> | null = null;

/** Saves unsaved changes. */
export function storeProgress(): void {
  if (pause !== null) clearTimeout(pause);
  pause = null;
  const { items } = progress.getState();
  try {
    storage().setItem(KEY, JSON.stringify({ version: 1, items }));
    if (!progress.getState().stored) progress.setState({ stored: true });
  } catch {
    progress.setState({ stored: false });
  }
}

function change(id: string, to: (item: ItemProgress) => ItemProgress): void {
  const { items } = progress.getState();
  progress.setState({ items: { ...items, [id]: to(items[id] ?? {}) } });
  rememberLesson(id);
  pause ??= setTimeout(storeProgress, PAUSE);
}

// For another tab of the same browser, and for a page that is closed.
addEventListener('storage', ({ key, storageArea }) => {
  if (storageArea !== null && storageArea !== storage()) return;
  if (key === KEY || key === null) progress.setState({ ...readStored() }, false);
});
addEventListener('pagehide', () => pause !== null && storeProgress());

/** The progress of an item; empty if there is none. */
export function itemProgress(id: string): ItemProgress {
  return progress.getState().items[id] ?? {};
}

/** The last saved answer of an item; null if there is none. */
export function draftOf(id: string): string | null {
  return itemProgress(id).draft ?? null;
}

/** Saves an answer; null deletes it. */
export function storeDraft(id: string, draft: string | null): void {
  change(id, (item) => {
    const { draft: _, ...others } = item;
    return draft === null ? others : { ...item, draft };
  });
}

/** Saves the language of a code exercise. */
export function storeLanguage(id: string, language: CodeLanguage): void {
  change(id, (item) => ({ ...item, language }));
}

/** Saves the current step of a walkthrough. */
export function storePlace(id: string, step: number, revision: string): void {
  change(id, (item) => ({ ...item, step, revision }));
}

/** Counts one more graded answer. */
export function countAttempt(id: string): void {
  change(id, (item) => (item.done === undefined ? { ...item, attempts: (item.attempts ?? 0) + 1 } : item));
}

/** Saves the number of displayed hints. */
export function storeHints(id: string, hints: number): void {
  change(id, (item) => ({ ...item, hints: Math.max(item.hints ?? 0, hints) }));
}

/** The solution was viewed. */
export function markReported(id: string): void {
  change(id, (item) => (item.done === undefined ? { ...item, told: true } : item));
}

/** Marks the item as done; the first time counts. */
export function markDone(id: string): void {
  change(id, (item) => ({ ...item, done: item.done ?? new Date().toISOString() }));
  storeProgress();
}

/** Replaces all progress, such as from a file. */
export function replaceProgress({ items }: Progress): void {
  progress.setState({ items });
  storeProgress();
}

/** Clears all progress. */
export function clearProgress(): void {
  replaceProgress(NOTHING);
  rememberLesson(null);
}
