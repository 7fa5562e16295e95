/**
 * The current set of custom exercises. A file opened here stays in this browser; one from a link stays in this tab, so that a
 * link never overwrites a stored file.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OwnReading } from '../../../engine/learn.ts';

/** The source of a set. */
export type OwnSource = 'file' | 'link';

/** The current set. */
export interface OwnState {
  /** The file; null if there is none. */
  readonly text: string | null;
  readonly from: OwnSource;
  /** Null until the file is read. */
  readonly reading: OwnReading | null;
  /** The last opened file, if it has no valid exercise; the current set stays. */
  readonly refused: OwnReading | null;
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

function areaOf(from: OwnSource): Storage {
  return from === 'file' ? localStorage : sessionStorage;
}

function readStored(from: OwnSource): string | null {
  try {
    return areaOf(from).getItem(KEY);
  } catch {
    return null;
  }
}

const ofTab = readStored('link');

/** The store. */
export const ownStore = createStore<OwnState>()(() => ({
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
export function useOwn<T>(pick: (state: OwnState) => T): T {
  return useStore(ownStore, pick);
}

/** Stores a file; null deletes it. Returns false if the browser refuses. */
export function storeOwn(from: OwnSource, text: string | null): boolean {
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
