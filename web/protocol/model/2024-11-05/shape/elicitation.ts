/** Elicitation, as 2024-11-05 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2024-11-05 changes about this area. */
export const elicitation: ShapePart = {
  types: {},
  ledger: {
    added: {
      'elicitation/complete-not-defined': ['INFO', 'index#features'],
      'elicitation/not-yet-defined': ['INFO', 'index#features'],
    },
  },
};
