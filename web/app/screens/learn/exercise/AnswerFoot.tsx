/** Below an answer: what the checker says of it where it does, and “Check answer”. */
import type { ReactNode } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { useItem, useItemStore } from './item.ts';
import { submit } from './submit.ts';
import css from './Exercise.module.css';

/** One filled button in sight: once it is solved, that is the way on. */
export function AnswerFoot({ children }: { children?: ReactNode }) {
  const item = useItemStore();
  const solved = useItem((state) => state.grade?.passed ?? false);
  return (
    <div className={css.send}>
      {children}
      <Button look={solved ? 'plain' : 'primary'} aria-keyshortcuts="Control+Enter" onClick={() => void submit(item)}>
        Check answer
      </Button>
    </div>
  );
}
