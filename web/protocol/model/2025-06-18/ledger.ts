/** Requirements that begin, change or end with 2025-06-18. Ids are shared by all revisions; the sentences are ours. */
import type { Amendment } from '../amend.ts';

/** The ledger of 2025-06-18, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'batch/not-supported': ['MUST NOT', 'changes', 'A message is one object; batches are not accepted.'],
    'meta/bare-name-invalid': ['MUST', 'meta', 'A key of `_meta` without prefix follows the grammar of names too.'],
    'meta/name-characters': [
      'MUST',
      'meta',
      'The name of a `_meta` key has letters, digits, hyphens, underscores and dots only.',
    ],
    'meta/name-end': ['MUST', 'meta', 'The name of a `_meta` key ends with a letter or digit.'],
    'meta/name-second-slash': ['MUST', 'meta', 'A `_meta` key has one slash at most.'],
    'meta/name-start': ['MUST', 'meta', 'The name of a `_meta` key begins with a letter or digit.'],
    'meta/prefix-empty-label': ['MUST', 'meta', 'No label of a `_meta` prefix is empty.'],
    'meta/prefix-label-characters': [
      'MUST',
      'meta',
      'Labels of a `_meta` prefix have letters, digits and inner hyphens only.',
    ],
    'meta/prefix-label-end': ['MUST', 'meta', 'Each label of a `_meta` prefix ends with a letter or digit.'],
    'meta/prefix-label-start': ['MUST', 'meta', 'Each label of a `_meta` prefix begins with a letter.'],
    'meta/prefix-leading-slash': ['MUST', 'meta', 'A `_meta` key does not begin with a slash.'],
    'meta/reserved-prefix-2025-06-18': [
      'MUST NOT',
      'meta',
      'A prefix with `modelcontextprotocol` or `mcp` before another label is kept for MCP.',
    ],
    'meta/reserved-prefix-changed': [
      'INFO',
      'meta',
      'Which prefixes are kept for MCP changed between 2025-06-18 and 2025-11-25.',
    ],
    'meta/unprefixed-key': [
      'INFO',
      'meta',
      'A key of your own without prefix may clash with one that MCP takes later.',
    ],
    'meta/url-as-key': ['MUST', 'meta', 'A web address is no `_meta` key.'],
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
