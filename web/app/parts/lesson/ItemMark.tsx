import { CircleCheck, Circle, CircleDot, Square, SquareCheck, SquareDot } from 'lucide-react';
import css from './ItemMark.module.css';

/** Progress of an item; round for walkthroughs, square for exercises. Screen readers get it as text. */
export function ItemMark({ exercise, state }: { exercise: boolean; state: 'done' | 'begun' | 'todo' }) {
  const marks = exercise
    ? { done: SquareCheck, begun: SquareDot, todo: Square }
    : { done: CircleCheck, begun: CircleDot, todo: Circle };
  const Mark = marks[state];
  return <Mark className={css.mark} data-state={state} size={15} strokeWidth={1.75} aria-hidden="true" />;
}
