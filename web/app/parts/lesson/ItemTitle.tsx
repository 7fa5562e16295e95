import type { ListedItem } from './ChapterList.tsx';
import css from './ItemTitle.module.css';

/** The title of an item, with what one does in it, and what its mark shows in words. */
export function ItemTitle({ item }: { item: Pick<ListedItem, 'title' | 'exercise' | 'does' | 'state'> }) {
  const { title, exercise, does, state } = item;
  const words = { done: ', done', begun: ', begun', todo: '' }[state];
  return (
    <span>
      {does === null ? null : <span className={css.does}>{does}: </span>}
      {title}
      <span className="vh">
        {exercise ? ', exercise' : ', walkthrough'}
        {words}
      </span>
    </span>
  );
}
