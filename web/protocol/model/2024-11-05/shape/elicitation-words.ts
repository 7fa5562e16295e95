/** Elicitation: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'elicitation/complete-not-defined': {
    says: '`notifications/elicitation/complete` exists in 2025-11-25 only.',
  },
  'elicitation/not-yet-defined': {
    says: '`elicitation/create` exists from 2025-06-18 on.',
  },
};
