import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: a message begins with its first bracket. */
export const jsonTextBeforeStart = defineTextRule({
  id: 'json-text-before-start',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A message begins with its first bracket',
  why: 'A receiver expects the message and nothing before it: a name, an arrow or a log prefix makes the line unreadable as JSON.',
  how: 'Remove what stands before the message.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) => `${code(problem.detail)} stands before the message${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '⟦request = ⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
  },
});
