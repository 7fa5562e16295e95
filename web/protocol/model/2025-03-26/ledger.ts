/** Requirements that begin, change or end with 2025-03-26. Ids are shared by all revisions; their words stand in sentences.ts. */
import type { Amendment } from '../amend.ts';

/** The ledger of 2025-03-26, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'batch/duplicate-id': ['MUST NOT', 'requests'],
    'batch/initialize-inside': ['MUST NOT', 'basic/lifecycle#initialization'],
    'batch/mixed-kinds': ['MUST NOT', 'sending'],
  },
  changed: {
    'batch/empty-array': { note: '' },
    'batch/nested': { note: '' },
  },
  dropped: ['batch/not-supported'],
};
