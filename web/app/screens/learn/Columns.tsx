/**
 * The two columns of a lesson: what there is to read, what there is to do. One below the other where the screen is narrow; Tab
 * and screen readers go through them as they stand, so that the way on comes last there.
 * What is marked `data-fills` may be higher than its one child: a lesson in a frame tells how high it has to be (`embed.ts`).
 */
import type { ReactNode } from 'react';
import { useNarrow } from './useNarrow.ts';
import css from './Columns.module.css';

/** `foot` is the row that stays in sight: back and next. `heading` is the id of the lesson's heading. */
export function Columns({
  text,
  stage,
  foot,
  heading,
  stageLabel = 'Wire and state',
}: {
  text: ReactNode;
  stage: ReactNode;
  foot?: ReactNode;
  heading: string;
  stageLabel?: string;
}) {
  const narrow = useNarrow();
  const way = foot === undefined ? null : <div className={css.foot}>{foot}</div>;
  return (
    <div className={css.columns}>
      <article className={css.text} aria-labelledby={heading}>
        <div className={css.prose} data-fills>
          <div>{text}</div>
        </div>
        {narrow ? null : way}
      </article>
      <section className={css.stage} aria-label={stageLabel} data-fills>
        <div className={css.inside}>{stage}</div>
      </section>
      {narrow ? way : null}
    </div>
  );
}
