/** The pages of extensions, and of rules outside of the revisions: their code and their data, loaded when one is needed. */
import { useEffect, useState } from 'react';
import type { ExtensionBook } from '../../../protocol/extension-book.ts';
import type { Findable } from '../../../protocol/catalog.ts';
import type { extraTitle, ExtraPage, ExtensionRules } from './ExtraPage.tsx';

/** What is loaded. */
export interface Extras {
  readonly book: ExtensionBook;
  /** For the search. */
  readonly items: readonly Findable[];
  readonly Page: typeof ExtraPage;
  /** The groups of extensions in the index of rules. */
  readonly Rules: typeof ExtensionRules;
  readonly titleOf: typeof extraTitle;
}

let stored: Extras | null = null;

async function load(): Promise<Extras> {
  const [data, file] = await Promise.all([import('../../../protocol/extension-book.ts'), import('./ExtraPage.tsx')]);
  const book = await data.extensionBook();
  const items = data.extensionFindables(book);
  return { book, items, Page: file.ExtraPage, Rules: file.ExtensionRules, titleOf: file.extraTitle };
}

/** `null` until it is loaded, which begins when it is needed first. `failed` if it did not load. */
export function useExtras(isNeeded: boolean): { extras: Extras | null; failed: boolean } {
  const [extras, setExtras] = useState(stored);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || stored) return undefined;
    let wanted = true;
    load().then(
      (extra) => {
        stored = extra;
        if (wanted) setExtras(extra);
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
