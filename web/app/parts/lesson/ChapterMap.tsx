import type { ListedChapter } from './chapters.ts';
import { ItemLink } from './ItemLink.tsx';
import css from './ChapterMap.module.css';

/** All chapters with their items and progress. `next` is the id of the item to continue with. */
export function ChapterMap({ chapters, next }: { chapters: readonly ListedChapter[]; next: string | null }) {
  return (
    <ol className={css.map}>
      {chapters.map((chapter) => (
        <li
          key={chapter.id}
          className={css.chapter}
          data-current={chapter.items.some(({ id }) => id === next) || undefined}
        >
          <div className={css.head}>
            <span className={css.number}>{chapter.number}</span>
            <div>
              <h2>{chapter.title}</h2>
              <p>{chapter.says}</p>
              <p className={css.count} data-all={chapter.done === chapter.items.length || undefined}>
                {chapter.done} of {chapter.items.length} done
              </p>
            </div>
          </div>
          <ol className={css.items} aria-label={`Items of “${chapter.title}”`}>
            {chapter.items.map((item) => (
              <li key={item.id}>
                <ItemLink item={item} next={item.id === next} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
