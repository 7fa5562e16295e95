/** Whether a new version waits for its page to be loaded again. */
import { createStore } from 'zustand/vanilla';

/** True from the moment it is there until the person says “not now”. */
export const newVersion = createStore<{ ready: boolean }>()(() => ({ ready: false }));

/** Offers it, or takes the offer away. */
export function offerNewVersion(ready: boolean): void {
  newVersion.setState({ ready });
}
