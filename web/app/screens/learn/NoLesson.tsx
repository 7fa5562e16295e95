/** Text in place of a lesson. */
import type { ReactNode } from 'react';
import css from './NoLesson.module.css';

/** A lesson that cannot be shown; the given paragraphs state the reason. */
export function NoLesson({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.missing}>
      <h1 tabIndex={-1} data-content>
        {title}
      </h1>
      {children}
    </div>
  );
}
