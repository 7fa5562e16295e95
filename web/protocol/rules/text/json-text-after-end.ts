import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: nothing stands behind a message on its line. */
export const jsonTextAfterEnd = defineTextRule({
  id: 'json-text-after-end',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Nothing stands behind a message on its line',
  why: 'A parser that has read one value expects the end. What follows makes the text unreadable as one message.',
  how: 'Put each message on a line of its own, or remove what does not belong.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) => `Behind the end of the value stands ${code(problem.detail)}${inMore(problem)}.`,
  examples: {
    good: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
    ],
    bad: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"} ⟦;⟧' }],
  },
});
