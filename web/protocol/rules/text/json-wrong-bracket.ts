import { defineTextRule } from '../text.ts';
import { code } from './sentences.ts';

/** Refused by strict JSON: a closing bracket matches the one it closes. */
export const jsonWrongBracket = defineTextRule({
  id: 'json-wrong-bracket',
  requirement: 'envelope/valid-json-text',
  class: 'spec',
  level: 'MUST',
  title: 'A closing bracket matches the one it closes',
  why: 'Objects stand between `{` and `}`, lists between `[` and `]`. A parser stops at a bracket of the other kind.',
  how: 'Use the bracket that matches.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, JSON grammar',
  what: (problem) => {
    const [opening, found, right] = problem.detail.split(' ');
    return `${code(found ?? '')} closes what ${code(opening ?? '')} opened; that takes ${code(right ?? '')}.`;
  },
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [
      { text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"⟦]⟧' },
      { text: '[1, 2⟦}⟧' },
      { text: '{"a": [1, 2⟦}⟧}' },
    ],
  },
});
