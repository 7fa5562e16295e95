import { has } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { decoded } from '../../json/encoded.ts';
import { code, kindOf } from '../../json/describe.ts';

/** A single message must be a JSON object. https://www.jsonrpc.org/specification#request_object */
export const envelopeJsonObject = defineRule({
  id: 'envelope/json-object',
  requirements: ['envelope/json-object'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A message {must} be a JSON object',
  why: 'A receiver looks for `method`, `result` or `error`, so its only possible response to another JSON value is Invalid Request (-32600).',
  how: 'Send an object such as `{"jsonrpc": "2.0", "id": 1, "method": "ping"}`.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦"ping"⟧', says: 'Only the name of a method.' },
      { revision: 'jsonrpc-2.0', text: '⟦null⟧' },
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},⟦1⟧]',
        says: 'A number among messages.',
      },
      {
        revision: '2025-11-25',
        text: String.raw`⟦"ping"⟧`,
        says: 'A string is not a message.',
      },
    ],
  },
  judge(message) {
    const { value, name } = message;
    if (typeof value === 'object' && value !== null) return;
    const inner = decoded(value);
    if (inner && has(inner, 'jsonrpc')) {
      message.report({
        requirement: 'envelope/json-object',
        what: `${name} is a string that contains a message: it was serialized twice. The receiver gets a string instead of an object.`,
        fix: {
          says: 'Replace the string with the message it contains.',
          safety: 'safe',
          steps: [{ do: 'replace', path: [], value: inner }],
        },
      });
      return;
    }
    message.report({
      requirement: 'envelope/json-object',
      what: `${name} is ${kindOf(value)}${value === null ? '' : `, ${code(value)}`}; a message must be an object.`,
    });
  },
});
