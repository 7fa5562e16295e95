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
  what: (problem) => {
    const [brackets = '', open] = problem.detail.split('\n');
    return open === undefined
      ? `This bracket is never closed; the text ends or goes on without ${code(brackets)}.`
      : `The text ends inside the string ${code(open)}, and this bracket is not closed either; that takes ${code(brackets)}.`;
  },
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '⟦{⟧"jsonrpc": "2.0", "id": 1, "method": "ping"' },
      { text: '{"params": ⟦[⟧1, 2}' },
      { text: '{"params": ⟦{⟧"name": "ad' },
      { text: '⟦{⟧"jsonrpc": "2.0", "id": 2, "method": "pi', says: 'The string is open, too.' },
      { text: '{"params": {"a": ⟦[⟧1,' },
    ],
  },
});
