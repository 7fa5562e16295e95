/** The words of the requirements of the shape stage. Apart from types and ledger: findings and reference pages read them, judging does not. */
import { REVISION_IDS } from '../types.ts';
import type { RevisionId } from '../types.ts';
import type { RequirementWords } from './schema.ts';
import { SESSION_WORDS } from './session-words/index.ts';
import { words as r20241105 } from './2024-11-05/shape/words.ts';
import { words as r20250326 } from './2025-03-26/shape/words.ts';
import { words as r20250618 } from './2025-06-18/shape/words.ts';
import { words as r20251125 } from './2025-11-25/shape/words.ts';
import { words as r20260728 } from './2026-07-28/shape/words.ts';

/** What each revision words anew, by ledger id. */
export const WORDS: Readonly<Record<RevisionId, Readonly<Record<string, RequirementWords>>>> = {
  'jsonrpc-2.0': {},
  '2024-11-05': r20241105,
  '2025-03-26': r20250326,
  '2025-06-18': r20250618,
  '2025-11-25': r20251125,
  '2026-07-28': r20260728,
};

/** The words of a requirement as the revision has it: worded there, or in the newest one before; null for an unknown id. */
export function requirementWords(revision: RevisionId, id: string): RequirementWords | null {
  const upTo = REVISION_IDS.slice(0, REVISION_IDS.indexOf(revision) + 1);
  const source = upTo.findLast((candidate) => Object.hasOwn(WORDS[candidate], id));
  return (source && WORDS[source][id]) ?? (Object.hasOwn(SESSION_WORDS, id) ? (SESSION_WORDS[id] ?? null) : null);
}
