import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Refused by strict JSON: the literals are true, false and null. */
export const jsonPythonLiteral = defineTextRule({
  id: 'json-python-literal',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'The literals are true, false and null',
  why: 'JSON knows these three words, in lower case only. Other spellings are those of a programming language, usually Python.',
  how: 'Write `true`, `false` or `null`. In Python, `json.dumps` does.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
  specTitle: 'RFC 8259, Values',
  what: (problem) =>
    `${code(problem.detail)} is not how JSON writes it${inMore(problem)}; the words are \`true\`, \`false\` and \`null\`.`,
  examples: {
    good: [{ text: '{"ok": true, "error": null}' }],
    bad: [{ text: '{"listChanged": ⟦True⟧, "subscribe": False, "cursor": None}' }, { text: '{"ok": ⟦TRUE⟧}' }],
  },
});
