import { defineTextRule } from '../text.ts';
import { inMore } from './sentences.ts';

/** Refused by strict JSON: only space, tab and line break stand between JSON tokens. */
export const jsonWhiteSpace = defineTextRule({
  id: 'json-white-space',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'Only space, tab and line break stand between JSON tokens',
  why: 'The character looks like a gap or like nothing, but a parser takes it for text where none may be. It usually comes along when text is copied from a web page or a document.',
  how: 'Replace it with a plain space.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) =>
    `The character ${problem.detail} stands between two parts of the message, where it only looks like a gap${inMore(problem)}.`,
  examples: {
    good: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      { text: '{"text": "non\u00a0breaking is fine inside a string"}' },
    ],
    bad: [
      { text: '{"jsonrpc":⟦\u00a0⟧"2.0",\u00a0"id":\u00a01,\u00a0"method":\u00a0"ping"}' },
      { text: '⟦\u200b⟧{"jsonrpc": "2.0", "id": 1, "method": "ping"}' },
      { text: '{"jsonrpc": "2.0",⟦\u000c⟧"id": 1, "method": "ping"}' },
    ],
  },
});
