/** Words in place of a lesson. */
import type { ReactNode } from 'react';
import css from './NoLesson.module.css';

/** A lesson that cannot be shown: why, in the paragraphs that it is given. */
export function NoLesson({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.missing}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
