/** Requirements that begin, change or end with 2025-11-25. Ids are shared by all revisions; the sentences are ours. */
import type { Amendment } from '../amend.ts';

/** The ledger of 2025-11-25, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'deprecated/include-context': [
      'INFO',
      'context',
      '`thisServer` and `allServers` for `includeContext` are on their way out.',
    ],
    'deprecated/sampling-context-capability': [
      'INFO',
      'context',
      '`sampling.context` serves values of `includeContext` that are on their way out.',
    ],
    'errors/url-elicitation-data': [
      'MUST',
      'client/elicitation#url-elicitation-required-error',
      'The error -32042 lists its elicitations in `data.elicitations`.',
    ],
    'meta/reserved-prefix': [
      'MUST NOT',
      'meta',
      'A prefix whose second label is `modelcontextprotocol` or `mcp` is kept for MCP.',
    ],
    'meta/reverse-dns': ['SHOULD', 'meta', 'A prefix is a domain name in reverse: `com.example/`.'],
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
