import { Menu } from 'lucide-react';
import type { ListedChapter, ListedItem } from './chapters.ts';
import { ItemLink } from './ItemLink.tsx';
import css from './ChapterList.module.css';

/** The chapters beside a lesson: the current one is expanded, the others show their progress. */
export function ChapterList({
  chapters,
  current,
  mapHref,
}: {
  chapters: readonly ListedChapter[];
  /** Id of the visible item. */
  current: string;
  mapHref: string;
}) {
  return (
    <>
      <a className={css.map} href={mapHref}>
        <Menu size={16} aria-hidden="true" />
        All chapters
      </a>
      <ol className={css.list}>
        {chapters.map((chapter) => {
          const open = chapter.items.some(({ id }) => id === current);
          return (
            <li key={chapter.id} data-open={open || undefined}>
              <h2 className={css.head}>
                <span className={css.number}>{chapter.number}</span>
                <a href={chapter.items[0]?.href ?? mapHref}>{chapter.title}</a>
                <Pips items={chapter.items} done={chapter.done} />
              </h2>
              {open ? (
                <ol className={css.items}>
                  {chapter.items.map((item) => (
                    <li key={item.id}>
                      <ItemLink item={item} current={item.id === current} />
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Pips({ items, done }: { items: readonly ListedItem[]; done: number }) {
  return (
    <span className={css.pips} role="img" aria-label={`${done} of ${items.length} done`}>
      {items.map(({ id, state }) => (
        <span key={id} data-done={state === 'done' || undefined} />
      ))}
    </span>
  );
}
