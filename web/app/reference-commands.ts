/** The pages of the reference as commands of the palette. Loaded with the first search. */
import { findables, ruleBook, search } from '../protocol/catalog.ts';
import type { Findable } from '../protocol/catalog.ts';
import type { Command } from './parts/choice.ts';

/** Maximum number of pages in a result. */
const MAX = 20;

let items: readonly Findable[] | null = null;

/** The pages of methods, types, members, error codes, capabilities and rules that match, best first. */
export async function pagesFor(query: string): Promise<readonly Command[]> {
  // The pages of the reference itself are commands already.
  items ??= findables(await ruleBook().catch(() => null)).filter(({ sort }) => sort !== 'page');
  return search(items, query, MAX).map(({ item: { name, sort, says, path } }) => ({
    id: `reference ${path.map(encodeURIComponent).join('/')}`,
    label: name,
    sort,
    says: says.replaceAll('`', ''),
  }));
}
