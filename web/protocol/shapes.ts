/** Heavy door: the shape stage of a revision, types, rules and words; and what completes a text by them. Loaded when first needed. */
import { completionsAt, revisionFor } from './complete/complete.ts';
import { deepOf } from './model/deep.ts';
import { shapeRules } from './rules/shape/index.ts';
import type { PlainlyRight } from './rules/shape/quiet.ts';
import { shapeStage, type ShapeStage } from './rules/shape/run.ts';
import type { Prepared } from './stages.ts';
import type { Completion, RevisionId } from './types.ts';

const stages = new Map<RevisionId, ShapeStage>();
const compiled = new Map<RevisionId, PlainlyRight>();

/** The stage of a revision; the same id gives the same one. JSON-RPC 2.0 has no types, so its stage finds nothing. */
export function shapesOf(id: RevisionId): ShapeStage {
  let stage = stages.get(id);
  if (!stage) stages.set(id, (stage = shapeStage(deepOf(id), shapeRules, () => compiled.get(id) ?? null)));
  return stage;
}

const LOADERS: Readonly<Record<RevisionId, () => Promise<{ validators: PlainlyRight }>>> = {
  'jsonrpc-2.0': () => Promise.resolve({ validators: {} }),
  '2024-11-05': () => import('virtual:validators/2024-11-05'),
  '2025-03-26': () => import('virtual:validators/2025-03-26'),
  '2025-06-18': () => import('virtual:validators/2025-06-18'),
  '2025-11-25': () => import('virtual:validators/2025-11-25'),
  '2026-07-28': () => import('virtual:validators/2026-07-28'),
};

/** The compiled validators of a revision, by type. */
export async function validatorsOf(id: RevisionId): Promise<PlainlyRight> {
  return (await LOADERS[id]()).validators;
}

/** Loads the compiled validators of a revision, where that goes well. The stage says the same without them, only later. */
export async function quicken(id: RevisionId): Promise<void> {
  if (compiled.has(id)) return;
  try {
    compiled.set(id, await validatorsOf(id));
  } catch {
    // Judged without them; the next call tries again.
  }
}

/** What may be put in at an offset of a prepared text, best first. */
export function completeAt(prepared: Prepared, offset: number): Completion[] {
  const revision = revisionFor(prepared, offset);
  return completionsAt(prepared, offset, revision, shapesOf(revision));
}
