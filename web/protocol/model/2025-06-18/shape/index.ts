/** The types of 2025-06-18 by area, as changes to the previous revision. */
import type { ShapePart } from '../../schema.ts';
import { base } from './base.ts';
import { tools } from './tools.ts';
import { resources } from './resources.ts';
import { elicitation } from './elicitation.ts';
import { meta } from './meta.ts';

/** All areas. */
export const parts: readonly ShapePart[] = [base, tools, resources, elicitation, meta];
