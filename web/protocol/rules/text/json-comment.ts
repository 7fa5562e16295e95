import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: JSON has no comments. */
export const jsonComment = defineTextRule({
  id: 'json-comment',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'JSON has no comments',
  why: 'A strict parser stops at the comment, and the whole message is lost: the answer is a parse error without an id.',
  how: 'Take the comment out, or put the remark into a member of its own.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) => `${code(problem.detail)} is a comment, which JSON does not have${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }, { text: '{"url": "https://example.com/#top"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id": 1, ⟦// counts up⟧\n"method": "ping"}' },
      { text: '{⟦/* the version */⟧ "jsonrpc": "2.0", "id": 1, "method": "ping"} // and /* more */' },
      { text: '⟦# from the log⟧\n{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
    ],
  },
});
