import { useCommandState } from 'cmdk';
import css from './CommandList.module.css';

/** Reports that no row matches the search. Placed beside the list, since a list box may contain only options. */
export function NoHit({ says }: { says: string }) {
  const none = useCommandState((state) => state.filtered.count === 0);
  return (
    <p className={none ? css.none : 'vh'} aria-live="polite">
      {none ? says : ''}
    </p>
  );
}
