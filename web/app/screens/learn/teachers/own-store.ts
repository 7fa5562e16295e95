/**
 * The custom set exercises that is in force. A file that was opened here stays in this browser; one that came with
 * a link stays in this tab, so that a link never puts anything in the place of what was kept.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OwnReading } from '../../../engine/learn.ts';

/** Where a set came from. */
export type OwnSource = 'file' | 'link';

/** The set in force. */
export interface OwnState {
  /** The file; null where there is none. */
  readonly text: string | null;
  readonly from: OwnSource;
  /** Null until the file was read. */
  readonly reading: OwnReading | null;
  /** Of a file that was opened last and has no exercise that can be used; the set in force stays. */
  readonly refused: OwnReading | null;
  /** A file is being unpacked, read or tried. */
  readonly busy: boolean;
  /** The packed file of the link that was opened last. */
  readonly opened: string | null;
  /** Why a link or a file could not be used at all, in words. */
  readonly trouble: string | null;
  /** False where the browser refuses to keep it. */
  readonly kept: boolean;
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
  kept: true,
}));

/** A piece of it; the component is drawn again when it changes. */
export function useOwn<T>(pick: (state: OwnState) => T): T {
  return useStore(ownStore, pick);
}

/** Keeps a file; null forgets it. Gives false where the browser refuses. */
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

/** The file that was opened here, where a link's set hides it. */
export function hiddenFile(): string | null {
  return readStored('file');
}
