/** The pages of the reference as commands of the palette. Loaded with the first search. */
import { findables, ruleBook, search } from '../protocol/catalog.ts';
import type { Findable } from '../protocol/catalog.ts';
import type { Command } from './parts/choice.ts';

/** Maximum number of pages in a result. */
const MAX = 20;

let items: readonly Findable[] | null = null;

async function ofExtensions(): Promise<readonly Findable[]> {
  const { extensionBook, extensionFindables } = await import('../protocol/extension-book.ts');
  return extensionFindables(await extensionBook());
}

/** The pages of methods, types, members, error codes, capabilities, extensions and rules that match, best first. */
export async function pagesFor(query: string): Promise<readonly Command[]> {
  // The pages of the reference itself are commands already.
  if (!items) {
    const [book, more] = await Promise.all([ruleBook().catch(() => null), ofExtensions().catch(() => [])]);
    const all = [...findables(book), ...more];
    items = all.filter(({ sort }) => sort !== 'page');
  }
  return search(items, query, MAX).map(({ item: { name, sort, says, path } }) => ({
    id: `reference ${path.map(encodeURIComponent).join('/')}`,
    label: name,
    sort,
    says: says.replaceAll('`', ''),
  }));
}
