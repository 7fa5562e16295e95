import { defineRule } from '../define.ts';
import { code, kindOf } from '../../json/describe.ts';
import { decoded } from '../../json/encoded.ts';
import { PARAMS_NO_OBJECT } from './cues.ts';
import { paramsOf, replaceParams } from './params.ts';

/** `params` is a structured value. https://www.jsonrpc.org/specification#parameter_structures */
export const requestsParamsPrimitive = defineRule({
  id: 'requests/params-primitive',
  requirements: ['requests/params-primitive'],
  class: 'spec',
  kinds: ['request', 'notification', 'invalid'],
  cues: [PARAMS_NO_OBJECT],
  title: '`params` is an object, never a bare value',
  why: 'A bare value has no name, so the receiver cannot tell which parameter it is and refuses the call.',
  how: 'Put the value under the name of its parameter: `{"name": "greet"}` and not `"greet"`.',
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
        says: 'An object that was turned into a string.',
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
        ? `${message.name} has a string as \`params\`, and the object is inside: it was turned into JSON twice.`
        : `${message.name} has ${kindOf(params)}, ${code(params)}, as \`params\`; a value needs the name of its parameter.`,
      ...(inner ? { fix: replaceParams(inner, 'Take the object out of the string.', 'safe') } : {}),
    });
  },
});
