import { defineTextRule } from '../text.ts';
import { code } from './sentences.ts';

/** Refused by strict JSON: every bracket is closed. */
export const jsonUnclosed = defineTextRule({
  id: 'json-unclosed',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Every bracket is closed',
  why: 'Without its closing bracket a message has no end. Often the text was cut off while it was copied or logged; what is missing is not judged.',
  how: 'Add what is missing, or copy the whole message.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) => `This bracket is never closed; the text ends or goes on without ${code(problem.detail)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '⟦{⟧"jsonrpc": "2.0", "id": 1, "method": "ping"' },
      { text: '{"params": ⟦[⟧1, 2}' },
      { text: '{"params": ⟦{⟧"name": "ad' },
      { text: '{"params": {"a": ⟦[⟧1,' },
    ],
  },
});
