import { defineTextRule } from '../text.ts';

/** Legal, but risky: nesting stays within what parsers accept. */
export const jsonDeepNesting = defineTextRule({
  id: 'json-deep-nesting',
  requirement: null,
  class: 'host',
  level: 'SHOULD NOT',
  title: 'Nesting stays within what parsers accept',
  why: 'RFC 8259 lets parsers limit how deep values may be nested, and many do, some by failing. A deep message may never arrive.',
  how: 'Flatten the value, or send it as a string.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-9',
  specTitle: 'RFC 8259, Parsers',
  what: (problem) => `From here on the value is nested more than ${problem.detail} levels deep.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: `${'['.repeat(512)}⟦[⟧${']'.repeat(513)}` }],
  },
});
