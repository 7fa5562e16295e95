import { useCommandState } from 'cmdk';
import css from './CommandList.module.css';

/** Says that no row has the words that were typed. Stands beside the list: a list box may hold options only. */
export function NoHit({ says }: { says: string }) {
  const none = useCommandState((state) => state.filtered.count === 0);
  return (
    <p className={none ? css.none : 'vh'} aria-live="polite">
      {none ? says : ''}
    </p>
  );
}
