/** What a learner has done, kept on this machine alone. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../../protocol/json/plain.ts';
import type { CodeLanguage } from '../../engine/learn.ts';

/** What is known of one item. */
export interface ItemProgress {
  /** When it was done first, as an ISO date-time. */
  readonly done?: string;
  /** What was written last. */
  readonly draft?: string;
  readonly language?: CodeLanguage;
  /** Graded answers, until it was done. */
  readonly attempts?: number;
  /** Hints that were shown. */
  readonly hints?: number;
  /** The solution was looked at before it was done. */
  readonly told?: true;
  /** Where a walkthrough was left. */
  readonly step?: number;
  readonly revision?: string;
}

/** All of it, as it is kept and exported. */
export interface Progress {
  readonly version: 1;
  readonly items: Readonly<Record<string, ItemProgress>>;
}

const KEY = 'mcp-playground/progress';
const NOTHING: Progress = { version: 1, items: {} };
const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];
/** Between typing and keeping, ms. */
const PAUSE = 300;

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** An item as it was kept, without what has another form. */
export function readItem(value: unknown): ItemProgress {
  if (!isRecord(value)) return {};
  const { done, draft, revision } = value;
  const language = LANGUAGES.find((one) => one === value['language']);
  const attempts = count(value['attempts']);
  const hints = count(value['hints']);
  const step = count(value['step']);
  return {
    ...(typeof done === 'string' && !Number.isNaN(Date.parse(done)) ? { done } : {}),
    ...(typeof draft === 'string' ? { draft } : {}),
    ...(language ? { language } : {}),
    ...(attempts === undefined ? {} : { attempts }),
    ...(hints === undefined ? {} : { hints }),
    ...(value['told'] === true ? { told: true } : {}),
    ...(step === undefined ? {} : { step }),
    ...(typeof revision === 'string' ? { revision } : {}),
  };
}

function readStored(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept['items'])) return NOTHING;
    const items = Object.entries(kept['items']).map(([id, value]) => [id, readItem(value)] as const);
    return { version: 1, items: Object.fromEntries(items) };
  } catch {
    return NOTHING;
  }
}

/** The store; `kept` is false where the browser refuses to keep anything. */
export const progress = createStore<Progress & { kept: boolean }>()(() => ({ ...readStored(), kept: true }));

/** A piece of it; the component is drawn again when it changes. */
export function useProgress<T>(pick: (state: Progress & { kept: boolean }) => T): T {
  return useStore(progress, pick);
}

let pause: ReturnType<typeof setTimeout> | null = null;

/** Keeps what is not kept yet. */
export function storeProgress(): void {
  if (pause !== null) clearTimeout(pause);
  pause = null;
  const { items } = progress.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, items }));
    if (!progress.getState().kept) progress.setState({ kept: true });
  } catch {
    progress.setState({ kept: false });
  }
}

function change(id: string, to: (item: ItemProgress) => ItemProgress): void {
  const { items } = progress.getState();
  progress.setState({ items: { ...items, [id]: to(items[id] ?? {}) } });
  pause ??= setTimeout(storeProgress, PAUSE);
}

// Another tab of the same browser, and a page that goes away.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) progress.setState({ ...readStored() }, false);
});
addEventListener('pagehide', () => pause !== null && storeProgress());

/** What is known of an item; empty where nothing is. */
export function itemProgress(id: string): ItemProgress {
  return progress.getState().items[id] ?? {};
}

/** What was written last in an item; null where nothing was. */
export function draftOf(id: string): string | null {
  return itemProgress(id).draft ?? null;
}

/** Keeps what is written; null forgets it. */
export function storeDraft(id: string, draft: string | null): void {
  change(id, (item) => {
    const { draft: _, ...others } = item;
    return draft === null ? others : { ...item, draft };
  });
}

/** Keeps the language that an exercise in code is answered in. */
export function storeLanguage(id: string, language: CodeLanguage): void {
  change(id, (item) => ({ ...item, language }));
}

/** Keeps where a walkthrough was left. */
export function storePlace(id: string, step: number, revision: string): void {
  change(id, (item) => ({ ...item, step, revision }));
}

/** One more answer was graded. */
export function countAttempt(id: string): void {
  change(id, (item) => (item.done === undefined ? { ...item, attempts: (item.attempts ?? 0) + 1 } : item));
}

/** So many hints were shown. */
export function storeHints(id: string, hints: number): void {
  change(id, (item) => ({ ...item, hints: Math.max(item.hints ?? 0, hints) }));
}

/** The solution was looked at. */
export function markReported(id: string): void {
  change(id, (item) => (item.done === undefined ? { ...item, told: true } : item));
}

/** The item is done; the first time counts. */
export function markDone(id: string): void {
  change(id, (item) => ({ ...item, done: item.done ?? new Date().toISOString() }));
  storeProgress();
}

/** Puts all of it in place of what was, e.g. from a file. */
export function replaceProgress({ items }: Progress): void {
  progress.setState({ items });
  storeProgress();
}

/** Forgets all of it. */
export function clearProgress(): void {
  replaceProgress(NOTHING);
}
