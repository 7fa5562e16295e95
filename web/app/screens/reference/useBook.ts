/** The pages of the rules, fetched when the reference is first opened. */
import { useEffect, useState } from 'react';
import { ruleBook, type RuleBook } from '../../../protocol/catalog.ts';

let kept: RuleBook | null = null;

/** `null` until they are there; `failed` when they did not arrive. */
export function useBook(): { book: RuleBook | null; failed: boolean } {
  const [book, setBook] = useState(kept);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (kept) return;
    let wanted = true;
    ruleBook().then(
      (made) => {
        kept = made;
        if (wanted) setBook(made);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return { book, failed };
}
