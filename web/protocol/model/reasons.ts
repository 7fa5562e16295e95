/** The consequences of broken requirements, for findings of types. Separate from the ledger, because checks do not read it. */
import { reasons } from './requirements/parts/reasons.ts';
import type { RevisionId } from '../types.ts';
import { newest } from './requirements/texts.ts';

/** The consequence in one sentence, as the revision words it; null when the table has none. */
export function reasonOf(revision: RevisionId, id: string): string | null {
  const reason = Object.hasOwn(reasons, id) ? reasons[id] : undefined;
  if (reason === undefined || typeof reason === 'string') return reason ?? null;
  return newest(reason, revision) ?? reason[''] ?? null;
}
