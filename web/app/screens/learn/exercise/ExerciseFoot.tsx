/** Links to the lessons before and after this one. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { useApp } from '../../../state/use.ts';
import { useAround } from './around.ts';
import { useLessonHref } from './useLessonHref.ts';
import css from './Exercise.module.css';

/** Back, the position in the chapter or in the file, and the next item. */
export function ExerciseFoot({ id }: { id: string }) {
  const lessonHref = useLessonHref();
  const { before, next, place, of } = useAround(id);
  const alone = useApp((state) => state.lesson.alone);
  if (alone) return null;
  return (
    <nav className={css.around} aria-label="Previous and next lesson">
      {before === null ? (
        <span />
      ) : (
        <ButtonLink href={lessonHref(before.id)} aria-label={`Back: ${before.title}`}>
          <ChevronLeft aria-hidden="true" />
          Back
        </ButtonLink>
      )}
      <span className={css.quiet}>{`${place} of ${of}`}</span>
      {next === null ? (
        <span />
      ) : (
        <ButtonLink href={lessonHref(next.id)} aria-label={`Next: ${next.title}`}>
          Next
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  );
}
