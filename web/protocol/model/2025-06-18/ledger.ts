/** Requirements that begin, change or end with 2025-06-18. Ids are shared by all revisions; their words stand in sentences.ts. */
import type { Amendment } from '../amend.ts';

/** The ledger of 2025-06-18, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'batch/not-supported': ['MUST NOT', 'changes'],
    'meta/bare-name-invalid': ['MUST', 'meta'],
    'meta/name-characters': ['MUST', 'meta'],
    'meta/name-end': ['MUST', 'meta'],
    'meta/name-second-slash': ['MUST', 'meta'],
    'meta/name-start': ['MUST', 'meta'],
    'meta/prefix-empty-label': ['MUST', 'meta'],
    'meta/prefix-label-characters': ['MUST', 'meta'],
    'meta/prefix-label-end': ['MUST', 'meta'],
    'meta/prefix-label-start': ['MUST', 'meta'],
    'meta/prefix-leading-slash': ['MUST', 'meta'],
    'meta/reserved-prefix-2025-06-18': ['MUST NOT', 'meta'],
    'meta/reserved-prefix-changed': ['INFO', 'meta'],
    'meta/unprefixed-key': ['INFO', 'meta'],
    'meta/url-as-key': ['MUST', 'meta'],
  },
  dropped: [
    'batch/empty-array',
    'batch/nested',
    'meta/grammar-since-2025-06-18',
    'meta/on-types-since-2025-06-18',
    'methods/elicitation-since-2025-06-18',
    'batch/duplicate-id',
    'batch/initialize-inside',
    'batch/mixed-kinds',
  ],
};
