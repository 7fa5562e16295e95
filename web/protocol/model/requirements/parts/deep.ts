/** The requirements of types, sessions and transports, for the judge. The build writes out what this comes to (`scripts/requirements.mjs`). */
import type { LedgerSteps } from '../../ledger.ts';
import { DEEP_AREAS } from '../index.ts';
import { ledgerSteps } from '../make.ts';

/** What each revision changes about the requirements of types, sessions and transports. */
export const steps: LedgerSteps = ledgerSteps(Object.values(DEEP_AREAS));
