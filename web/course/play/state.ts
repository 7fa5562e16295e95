/** The learner’s position in a walkthrough: small plain data, for a link, a store, or a worker. */
import type { McpRevision } from '../../simulator/types.ts';

/** A play. Everything on screen follows from it. */
export interface Play {
  /** Id of the walkthrough. */
  readonly walkthrough: string;
  readonly revision: McpRevision;
  /** Index of the current step. */
  readonly at: number;
  /** The current step has been played, and its remark is visible. */
  readonly revealed: boolean;
  /** The learner’s texts, by the step’s id. */
  readonly edits: Readonly<Record<string, string>>;
  /** Indices of the options that the learner chose, by the step’s id. */
  readonly answers: Readonly<Record<string, number>>;
}
