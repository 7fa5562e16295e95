/** The store as a hook. */
import { useStore } from 'zustand';
import { store } from './store.ts';
import type { State } from './store.ts';

/** Selects a part of the state; the component renders again when it changes. */
export function useApp<T>(pick: (state: State) => T): T {
  return useStore(store, pick);
}
