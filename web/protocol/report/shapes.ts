/** What is loaded with the types: the shape stage of each revision, and what follows sessions by it. */
import { deepOf } from '../model/deep.ts';
import type { Rule } from '../rules/define.ts';
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
  /** Follows the sessions of a text, before its first message is heard. */
  newLog(text: string, options: CheckOptions): Log;
}

/** What the stages are made of. */
export interface ShapesParts {
  /** Rules about messages, which run before this stage. */
  readonly messageRules: readonly Rule[];
  readonly shapeRules: readonly ShapeRule[];
  readonly sessionRules: readonly SessionRule[];
  /** The compiled validators of a revision once they are loaded. Left out: there are none. */
  readonly compiledOf?: (id: RevisionId) => Compiled | null;
}

/** Makes the stages of the revisions; each when it is first asked for. */
export function createShapes({ messageRules, shapeRules, sessionRules, compiledOf }: ShapesParts): Shapes {
  const stages = new Map<RevisionId, ShapeStage>();
  const stageOf = (id: RevisionId): ShapeStage => {
    let stage = stages.get(id);
    if (!stage)
      stages.set(id, (stage = shapeStage(deepOf(id), messageRules, shapeRules, () => compiledOf?.(id) ?? null)));
    return stage;
  };
  return {
    stageOf,
    newLog: (text, options) => new Log(text, options, stageOf, sessionRules),
  };
}
