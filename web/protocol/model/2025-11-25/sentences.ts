/** The requirements that begin with 2025-11-25, or read otherwise from then on, in our words. */

/** Sentences by ledger id. */
export const sentences: Readonly<Record<string, string>> = {
  'deprecated/include-context': '`thisServer` and `allServers` for `includeContext` are on their way out.',
  'deprecated/sampling-context-capability':
    '`sampling.context` serves values of `includeContext` that are on their way out.',
  'errors/url-elicitation-data': 'The error -32042 lists its elicitations in `data.elicitations`.',
  'meta/reserved-prefix': 'A prefix whose second label is `modelcontextprotocol` or `mcp` is kept for MCP.',
  'meta/reverse-dns': 'A prefix is a domain name in reverse: `com.example/`.',
};
