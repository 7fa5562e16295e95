import { useSyncExternalStore } from 'react';

/** As in the style sheets: below this, what stands side by side stands one below the other. */
const query = matchMedia('(max-width: 899px)');

function follow(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where there is one column just now. */
export const isNarrow = (): boolean => query.matches;

/** The same, followed. For what style sheets cannot say: the order that Tab and screen readers go in. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrow);
}
