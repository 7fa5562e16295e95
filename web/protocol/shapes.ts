/** Heavy door: the shape stage of a revision, types, rules and words. Loaded when first needed. */
import { deepOf } from './model/deep.ts';
import { shapeRules } from './rules/shape/index.ts';
import { shapeStage, type ShapeStage } from './rules/shape/run.ts';
import type { RevisionId } from './types.ts';

const stages = new Map<RevisionId, ShapeStage>();

/** The stage of a revision; the same id gives the same one. JSON-RPC 2.0 has no types, so its stage finds nothing. */
export function shapesOf(id: RevisionId): ShapeStage {
  let stage = stages.get(id);
  if (!stage) stages.set(id, (stage = shapeStage(deepOf(id), shapeRules)));
  return stage;
}
