import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: placeholders are filled in before a message is sent. */
export const jsonPlaceholder = defineTextRule({
  id: 'json-placeholder',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Placeholders are filled in before a message is sent',
  why: 'The text is a template: what stands here is meant to be replaced, and is no value by itself.',
  how: 'Put the real value in its place, with double quotes if it is text.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
  specTitle: 'RFC 8259, Values',
  what: (problem) => `${code(problem.detail)} is a placeholder that still waits for its value${inMore(problem)}.`,
  examples: {
    good: [{ text: '{"id": "<your id>"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id": ⟦<your id>⟧, "method": "ping"}' },
      { text: '{"id": ⟦${id}⟧}' },
      { text: '{"id": ⟦{{id}}⟧}' },
    ],
  },
});
