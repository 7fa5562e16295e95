/** The types of 2024-11-05 by area, as changes to the previous revision. */
import type { ShapePart } from '../../schema.ts';
import { base } from './base.ts';
import { tools } from './tools.ts';
import { resources } from './resources.ts';
import { sampling } from './sampling.ts';
import { flows } from './flows.ts';
import { meta } from './meta.ts';

/** All areas. */
export const parts: readonly ShapePart[] = [base, tools, resources, sampling, flows, meta];
