/** Elicitation: the requirements that begin with 2026-07-28, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'elicitation/elicitation-id-removed': {
    says: '`elicitationId` is gone from 2026-07-28 on.',
    why: 'Clients of this revision ignore it. What belongs together is told by `requestState`, which comes back with the next try.',
  },
  'elicitation/required-error-not-defined': {
    says: 'The error -32042 is not sent from 2026-07-28 on.',
  },
};
