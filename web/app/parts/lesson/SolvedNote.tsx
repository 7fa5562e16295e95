import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '../ButtonLink.tsx';
import { SeverityIcon } from '../SeverityIcon.tsx';
import { Prose } from './Prose.tsx';
import css from './SolvedNote.module.css';

/** Props of the note for a correct answer. */
export interface SolvedNoteProps {
  lesson: string;
  /** The next item; null after the last one, and undefined where no other item is offered. */
  next: { title: string; href: string } | null | undefined;
}

/** The note for a correct answer: what to remember, and the link to the next item. */
export function SolvedNote({ lesson, next }: SolvedNoteProps) {
  return (
    <div className={css.solved}>
      <SeverityIcon severity="ok" />
      <div>
        <h2>Solved</h2>
        <Prose text={lesson} />
        {next === undefined ? null : next === null ? (
          <p>This was the last one.</p>
        ) : (
          <p className={css.next}>
            <ButtonLink look="primary" href={next.href}>
              {`Next: ${next.title}`}
              <ChevronRight aria-hidden="true" />
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
