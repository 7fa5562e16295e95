import { defineRule } from '../define.ts';
import { code, kindOf } from '../../json/describe.ts';
import { decoded } from '../../json/encoded.ts';
import { PARAMS_NO_OBJECT } from './cues.ts';
import { paramsOf, replaceParams } from './params.ts';

/** `params` must be a structured value. https://www.jsonrpc.org/specification#parameter_structures */
export const requestsParamsPrimitive = defineRule({
  id: 'requests/params-primitive',
  requirements: ['requests/params-primitive'],
  class: 'spec',
  kinds: ['request', 'notification', 'invalid'],
  cues: [PARAMS_NO_OBJECT],
  title: '`params` {must} be an object, not a primitive value',
  why: 'A primitive value has no name, so the receiver cannot identify the parameter and rejects the request.',
  how: 'Put the value under the name of its parameter: `{"name": "greet"}` instead of `"greet"`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"greet"}}' },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":⟦"greet"⟧}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"method":"sum","params":⟦7⟧}' },
      {
        revision: '2025-11-25',
        text: String.raw`{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":⟦"{\"name\":\"greet\"}"⟧}`,
        says: 'An object serialized as a string.',
      },
    ],
  },
  judge(message) {
    const params = paramsOf(message);
    if (params === undefined || params === null || typeof params === 'object') return;
    const inner = decoded(params);
    message.report({
      requirement: 'requests/params-primitive',
      path: ['params'],
      what: inner
        ? `${message.name} has a string as \`params\` that contains the object: it was serialized twice.`
        : `${message.name} has ${kindOf(params)}, ${code(params)}, as \`params\`; every value needs a parameter name.`,
      ...(inner ? { fix: replaceParams(inner, 'Replace the string with the object it contains.', 'safe') } : {}),
    });
  },
});
