import type { ListedItem } from './chapters.ts';
import { ItemMark } from './ItemMark.tsx';
import css from './ItemLink.module.css';

/** Properties of the way to an item. */
export interface ItemLinkProps {
  item: ListedItem;
  /** It is the page in sight. */
  current?: boolean;
  /** It is the one to go on with. */
  next?: boolean;
}

/** The way to an item: how far it is, its title with what one does in it, and what its mark shows in words. */
export function ItemLink({ item, current = false, next = false }: ItemLinkProps) {
  const { title, exercise, does, state, href } = item;
  const words = { done: ', done', begun: ', begun', todo: '' }[state];
  return (
    <a className={css.link} href={href} aria-current={current ? 'page' : undefined} data-next={next || undefined}>
      <ItemMark exercise={exercise} state={state} />
      <span>
        {does === null ? null : <span className={css.does}>{does}: </span>}
        {title}
        <span className="vh">
          {exercise ? ', exercise' : ', walkthrough'}
          {words}
        </span>
      </span>
    </a>
  );
}
