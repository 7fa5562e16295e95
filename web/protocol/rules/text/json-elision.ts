import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: a message is written out in full. */
export const jsonElision = defineTextRule({
  id: 'json-elision',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A message is written out in full',
  why: 'Dots stand for things the reader should imagine, and a program cannot. What is left out is not judged here.',
  how: 'Write out what the dots stand for, or take them out.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) =>
    `${code(problem.detail)} stands for something left out${inMore(problem)}; what is missing there is not judged.`,
  examples: {
    good: [{ text: '{"text": "wait for it..."}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping", ⟦...⟧}' },
      { text: '{"params": {⟦...⟧}, "tools": [...]}' },
      { text: '{"params": ⟦…⟧}' },
      { text: '{"jsonrpc": "2.0", "id": 1, "result": ⟦...⟧}' },
      { text: '{"tools": ⟦[Object]⟧}' },
      { text: '[1, ⟦... 3 more items⟧]' },
    ],
  },
});
