/**
 * Heavy entry point: the checker of messages with the types of the revisions, and the completions that use them. Loaded on first use.
 */
import { completionsAt, revisionFor } from './complete/complete.ts';
import type { Completion } from './place-types.ts';
import { shapes } from './report/messages.ts';
import type { Prepared } from './report/phases.ts';

export { mayUseExtensions } from './extensions/used.ts';
export { pageChecker as checker, shapes } from './report/messages.ts';
export { loadValidators, validatorsOf } from './schema/compiled.ts';

/** The completions at an offset of a prepared text, best first. */
export function completeAt(prepared: Prepared, offset: number): Completion[] {
  const revision = revisionFor(prepared, offset);
  return completionsAt(prepared, offset, revision, shapes.phaseOf(revision));
}
