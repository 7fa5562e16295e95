/** Values against the schemas that tools themselves declare: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'tools/call-arguments-mismatch': {
    says: 'The `arguments` of a call fit the `inputSchema` that the server has listed for the tool.',
  },
};
