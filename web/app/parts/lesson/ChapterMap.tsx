import { minutesOf, minutesText, type ListedChapter } from './chapters.ts';
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
              {chapter.goal === null ? null : (
                <p className={css.goal}>
                  <b>After it</b> you can {chapter.goal}
                </p>
              )}
              <p className={css.count} data-all={chapter.done === chapter.items.length || undefined}>
                <span>
                  {chapter.done} of {chapter.items.length} done
                </span>
                <Takes minutes={minutesOf(chapter.items)} />
              </p>
            </div>
          </div>
          <ol className={css.items} aria-label={`Items of “${chapter.title}”`}>
            {chapter.items.map((item) => (
              <li key={item.id}>
                <ItemLink item={item} next={item.id === next} timed />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** The duration of a chapter. */
function Takes({ minutes }: { minutes: number | null }) {
  return minutes === null ? null : <span>{`about ${minutesText(minutes)}`}</span>;
}
