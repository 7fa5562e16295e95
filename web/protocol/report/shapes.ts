/** What is loaded with the types: the shape stage of each revision, and what follows sessions by it. */
import { deepOf } from '../model/deep.ts';
import type { RevisionModel } from '../model/define.ts';
import { QuickLook, type Around } from '../rules/quick.ts';
import type { SessionRule } from '../rules/session/define.ts';
import type { ShapeRule } from '../rules/shape/define.ts';
import { shapeStage, type ShapeStage } from '../rules/shape/run.ts';
import type { Compiled } from '../schema/compiled.ts';
import type { CheckOptions, RevisionId } from '../types.ts';
import { Log } from './log.ts';

/** The types of all revisions, the rules about them, and what follows sessions. */
export interface Shapes {
  /** The stage of a revision; the same id gives the same one. JSON-RPC 2.0 has no types, so its stage finds nothing. */
  stageOf(id: RevisionId): ShapeStage;
  /** Looks at messages before they are judged. */
  newLook(model: RevisionModel, stage: ShapeStage, around: Around): QuickLook;
  /** Follows the sessions of a text, before its first message is heard. */
  newLog(text: string, options: CheckOptions): Log;
}

/** What the stages are made of. */
export interface ShapesParts {
  readonly shapeRules: readonly ShapeRule[];
  readonly sessionRules: readonly SessionRule[];
  /** The compiled validators of a revision once they are loaded; they know the quick tests of all our shape rules. Left out: there are none. */
  readonly compiledOf?: (id: RevisionId) => Compiled | null;
}

/** Makes the stages of the revisions; each when it is first asked for. */
export function createShapes({ shapeRules, sessionRules, compiledOf }: ShapesParts): Shapes {
  const stages = new Map<RevisionId, ShapeStage>();
  const stageOf = (id: RevisionId): ShapeStage => {
    let stage = stages.get(id);
    if (!stage) stages.set(id, (stage = shapeStage(deepOf(id), shapeRules, () => compiledOf?.(id) ?? null)));
    return stage;
  };
  return {
    stageOf,
    newLook: (model, stage, around) => new QuickLook(model, stage, around),
    newLog: (text, options) => new Log(text, options, stageOf, sessionRules),
  };
}
