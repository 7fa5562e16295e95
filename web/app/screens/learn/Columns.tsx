/**
 * The two columns of a lesson: text on the left, activity on the right. One below the other on narrow screens; Tab and screen
 * readers follow the visual order, so that the navigation comes last there. An element with `data-fills` may be higher than its
 * only child: a lesson in a frame reports the height it needs (`embed.ts`).
 */
import type { ReactNode } from 'react';
import { useNarrow } from './useNarrow.ts';
import css from './Columns.module.css';

/** `foot` is the sticky navigation row: back and next. `heading` is the id of the lesson's heading. */
export function Columns({
  text,
  pane,
  foot,
  heading,
  paneLabel = 'Wire and state',
}: {
  text: ReactNode;
  pane: ReactNode;
  foot?: ReactNode;
  heading: string;
  paneLabel?: string;
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
      <section className={css.pane} aria-label={paneLabel} data-fills>
        <div className={css.inside}>{pane}</div>
      </section>
      {narrow ? way : null}
    </div>
  );
}
