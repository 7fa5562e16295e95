/** Values against the schemas that tools themselves declare, as 2025-06-18 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2025-06-18 changes about this area. */
export const instance: ShapePart = {
  ledger: {
    added: {
      'structured-content/mismatch': ['MUST', 'server/tools#output-schema'],
      'structured-content/missing': ['MUST', 'server/tools#output-schema'],
    },
  },
};
