/** The heading of an answer, with “Reset” beside it. */
import type { ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import type { ShownExercise } from '../../../engine/learn.ts';
import { Button } from '../../../parts/Button.tsx';
import { bringBack, reset, startOf, useItem, useItemStore } from './item.ts';
import css from './Exercise.module.css';

/** “Reset” can be undone until the learner edits the answer. */
export function PaneHead({ title, shown, children }: { title: string; shown: ShownExercise; children?: ReactNode }) {
  const item = useItemStore();
  const changed = useItem((state) => state.answer !== startOf(shown, state.language));
  const former = useItem((state) => state.former !== null);
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      {children}
      <Button
        look="quiet"
        icon={<RotateCcw />}
        disabled={!changed && !former}
        onClick={() => (former ? bringBack(item) : reset(item))}
      >
        {former ? 'Undo reset' : 'Reset'}
      </Button>
    </div>
  );
}
