/** Why requirements matter, for findings. The build writes out what this comes to (`scripts/requirements.mjs`). */
import { AREAS } from '../index.ts';
import { reasons as reasonsOf } from '../make.ts';
import type { Reasons } from '../words.ts';

/** What goes wrong where a requirement is broken. */
export const reasons: Reasons = reasonsOf(Object.values(AREAS));
