/**
 * The consequences of broken requirements, for findings. The build replaces this module by its data
 * (`scripts/requirements.mjs`).
 */
import { AREAS } from '../index.ts';
import { reasons as reasonsOf } from '../make.ts';
import type { Reasons } from '../texts.ts';

/** The consequences of broken requirements, by id. */
export const reasons: Reasons = reasonsOf(Object.values(AREAS));
