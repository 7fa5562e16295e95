/** Pages that came or went, and clauses of our requirements that the pages no longer have. */
import type { ReadPage } from './sentences.ts';
import type { FollowedChange, KnownModel } from './types.ts';

/** Requirements that are named in a line; more are counted. */
const MAX_NAMED = 3;

/**
 * New and removed pages, and the clauses (page and anchor) that requirements of ours cite and the snapshot lacks. With the snapshot that
 * the model follows, a clause is listed only if that one has it. Without it, only the clauses of the pages that are there are compared.
 */
export function compareClauses(
  pages: readonly ReadPage[],
  known: KnownModel,
  before: readonly ReadPage[] = [],
): FollowedChange[] {
  const [now, old] = [placesOf(pages), placesOf(before)];
  const out: FollowedChange[] = [];
  if (before.length > 0)
    for (const path of now.keys()) if (!old.has(path)) out.push({ subject: 'page', what: 'new', name: path, says: '' });
  const cited = new Map<string, { page: string; anchor: string; ids: string[] }>();
  for (const { id, page, anchor } of known.requirements) {
    const key = `${page}#${anchor}`;
    const row = cited.get(key) ?? { page, anchor, ids: [] };
    row.ids.push(id);
    cited.set(key, row);
  }
  for (const path of old.keys())
    if (!now.has(path)) {
      const ids = [...cited.values()].flatMap((row) => (row.page === path ? row.ids : []));
      out.push({ subject: 'page', what: 'gone', name: path, says: named(ids) });
    }
  for (const [name, { page, anchor, ids }] of cited) {
    const anchors = now.get(page);
    if (!anchors || anchor === '' || anchors.has(anchor)) continue;
    if (before.length > 0 && old.get(page)?.has(anchor) !== true) continue;
    out.push({ subject: 'clause', what: 'gone', name, says: named(ids) });
  }
  return out;
}

const placesOf = (pages: readonly ReadPage[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(pages.map(({ path, anchors }) => [path, anchors]));

/** The first requirements of a list, and how many more there are. */
function named(ids: readonly string[]): string {
  const more = ids.length - MAX_NAMED;
  return `${ids.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
