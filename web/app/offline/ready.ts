/** Whether a new version waits for a reload. */
import { createStore } from 'zustand/vanilla';

/** True from its installation until the user selects “not now”. */
export const newVersion = createStore<{ ready: boolean }>()(() => ({ ready: false }));

/** Offers the new version, or withdraws the offer. */
export function offerNewVersion(ready: boolean): void {
  newVersion.setState({ ready });
}
