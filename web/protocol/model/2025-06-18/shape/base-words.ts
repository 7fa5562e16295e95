/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs and pages: the requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {};
