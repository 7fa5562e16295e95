/** What is loaded with the types: the shape phase of each revision, and the session follower that uses it. */
import { deepOf } from '../model/deep.ts';
import type { Rule } from '../rules/define.ts';
import type { SessionRule } from '../rules/session/define.ts';
import type { ShapeRule } from '../rules/shape/define.ts';
import { shapePhase, type ShapePhase } from '../rules/shape/run.ts';
import type { Compiled } from '../schema/compiled.ts';
import type { CheckOptions, RevisionId } from '../types.ts';
import { Log } from './log.ts';

/** The types of all revisions, the rules about them, and the session follower. */
export interface Shapes {
  /** The phase of a revision; the same id returns the same object. JSON-RPC 2.0 has no types, so its phase has no findings. */
  phaseOf(id: RevisionId): ShapePhase;
  /** Creates the follower of a text’s sessions, before the first message is observed. */
  newLog(text: string, options: CheckOptions): Log;
}

/** The parts from which the phases are created. */
export interface ShapesParts {
  /** Rules about messages, which run before this phase. */
  readonly messageRules: readonly Rule[];
  readonly shapeRules: readonly ShapeRule[];
  readonly sessionRules: readonly SessionRule[];
  /** The compiled validators of a revision once they are loaded. Default: none. */
  readonly compiledOf?: (id: RevisionId) => Compiled | null;
}

/** Creates the phases of the revisions, each on first use. */
export function createShapes({ messageRules, shapeRules, sessionRules, compiledOf }: ShapesParts): Shapes {
  const phases = new Map<RevisionId, ShapePhase>();
  const phaseOf = (id: RevisionId): ShapePhase => {
    let phase = phases.get(id);
    if (!phase)
      phases.set(id, (phase = shapePhase(deepOf(id), messageRules, shapeRules, () => compiledOf?.(id) ?? null)));
    return phase;
  };
  return {
    phaseOf,
    newLog: (text, options) => new Log(text, options, phaseOf, sessionRules),
  };
}
