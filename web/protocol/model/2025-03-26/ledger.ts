/** Requirements that begin, change or end with 2025-03-26. Ids are shared by all revisions; the sentences are ours. */
import type { Amendment } from '../amend.ts';

/** The ledger of 2025-03-26, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'batch/duplicate-id': ['MUST NOT', 'requests', 'Requests of one batch have different ids.'],
    'batch/initialize-inside': ['MUST NOT', 'basic/lifecycle#initialization', '`initialize` is never part of a batch.'],
    'batch/mixed-kinds': ['MUST NOT', 'sending', 'A batch holds calls or answers, not both.'],
  },
  changed: {
    'batch/empty-array': { note: '' },
    'batch/nested': { note: '' },
  },
  dropped: ['batch/not-supported'],
};
