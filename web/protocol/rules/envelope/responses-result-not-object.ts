import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { code, kindOf } from '../../json/describe.ts';
import { decoded } from '../../json/encoded.ts';
import { RESULT_NO_OBJECT } from './cues.ts';

/** In MCP a result must be an object. https://modelcontextprotocol.io/specification/2025-11-25/basic#result-responses */
export const responsesResultNotObject = defineRule({
  id: 'responses/result-not-object',
  requirements: ['responses/result-not-object'],
  class: 'spec',
  kinds: ['response', 'invalid'],
  cues: [RESULT_NO_OBJECT],
  title: 'A `result` {must} be an object',
  why: 'Plain JSON-RPC allows any value, but every MCP result is an object, and typed clients cannot read anything else.',
  how: 'Put the value under its key: `{"tools": […]}` instead of `[…]`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"result":19}',
        says: 'Plain JSON-RPC allows any value.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":⟦"done"⟧}' },
      { revision: '2025-11-25', text: '{"jsonrpc":"2.0","id":1,"result":⟦[]⟧}' },
      {
        revision: '2025-03-26',
        text: String.raw`{"jsonrpc":"2.0","id":1,"result":⟦"{}"⟧}`,
        says: 'An object serialized as a string.',
      },
    ],
  },
  judge(message) {
    const { object } = message;
    const result = get(object, 'result');
    if (result === undefined || result === null || (typeof result === 'object' && !Array.isArray(result))) return;
    const inner = decoded(result);
    message.report({
      requirement: 'responses/result-not-object',
      path: ['result'],
      what: inner
        ? `${message.name} has a string as \`result\` that contains the object: it was serialized twice.`
        : `${message.name} has ${kindOf(result)}, ${code(result)}, as \`result\`; in MCP it must be an object.`,
      ...(inner
        ? {
            fix: {
              says: 'Replace the string with the object it contains.',
              safety: 'safe',
              steps: [{ do: 'replace', path: ['result'], value: inner }],
            },
          }
        : {}),
    });
  },
});
