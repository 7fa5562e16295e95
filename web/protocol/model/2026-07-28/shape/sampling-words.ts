/** Sampling: the requirements that begin with 2026-07-28, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'sampling/deprecated': { says: 'New programs do without sampling.' },
  'sampling/task-field-removed': {
    says: 'The `task` of a sampling request went with the tasks of 2025-11-25.',
    why: 'No receiver of this revision looks at it: the message is made at once.',
  },
};
