/** Rules that check values against the schemas of the tools in the input, in the order in which they run. */
import type { ShapeExample, ShapeRule } from '../define.ts';
import { callArguments } from './call-arguments.ts';
import { structuredContent } from './structured-content.ts';

/** All of them. */
export const instanceRules: readonly ShapeRule[] = [callArguments, structuredContent];

/** The types enforce nothing here: only the input contains a tool’s schema. */
export const instanceExamples: Readonly<Record<string, readonly ShapeExample[]>> = {};
