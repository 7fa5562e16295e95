/** Where a learner stands in a walkthrough: small plain data, for a link, a store, a worker. */
import type { McpRevision } from '../../simulator/types.ts';

/** A play. All that there is to see follows from it. */
export interface Play {
  /** Id of the walkthrough. */
  readonly walkthrough: string;
  readonly revision: McpRevision;
  /** Index of the present step. */
  readonly at: number;
  /** What the present step does is done, and its remark told. */
  readonly revealed: boolean;
  /** The learner's texts, by the step's id. */
  readonly edits: Readonly<Record<string, string>>;
  /** Indices of the options that the learner has chosen, by the step's id. */
  readonly answers: Readonly<Record<string, number>>;
}
