import { minutesText, type ListedItem } from './chapters.ts';
import { ItemMark } from './ItemMark.tsx';
import css from './ItemLink.module.css';

/** Props of a link to an item. */
export interface ItemLinkProps {
  item: ListedItem;
  /** Whether it is the visible page. */
  current?: boolean;
  /** Whether it is the item to continue with. */
  next?: boolean;
  /** Whether it states how long it takes. */
  timed?: boolean;
}

/** A link to an item: its progress mark, its exercise type and title, and its progress in words. */
export function ItemLink({ item, current = false, next = false, timed = false }: ItemLinkProps) {
  const { title, exercise, does, minutes, state, href } = item;
  const status = { done: ', done', begun: ', begun', todo: '' }[state];
  return (
    <a className={css.link} href={href} aria-current={current ? 'page' : undefined} data-next={next || undefined}>
      <ItemMark exercise={exercise} state={state} />
      <span>
        {does === null ? null : <span className={css.does}>{does}: </span>}
        {title}
        {timed && minutes !== null ? <span className={css.minutes}> {minutesText(minutes)}</span> : null}
        <span className="vh">
          {exercise ? ', exercise' : ', walkthrough'}
          {status}
        </span>
      </span>
    </a>
  );
}
