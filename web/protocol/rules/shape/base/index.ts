/** Rules of this area, in order of judging. */
import type { ShapeRule } from '../define.ts';

/** All of them. */
export const baseRules: readonly ShapeRule[] = [];
