import { defineTextRule } from '../text.ts';
import { code, inMore } from './sentences.ts';

/** Legal, but risky: no member is called __proto__. */
export const jsonProtoKey = defineTextRule({
  id: 'json-proto-key',
  requirement: null,
  class: 'host',
  level: 'SHOULD NOT',
  title: 'No member is called __proto__',
  why: 'In JavaScript the name reaches into the prototype of an object. Programs that copy members carelessly can be changed through it, so some refuse such messages.',
  how: 'Use another name.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  specTitle: 'RFC 8259, Objects',
  what: (problem) =>
    `A member is called ${code(problem.detail)}${inMore(problem)}, a name that JavaScript programs stumble over.`,
  examples: {
    good: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}' }],
    bad: [{ text: '{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {⟦"__proto__"⟧: {}}}' }],
  },
});
