/** What goes wrong where a requirement is broken, for findings of types. Apart from the ledger: judging does not read it. */
import { reasons } from './requirements/parts/reasons.ts';
import type { RevisionId } from '../types.ts';
import { newest } from './requirements/words.ts';

/** What goes wrong, one sentence, as the revision words it; null where the table says nothing. */
export function reasonOf(revision: RevisionId, id: string): string | null {
  const reason = Object.hasOwn(reasons, id) ? reasons[id] : undefined;
  if (reason === undefined || typeof reason === 'string') return reason ?? null;
  return newest(reason, revision) ?? reason[''] ?? null;
}
