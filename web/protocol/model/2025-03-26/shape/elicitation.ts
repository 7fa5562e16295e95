/** Elicitation, as 2025-03-26 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2025-03-26 changes about this area. */
export const elicitation: ShapePart = {
  types: {},
  ledger: {},
};
