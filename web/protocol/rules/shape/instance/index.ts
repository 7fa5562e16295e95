/** Rules that judge values against the schemas of the tools a text shows, in order of judging. */
import type { ShapeExample, ShapeRule } from '../define.ts';
import { callArguments } from './call-arguments.ts';
import { structuredContent } from './structured-content.ts';

/** All of them. */
export const instanceRules: readonly ShapeRule[] = [callArguments, structuredContent];

/** The types hold nothing here: what a tool asks for is written in the text alone. */
export const instanceExamples: Readonly<Record<string, readonly ShapeExample[]>> = {};
