/** The requirements of envelopes, for the checker. The build replaces this module by its data (`scripts/requirements.mjs`). */
import type { LedgerSteps } from '../../ledger.ts';
import { envelope } from '../envelope.ts';
import { ledgerSteps } from '../make.ts';

/** The changes of each revision to the requirements of envelopes. */
export const steps: LedgerSteps = ledgerSteps([envelope]);
