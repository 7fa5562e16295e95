/** Examples for requirements of this area that the types themselves hold, by ledger id. */
import type { ShapeExample } from '../define.ts';

/** One or more for each entry that the types name. */
export const baseExamples: Readonly<Record<string, readonly ShapeExample[]>> = {};
