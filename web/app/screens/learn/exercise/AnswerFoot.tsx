/** Below an answer: the checker's verdict if there is one, and “Check answer”. */
import type { ReactNode } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { useItem, useItemStore } from './item.ts';
import { submit } from './submit.ts';
import css from './Exercise.module.css';

/** Only one primary button is visible: once the exercise is solved, it is Next. */
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
