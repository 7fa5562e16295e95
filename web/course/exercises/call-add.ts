/** A tool call. */
import {
  answer,
  sendsRequest,
  clause,
  client,
  goal,
  keeps,
  numbered,
  present,
  request,
  server,
  commonMistake,
  withNull,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const number = { type: 'number' };
const add = {
  name: 'add',
  description: 'Adds two numbers.',
  inputSchema: { type: 'object', properties: { a: number, b: number }, required: ['a', 'b'] },
};
const call = (params: Parameters<typeof request>[2]) => request(3, 'tools/call', params);

/** Write the request. */
export const callAdd: MessageSource = {
  id: 'call-add',
  kind: 'write-message',
  title: 'Call a tool with arguments',
  revision: '2025-11-25',
  from: 'client',
  task: 'Call the tool `add` with 2 and 3.\n\nIt takes the numbers `a` and `b`, as the response to request 2 shows.',
  before: [client(request(2, 'tools/list')), server(answer(2, { tools: [add] }))],
  start: '{"jsonrpc":"2.0","id":3,"method":"add","params":[2,3]}',
  hints: [
    'The method is the same for every tool.',
    '`params` needs two members: the name of the tool, and its arguments.',
    '`"params": {"name": …, "arguments": {…}}`',
  ],
  solution: JSON.stringify(call({ name: 'add', arguments: { a: 2, b: 3 } })),
  lesson:
    '`tools/call` is the method for all tools. `params` contains the `name` of the tool and its `arguments`, an object that matches its `inputSchema`.',
  links: [clause('2025-11-25', 'server/tools#calling-tools', 'Tools, Calling Tools')],
  goals: [
    sendsRequest('tools/call'),
    numbered(),
    keeps('/params/name', 'add', '`params.name` must be the name of the tool, `"add"`.'),
    goal(
      'arguments',
      'The arguments are 2 and 3',
      '`params.arguments` must be an object with the members `a` and `b`, the numbers 2 and 3, and no others.',
      {
        at: '/params/arguments',
        oneOf: [
          { a: 2, b: 3 },
          { a: 3, b: 2 },
        ],
      },
    ),
  ],
  mistakes: [
    commonMistake(
      'tool-as-method',
      request(3, 'add', { a: 2, b: 3 }),
      'A tool is not a method. The method is `tools/call`, and the name of the tool is a parameter.',
      { at: '/method', oneOf: ['add', 'tools/add', 'tool/add', 'tools.add'] },
    ),
    commonMistake(
      'beside-name',
      call({ name: 'add', a: 2, b: 3 }),
      'The arguments belong one level deeper, in `params.arguments`.',
      present('/params/a', '/params/b'),
    ),
    commonMistake(
      'other-name',
      call({ name: 'add', args: { a: 2, b: 3 } }),
      'The member is named `arguments`, in full.',
      present(
        '/params/args',
        '/params/input',
        '/params/params',
        '/params/parameters',
        '/params/argument',
        '/params/inputs',
      ),
    ),
    commonMistake(
      'tool-member',
      call({ tool: 'add', arguments: { a: 2, b: 3 } }),
      'The name of the tool belongs in `params.name`.',
      present('/params/tool', '/params/toolName', '/params/tool_name'),
    ),
    commonMistake(
      'in-order',
      call({ name: 'add', arguments: [2, 3] }),
      'MCP has no positional arguments: `arguments` is an object with `a` and `b`, not an array.',
      { at: '/params/arguments', type: 'array' },
    ),
    commonMistake(
      'params-array',
      { jsonrpc: '2.0', id: 3, method: 'tools/call', params: ['add', 2, 3] },
      'MCP has no positional parameters: `params` is an object.',
      { at: '/params', type: 'array' },
    ),
    commonMistake(
      'json-in-text',
      call({ name: 'add', arguments: '{"a":2,"b":3}' }),
      '`arguments` must be an object in the message, not a string that contains JSON.',
      { at: '/params/arguments', type: 'string' },
    ),
    commonMistake(
      'numbers-as-text',
      call({ name: 'add', arguments: { a: '2', b: '3' } }),
      'The schema requires numbers, and `"2"` is a string.',
      {
        any: [
          { at: '/params/arguments/a', type: 'string' },
          { at: '/params/arguments/b', type: 'string' },
        ],
      },
    ),
    commonMistake('one-missing', call({ name: 'add', arguments: { a: 5 } }), 'The schema requires both `a` and `b`.', {
      any: [
        without('/params/arguments/a', '/params/arguments/b'),
        without('/params/arguments/b', '/params/arguments/a'),
      ],
    }),
    commonMistake(
      'same-id-again',
      request(2, 'tools/call', { name: 'add', arguments: { a: 2, b: 3 } }),
      'The list already used id 2. Each request of a session needs its own id.',
      { at: '/id', equals: 2 },
    ),
    withoutId({ jsonrpc: '2.0', method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } }),
  ],
};
