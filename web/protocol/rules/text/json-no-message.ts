import { defineTextRule } from '../text.ts';
import { code } from './sentences.ts';

/** Refused by strict JSON: the text holds a message. */
export const jsonNoMessage = defineTextRule({
  id: 'json-no-message',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'The text holds a message',
  why: 'A message is JSON: an object in curly brackets, or a list of such objects. Without one there is nothing to judge.',
  how: 'Paste a message, such as `{"jsonrpc": "2.0", "id": 1, "method": "ping"}`.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) =>
    problem.detail.trim() === ''
      ? 'There is no text here yet, so there is no message to judge.'
      : `The text begins with ${code(problem.detail)} and holds nothing that is a JSON message.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '⟦hello⟧' }],
  },
});
