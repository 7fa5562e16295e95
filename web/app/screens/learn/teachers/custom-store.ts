/**
 * The current set of custom exercises. A file opened here stays in this browser; one from a link stays in this tab, so that a
 * link never overwrites a stored file.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CustomReading } from '../../../engine/learn.ts';

/** The source of a set. */
export type CustomSource = 'file' | 'link';

/** The current set. */
export interface CustomState {
  /** The file; null if there is none. */
  readonly text: string | null;
  readonly from: CustomSource;
  /** Null until the file is read. */
  readonly reading: CustomReading | null;
  /** The last opened file, if it has no valid exercise; the current set stays. */
  readonly refused: CustomReading | null;
  /** A file is being decompressed, read or verified. */
  readonly busy: boolean;
  /** The compressed file of the last opened link. */
  readonly opened: string | null;
  /** Why a link or a file could not be used at all. */
  readonly trouble: string | null;
  /** False if the browser refuses to store it. */
  readonly stored: boolean;
}

const KEY = 'mcp-playground/own';

function areaOf(from: CustomSource): Storage {
  return from === 'file' ? localStorage : sessionStorage;
}

function readStored(from: CustomSource): string | null {
  try {
    return areaOf(from).getItem(KEY);
  } catch {
    return null;
  }
}

const ofTab = readStored('link');

/** The store. */
export const customStore = createStore<CustomState>()(() => ({
  text: ofTab ?? readStored('file'),
  from: ofTab === null ? 'file' : 'link',
  reading: null,
  refused: null,
  busy: false,
  opened: null,
  trouble: null,
  stored: true,
}));

/** Selects a part of it; the component renders again when it changes. */
export function useCustomSet<T>(pick: (state: CustomState) => T): T {
  return useStore(customStore, pick);
}

/** Stores a file; null deletes it. Returns false if the browser refuses. */
export function storeCustomSet(from: CustomSource, text: string | null): boolean {
  try {
    const area = areaOf(from);
    if (text === null) area.removeItem(KEY);
    else area.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** The file opened here, while a link's set hides it. */
export function hiddenFile(): string | null {
  return readStored('file');
}
