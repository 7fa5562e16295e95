/** Above the title of a lesson: its place in the course, and a link to all chapters if their list is not beside it. */
import type { Ref } from 'react';
import { useApp } from '../../state/use.ts';
import { MAP_HREF } from './contents.ts';
import css from './Learn.module.css';

/** `where` describes the place. An embedded lesson has no link. */
export function Crumb({ where, ref }: { where: string; ref?: Ref<HTMLParagraphElement> }) {
  const embed = useApp((state) => state.embed || state.lesson.alone);
  return (
    <p ref={ref} className={css.crumb}>
      {embed ? null : (
        <span className={css.up}>
          <a href={MAP_HREF}>All chapters</a> /{' '}
        </span>
      )}
      {where}
    </p>
  );
}
