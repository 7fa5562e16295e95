import { defineRule } from '../define.ts';
import { isObject } from '../../json/object.ts';
import { code } from '../../json/describe.ts';
import { PARAMS_NO_OBJECT } from './cues.ts';
import { dropParams, paramsOf, replaceParams } from './params.ts';

/** MCP passes parameters by name only. https://modelcontextprotocol.io/specification/2025-11-25/basic#requests */
export const requestsParamsByPosition = defineRule({
  id: 'requests/params-by-position',
  requirements: ['requests/params-by-position'],
  class: 'spec',
  kinds: ['request', 'notification', 'invalid'],
  cues: [PARAMS_NO_OBJECT],
  title: '`params` names its parameters, in an object',
  why: 'Plain JSON-RPC also takes a list, but MCP reads every parameter by its name. No method of MCP can read a list.',
  how: 'Write `params` as an object, e.g. `{"name": "greet"}`; leave it out when there are none.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"greet"}}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"method":"subtract","params":[42,23]}',
        says: 'Plain JSON-RPC takes lists.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":⟦["greet"]⟧}' },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0","id":5,"method":"tools/list","params":⟦[]⟧}',
        says: 'An empty map of some languages.',
      },
      { revision: '2024-11-05', text: '{"jsonrpc":"2.0","id":2,"method":"prompts/get","params":⟦[{"name":"greet"}]⟧}' },
    ],
  },
  judge(message) {
    const params = paramsOf(message);
    if (!Array.isArray(params)) return;
    const [first] = params;
    const fix =
      params.length === 0
        ? dropParams(message)
        : params.length === 1 && isObject(first)
          ? replaceParams(first, 'Take the object out of the list.', 'safe')
          : null;
    message.report({
      requirement: 'requests/params-by-position',
      path: ['params'],
      what:
        params.length === 0
          ? `${message.name} has an empty list as \`params\`; with no parameters it is left out, or \`{}\`.`
          : `${message.name} lists its parameters as ${code(params)}; here each one needs its name.`,
      ...(fix ? { fix } : {}),
    });
  },
});
