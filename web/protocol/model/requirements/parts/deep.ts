/**
 * The requirements of types, sessions and transports, for the checker. The build replaces this module by its data
 * (`scripts/requirements.mjs`).
 */
import type { LedgerSteps } from '../../ledger.ts';
import { DEEP_AREAS } from '../index.ts';
import { ledgerSteps } from '../make.ts';

/** The changes of each revision to the requirements of types, sessions and transports. */
export const steps: LedgerSteps = ledgerSteps(Object.values(DEEP_AREAS));
