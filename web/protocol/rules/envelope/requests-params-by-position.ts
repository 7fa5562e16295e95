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
  title: '`params` {must} be an object with named parameters',
  why: 'Plain JSON-RPC also allows an array, but MCP methods read every parameter by its name.',
  how: 'Write `params` as an object, e.g. `{"name": "greet"}`; omit it if there are none.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"greet"}}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"method":"subtract","params":[42,23]}',
        says: 'Plain JSON-RPC allows arrays.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":⟦["greet"]⟧}' },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0","id":5,"method":"tools/list","params":⟦[]⟧}',
        says: 'An empty map, as some languages serialize it.',
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
          ? replaceParams(first, 'Replace the array with the object it contains.', 'safe')
          : null;
    message.report({
      requirement: 'requests/params-by-position',
      path: ['params'],
      what:
        params.length === 0
          ? `${message.name} has an empty array as \`params\`; without parameters, \`params\` is omitted or \`{}\`.`
          : `${message.name} passes its parameters as the array ${code(params)}; in MCP each parameter needs a name.`,
      ...(fix ? { fix } : {}),
    });
  },
});
