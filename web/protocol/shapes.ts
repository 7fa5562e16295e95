/**
 * Heavy entry point: the whole checker with the types of the revisions, and the completions that use them. Loaded on first use.
 */
import { completionsAt, revisionFor } from './complete/complete.ts';
import type { Completion } from './place-types.ts';
import { shapes } from './report/full.ts';
import type { Prepared } from './report/stages.ts';

export { checker, shapes } from './report/full.ts';
export { loadValidators, validatorsOf } from './schema/compiled.ts';

/** The completions at an offset of a prepared text, best first. */
export function completeAt(prepared: Prepared, offset: number): Completion[] {
  const revision = revisionFor(prepared, offset);
  return completionsAt(prepared, offset, revision, shapes.stageOf(revision));
}
