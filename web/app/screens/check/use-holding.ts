/** Which messages hold some words, asked of the engine, which has the text. */
import { useEffect, useState } from 'react';
import { engine } from '../../state/session.ts';
import { optionsOf, store } from '../../state/store.ts';

/**
 * Indices of messages whose text holds `words`; `null` when nothing is asked or known. While somebody types on, the former
 * answer stands: it holds all of the next one.
 */
export function useHolding(words: string, version: number): ReadonlySet<number> | null {
  const [known, setKnown] = useState<{ words: string; found: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    if (words === '') return undefined;
    let wanted = true;
    void engine.find(words, optionsOf(store.getState()), version).then((found) => {
      if (wanted && found) setKnown({ words, found: new Set(found) });
    });
    return () => {
      wanted = false;
    };
  }, [words, version]);
  return words !== '' && known && words.startsWith(known.words) ? known.found : null;
}
