/** What the build makes of the table of requirements (`scripts/requirements.mjs`, `make.ts`). */
declare module 'virtual:requirements/envelope' {
  import type { LedgerSteps } from '../ledger.ts';

  /** What each revision changes about the requirements of envelopes. */
  export const steps: LedgerSteps;
}

declare module 'virtual:requirements/deep' {
  import type { LedgerSteps } from '../ledger.ts';

  /** What each revision changes about the requirements of types, sessions and transports. */
  export const steps: LedgerSteps;
}

declare module 'virtual:requirements/words' {
  import type { Explained } from './words.ts';

  /** Words and notes of all requirements. */
  export const explained: Explained;
}

declare module 'virtual:requirements/reasons' {
  import type { Reasons } from './words.ts';

  /** What goes wrong where a requirement is broken. */
  export const reasons: Reasons;
}
