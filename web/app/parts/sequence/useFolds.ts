import { useCallback, useState } from 'react';
import type { Run } from './runs.ts';

/** The expanded runs: all or none, with exceptions. */
export interface Folds {
  isOpen: (run: Run) => boolean;
  fold: (run: Run, open: boolean) => void;
  /** Expands or collapses all of them. */
  all: (open: boolean) => void;
}

/** The runs the user has expanded; initially none. */
export function useFolds(): Folds {
  const [{ open, but }, setFolds] = useState<{ open: boolean; but: ReadonlySet<number> }>({
    open: false,
    but: new Set(),
  });
  const isOpen = useCallback(({ key }: Run) => but.has(key) !== open, [open, but]);
  const fold = useCallback((run: Run, unfold: boolean) => {
    setFolds((old) => {
      const next = new Set(old.but);
      if (unfold === old.open) next.delete(run.key);
      else next.add(run.key);
      return { open: old.open, but: next };
    });
  }, []);
  const all = useCallback((unfold: boolean) => setFolds({ open: unfold, but: new Set() }), []);
  return { isOpen, fold, all };
}
