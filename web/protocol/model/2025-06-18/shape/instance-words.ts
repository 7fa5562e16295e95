/** Values against the schemas that tools themselves declare: the requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'structured-content/mismatch': {
    says: 'The `structuredContent` of a result fits the `outputSchema` that the server has listed for the tool.',
  },
  'structured-content/missing': {
    says: 'A successful call of a tool that declares an `outputSchema` brings `structuredContent`.',
  },
};
