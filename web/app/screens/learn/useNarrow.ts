import { useSyncExternalStore } from 'react';

/** As in the style sheets: below this width, columns are stacked. */
const query = matchMedia('(max-width: 899px)');

function follow(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True if there is currently one column. */
export const isNarrow = (): boolean => query.matches;

/** The same as a hook. For what style sheets cannot set: the order for Tab and screen readers. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrow);
}
