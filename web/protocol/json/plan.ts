/** Repairs as plans over paths; `edits.ts` turns a plan into text edits that keep the writer’s layout. */
import type { JsonValue } from './types.ts';

/** From the message down: keys and array indexes. */
export type Path = readonly (string | number)[];

/** One step of a repair. */
export type FixStep =
  | { do: 'remove'; path: Path }
  | { do: 'replace'; path: Path; value: JsonValue }
  | { do: 'rename'; path: Path; to: string }
  /** Adds a member to the object at `path`, as the first member, the last, or after a given one. */
  | { do: 'insert'; path: Path; key: string; value: JsonValue; after?: string | 'first' }
  /** Moves a member to another object, which is created if absent. */
  | { do: 'move'; path: Path; to: Path };

/** A repair: its description, its safety, and its steps in order. */
export interface FixPlan {
  says: string;
  safety: 'safe' | 'unsafe';
  steps: readonly FixStep[];
}
