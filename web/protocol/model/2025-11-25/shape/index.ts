/** The types of 2025-11-25 by area, as changes to the previous revision. */
import type { ShapePart } from '../../schema.ts';
import { base } from './base.ts';
import { tools } from './tools.ts';
import { resources } from './resources.ts';
import { sampling } from './sampling.ts';
import { elicitation } from './elicitation.ts';
import { flows } from './flows.ts';
import { meta } from './meta.ts';

/** All areas. */
export const parts: readonly ShapePart[] = [base, tools, resources, sampling, elicitation, flows, meta];
