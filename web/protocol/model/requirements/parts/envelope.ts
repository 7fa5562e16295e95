/** The requirements of envelopes, for the judge. The build writes out what this comes to (`scripts/requirements.mjs`). */
import type { LedgerSteps } from '../../ledger.ts';
import { envelope } from '../envelope.ts';
import { ledgerSteps } from '../make.ts';

/** What each revision changes about the requirements of envelopes. */
export const steps: LedgerSteps = ledgerSteps([envelope]);
