/** The sentence of a requirement. Apart from the ledger, which is loaded with the engine: only screens that list requirements read these. */
import { REVISION_IDS } from '../types.ts';
import type { RevisionId } from '../types.ts';
import { sentences as jsonrpc20 } from './jsonrpc-2.0/sentences.ts';
import { sentences as r20241105 } from './2024-11-05/sentences.ts';
import { sentences as r20250326 } from './2025-03-26/sentences.ts';
import { sentences as r20250618 } from './2025-06-18/sentences.ts';
import { sentences as r20251125 } from './2025-11-25/sentences.ts';
import { sentences as r20260728 } from './2026-07-28/sentences.ts';

/** What each revision words anew, by ledger id. */
export const SENTENCES: Readonly<Record<RevisionId, Readonly<Record<string, string>>>> = {
  'jsonrpc-2.0': jsonrpc20,
  '2024-11-05': r20241105,
  '2025-03-26': r20250326,
  '2025-06-18': r20250618,
  '2025-11-25': r20251125,
  '2026-07-28': r20260728,
};

/** The requirement in our words, as the revision has it: worded there, or in the newest one before. Empty for an unknown id. */
export function sentenceOf(revision: RevisionId, id: string): string {
  const upTo = REVISION_IDS.slice(0, REVISION_IDS.indexOf(revision) + 1);
  const source = upTo.findLast((candidate) => Object.hasOwn(SENTENCES[candidate], id));
  return (source && SENTENCES[source][id]) ?? '';
}
