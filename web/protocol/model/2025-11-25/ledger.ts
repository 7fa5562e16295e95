/** Requirements that begin, change or end with 2025-11-25. Ids are shared by all revisions; their words stand in sentences.ts. */
import type { Amendment } from '../amend.ts';

/** The ledger of 2025-11-25, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'deprecated/include-context': [
      'SHOULD',
      'context',
      'The catalogue lists it as INFO here and as SHOULD among the requirements of sampling; the page says that servers SHOULD avoid both values.',
    ],
    'deprecated/sampling-context-capability': ['INFO', 'context'],
    'errors/url-elicitation-data': ['MUST', 'client/elicitation#url-elicitation-required-error'],
    'meta/reserved-prefix': ['MUST NOT', 'meta'],
    'meta/reverse-dns': ['SHOULD', 'meta'],
  },
  changed: {
    'batch/not-supported': { place: 'sending' },
    'errors/modern-code-in-legacy': { place: 'basic/index#responses' },
  },
  dropped: [
    'errors/url-elicitation-foreign',
    'methods/elicitation-complete-only-2025-11-25',
    'methods/tasks-since-2025-11-25',
    'responses/error-id-required',
    'meta/reserved-prefix-2025-06-18',
  ],
};
