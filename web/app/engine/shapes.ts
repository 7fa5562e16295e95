/** Modules that are loaded after the first verdict. */
import type { Checker } from '../../protocol/report/checker.ts';
import type { Prepared } from '../../protocol/report/stages.ts';
import type { Completion } from '../../protocol/place-types.ts';
import type { RevisionId } from '../../protocol/types.ts';

/** The exports of the shape phase. */
export interface Shapes {
  /** Judges messages with all rules; texts with other parts wait for another checker. */
  readonly checker: Checker;
  loadValidators(id: RevisionId): Promise<void>;
  completeAt(prepared: Prepared, offset: number): Completion[];
}
