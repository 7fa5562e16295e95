/** Addresses of reference pages, and of Check with an example. */
import type { Target } from '../../../protocol/catalog.ts';
import type { RevisionId, Transport } from '../../../protocol/types.ts';
import { formatRoute, referenceHref } from '../../state/route.ts';

/** The page of a type. */
export function typeHref(revision: RevisionId, name: string, member?: string): string {
  return referenceHref('types', revision, name, ...(member === undefined ? [] : [member]));
}

/** The link for a name in a list of changes. */
export function targetHref({ page, revision, id }: Target): string {
  return page === 'types' && revision ? typeHref(revision, id) : referenceHref(page, id);
}

/** Check with a text in it. */
export function tryHref(text: string, revision: RevisionId, from?: 'client' | 'server', transport?: Transport): string {
  return formatRoute({
    screen: 'check',
    text,
    revision,
    ...(from ? { from } : {}),
    ...(transport ? { transport } : {}),
    embed: false,
  });
}
