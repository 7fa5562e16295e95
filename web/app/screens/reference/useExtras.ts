/** The pages of extensions, and of rules outside of the revisions: their code and their data, loaded when one is needed. */
import { useEffect, useState } from 'react';
import { extensionBook, type ExtensionBook } from '../../../protocol/extension-book.ts';
import type { extraTitle, ExtraPage } from './ExtraPage.tsx';

/** What is loaded. */
export interface Extras {
  readonly book: ExtensionBook;
  readonly Page: typeof ExtraPage;
  readonly titleOf: typeof extraTitle;
}

let stored: Extras | null = null;

/** `null` until it is loaded, which begins when it is needed first. `failed` if it did not load. */
export function useExtras(isNeeded: boolean): { extras: Extras | null; failed: boolean } {
  const [extras, setExtras] = useState(stored);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || stored) return undefined;
    let wanted = true;
    Promise.all([extensionBook(), import('./ExtraPage.tsx')]).then(
      ([book, file]) => {
        stored = { book, Page: file.ExtraPage, titleOf: file.extraTitle };
        if (wanted) setExtras(stored);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [isNeeded]);
  return { extras, failed };
}
