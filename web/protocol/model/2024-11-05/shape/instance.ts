/** Values against the schemas that tools themselves declare, as 2024-11-05 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2024-11-05 changes about this area. */
export const instance: ShapePart = {
  ledger: {
    added: {
      'tools/call-arguments-mismatch': ['INFO', 'server/tools#tool'],
    },
  },
};
