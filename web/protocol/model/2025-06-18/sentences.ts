/** The requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */

/** Sentences by ledger id. */
export const sentences: Readonly<Record<string, string>> = {
  'batch/not-supported': 'A message is one object; batches are not accepted.',
  'meta/bare-name-invalid': 'A key of `_meta` without prefix follows the grammar of names too.',
  'meta/name-characters': 'The name of a `_meta` key has letters, digits, hyphens, underscores and dots only.',
  'meta/name-end': 'The name of a `_meta` key ends with a letter or digit.',
  'meta/name-second-slash': 'A `_meta` key has one slash at most.',
  'meta/name-start': 'The name of a `_meta` key begins with a letter or digit.',
  'meta/prefix-empty-label': 'No label of a `_meta` prefix is empty.',
  'meta/prefix-label-characters': 'Labels of a `_meta` prefix have letters, digits and inner hyphens only.',
  'meta/prefix-label-end': 'Each label of a `_meta` prefix ends with a letter or digit.',
  'meta/prefix-label-start': 'Each label of a `_meta` prefix begins with a letter.',
  'meta/prefix-leading-slash': 'A `_meta` key does not begin with a slash.',
  'meta/reserved-prefix-2025-06-18':
    'A prefix with `modelcontextprotocol` or `mcp` before another label is kept for MCP.',
  'meta/reserved-prefix-changed': 'Which prefixes are kept for MCP changed between 2025-06-18 and 2025-11-25.',
  'meta/unprefixed-key': 'A key of your own without prefix may clash with one that MCP takes later.',
  'meta/url-as-key': 'A web address is no `_meta` key.',
};
