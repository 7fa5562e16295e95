/** All revisions, oldest first, and a lookup by id. */
import { steps } from './requirements/parts/envelope.ts';
import type { RevisionId } from '../types.ts';
import { amendment as jsonrpc20 } from './jsonrpc-2.0/index.ts';
import { amendment as r20241105 } from './2024-11-05/index.ts';
import { amendment as r20250326 } from './2025-03-26/index.ts';
import { amendment as r20250618 } from './2025-06-18/index.ts';
import { amendment as r20251125 } from './2025-11-25/index.ts';
import { amendment as r20260728 } from './2026-07-28/index.ts';
import { wholeModels } from './amend.ts';
import type { Amendment } from './amend.ts';
import type { RevisionModel } from './define.ts';

/** The amendment of each revision, oldest first; the first is a change to nothing. */
export const AMENDMENTS: readonly Amendment[] = [jsonrpc20, r20241105, r20250326, r20250618, r20251125, r20260728];

/** The complete models of all revisions, oldest first. */
export const models: readonly RevisionModel[] = /* @__PURE__ */ wholeModels(AMENDMENTS, steps);

/** The complete model of one revision; the same id returns the same object. */
export function modelOf(id: RevisionId): RevisionModel {
  const model = models.find((candidate) => candidate.id === id);
  if (model) return model;
  throw new RangeError(`unknown revision ${id}`);
}
