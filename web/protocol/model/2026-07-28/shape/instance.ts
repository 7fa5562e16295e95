/** Values against the schemas that tools themselves declare, as 2026-07-28 changes them. */
import type { ShapePart } from '../../schema.ts';

/** What 2026-07-28 changes about this area: nothing. */
export const instance: ShapePart = {};
