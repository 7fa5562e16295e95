/** Heavy door: the shape stage of a revision, types, rules and words; and what completes a text by them. Loaded when first needed. */
import { completionsAt, revisionFor } from './complete/complete.ts';
import { logFormats } from './intake/formats/index.ts';
import { hooks } from './intake/hooks.ts';
import { beneathColours, insideDocument } from './intake/layers.ts';
import { registerFormats } from './intake/registry.ts';
import { deepOf } from './model/deep.ts';
import { sessionRules } from './rules/session/index.ts';
import { shapeRules } from './rules/shape/index.ts';
import { shapeStage, type ShapeStage } from './rules/shape/run.ts';
import { compiledOf } from './schema/compiled.ts';
import { Log } from './report/log.ts';
import type { Prepared } from './report/stages.ts';
import type { Completion } from './place-types.ts';
import type { RevisionId } from './types.ts';

export { quicken, validatorsOf } from './schema/compiled.ts';

// The judging file knows light formats alone; logs are read from here on.
registerFormats(logFormats);
hooks.lift = beneathColours;
hooks.inside = insideDocument;

const stages = new Map<RevisionId, ShapeStage>();

const newLog: ShapeStage['newLog'] = (text, options) => new Log(text, options, shapesOf, sessionRules);

/** The stage of a revision; the same id gives the same one. JSON-RPC 2.0 has no types, so its stage finds nothing. */
export function shapesOf(id: RevisionId): ShapeStage {
  let stage = stages.get(id);
  if (!stage) stages.set(id, (stage = shapeStage(deepOf(id), shapeRules, newLog, () => compiledOf(id))));
  return stage;
}

/** What may be put in at an offset of a prepared text, best first. */
export function completeAt(prepared: Prepared, offset: number): Completion[] {
  const revision = revisionFor(prepared, offset);
  return completionsAt(prepared, offset, revision, shapesOf(revision));
}
