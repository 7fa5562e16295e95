/** The sentences of all requirements, for pages. The build replaces this module by its data (`scripts/requirements.mjs`). */
import { AREAS } from '../index.ts';
import { explained as explain } from '../make.ts';
import type { Explained } from '../texts.ts';

/** Sentences and notes of all requirements. */
export const explained: Explained = explain(Object.values(AREAS));
