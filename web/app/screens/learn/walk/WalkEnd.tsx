/** The end of a walkthrough: what comes next. */
import { useEffect, useRef } from 'react';
import { useApp } from '../../../state/use.ts';
import { itemAfter } from '../contents.ts';
import css from './Walk.module.css';
import { lessonHref } from './next.ts';
import { useWalk } from './walk.ts';

/** The closing note, after the learner pressed “Finish”. */
export function WalkEnd({ title }: { title: string }) {
  const ended = useWalk((state) => state.ended);
  const id = useWalk((state) => state.id);
  const view = useWalk((state) => state.view);
  const alone = useApp((state) => state.lesson.alone);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!ended) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [ended]);
  if (!ended || !view) return null;
  const others = view.revisions.filter((one) => one !== view.revision);
  const next = itemAfter(id);
  return (
    <section className={css.end} aria-labelledby="walk-end">
      <h2 id="walk-end" ref={ref} tabIndex={-1}>
        You completed “{title}”
      </h2>
      <p>
        You used revision <code>{view.revision}</code>.{' '}
        {others.length === 0 ? null : (
          <>
            It is available in{' '}
            {others.map((one, at) => (
              <span key={one}>
                {at === 0 ? '' : at === others.length - 1 ? ' and ' : ', '}
                <code className={css.whole}>{one}</code>
              </span>
            ))}{' '}
            too.
          </>
        )}
      </p>
      {alone ? null : next === null ? (
        <p>This is the last item of the course.</p>
      ) : (
        <p>
          {next.sameChapter ? 'Next in this chapter: ' : `Next chapter, “${next.chapter.title}”: `}
          <a href={lessonHref(next.item.id)}>{next.item.title}</a>
          {next.item.kind === 'walkthrough' ? ', a walkthrough' : ', an exercise'}
        </p>
      )}
    </section>
  );
}
