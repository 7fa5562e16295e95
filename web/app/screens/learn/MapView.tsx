/** The map: every chapter with its items, their progress, and one button to continue. */
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { minutesText, type ListedChapter } from '../../parts/lesson/chapters.ts';
import { ChapterMap } from '../../parts/lesson/ChapterMap.tsx';
import { ItemMark } from '../../parts/lesson/ItemMark.tsx';
import { nextItem } from './contents.ts';
import { lastLesson } from './last.ts';
import { MetInCheck } from './MetInCheck.tsx';
import { ProgressTools } from './ProgressTools.tsx';
import css from './Learn.module.css';

/** The map of the course. */
export function MapView({ chapters }: { chapters: readonly ListedChapter[] }) {
  useEffect(() => {
    document.title = 'Learn · MCP Protocol Playground';
  }, []);
  const all = chapters.flatMap(({ items }) => items);
  const done = all.filter(({ state }) => state === 'done').length;
  const next = nextItem(chapters, lastLesson());
  const place = chapters.find(({ items }) => items.some(({ id }) => id === next?.id));
  const begun = all.some(({ state }) => state !== 'todo');
  return (
    <div className={css.map} data-page-scrolls>
      <div>
        <header className={css.head}>
          <div>
            <h1 tabIndex={-1} data-content>
              Learn the protocol on the wire
            </h1>
            <p>
              Short walkthroughs, then exercises judged by the checker itself: write a message, see what is wrong and
              which rule it breaks, fix it, and send it.
            </p>
            <ul className={css.legend}>
              <li>
                <ItemMark exercise={false} state="todo" />
                walkthrough
              </li>
              <li>
                <ItemMark exercise state="todo" />
                exercise
              </li>
            </ul>
          </div>
          <div className={css.resume}>
            <p className={css.count}>
              <b>{done}</b> of {all.length} done
            </p>
            {next ? (
              <ButtonLink look="primary" href={next.href}>
                {`${begun ? 'Continue' : 'Start'}: ${next.title}`}
                <ChevronRight aria-hidden="true" />
              </ButtonLink>
            ) : null}
            {next && place ? (
              <p className={css.place}>
                {`${next.exercise ? 'Exercise' : 'Walkthrough'} in chapter ${place.number}, “${place.title}”`}
                {next.minutes === null ? null : `, about ${minutesText(next.minutes)}`}
              </p>
            ) : null}
          </div>
        </header>
        <MetInCheck chapters={chapters} />
        <ChapterMap chapters={chapters} next={next?.id ?? null} />
        <footer className={css.foot}>
          <ProgressTools />
          {done > 0 ? <a href="#/learn/certificate">Certificate</a> : null}
          <a href="#/learn/teachers">For teachers</a>
        </footer>
      </div>
    </div>
  );
}
