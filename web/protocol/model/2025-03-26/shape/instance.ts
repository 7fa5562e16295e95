/** Values against the schemas that tools themselves declare, as 2025-03-26 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2025-03-26 changes about this area: nothing. */
export const instance: ShapePart = {};
