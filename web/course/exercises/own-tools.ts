/** The tools of the learner’s own server. */
import { answer, answers, clause, client, commonMistake, goal, present, request, strangeId } from '../goals.ts';
import type { Condition, MessageSource } from '../source.ts';
import type { JsonRecord } from '../../simulator/types.ts';

const item = { type: 'string', description: 'What to buy, such as “2 apples”' };
const add = {
  name: 'add_item',
  description: 'Adds an item to the shopping list.',
  inputSchema: { type: 'object', properties: { item }, required: ['item'] },
};
const list = { name: 'list_items', description: 'Lists all items.', inputSchema: { type: 'object', properties: {} } };
const listed = (...tools: JsonRecord[]) => answer(2, { tools });
const tool = (name: string, more: readonly Condition[] = []): Condition => ({
  at: '/result/tools',
  some: { all: [{ at: '/name', equals: name }, ...more] },
});
const { description: _, ...mute } = add;

/** Answer as the server. */
export const ownTools: MessageSource = {
  id: 'own-tools',
  kind: 'answer-as-server',
  title: 'Check the tools of your own server',
  revision: '2025-11-25',
  from: 'server',
  task: 'Paste the response of your server to `tools/list` with the id 2.\n\nIt offers `add_item`, with the required argument `item`, and `list_items`. Both tools and the argument have descriptions. `#/learn/project` shows how to get this line. This page cannot connect to your server: it checks what you paste.',
  before: [client(request(2, 'tools/list'))],
  // SDKs name the dialect of their schemas, and some an older one.
  spares: ['json-schema/dialect'],
  start: JSON.stringify(listed()),
  hints: [
    'Your server needs two registered tools. Their names must match letter for letter.',
    'The input schema of `add_item` has the property `item`, with its own description.',
    'The client must not omit the item, so `required` lists it.',
  ],
  solution: JSON.stringify(listed(add, list)),
  lesson:
    'Names, descriptions, and schemas are all that a model sees of your server. Now record a whole session, and run the other two checks.',
  links: [clause('2025-11-25', 'server/tools#listing-tools', 'Tools, Listing Tools')],
  goals: [
    ...answers(2, 'result'),
    goal(
      'add',
      'There is the tool `add_item`',
      '`tools` must contain a tool with the name `add_item`.',
      tool('add_item'),
    ),
    goal(
      'list',
      'There is the tool `list_items`',
      '`tools` must contain a tool with the name `list_items`.',
      tool('list_items'),
    ),
    goal(
      'described',
      'Both tools have descriptions',
      'Both tools need a `description`, in words that help a model to choose.',
      { all: ['add_item', 'list_items'].map((name) => tool(name, [{ at: '/description', blank: false }])) },
    ),
    goal(
      'item',
      'The argument `item` is a string with a description',
      'The input schema of `add_item` must have the property `item`, a string with a `description`.',
      tool('add_item', [
        { at: '/inputSchema/properties/item/type', equals: 'string' },
        { at: '/inputSchema/properties/item/description', blank: false },
      ]),
    ),
    goal(
      'required',
      'The argument `item` is required',
      'The input schema of `add_item` must list `item` in `required`.',
      tool('add_item', [{ at: '/inputSchema/required', some: { equals: 'item' } }]),
    ),
  ],
  mistakes: [
    commonMistake(
      'no-tools',
      listed(),
      'The list is empty. Register the tools before the server connects to its transport.',
      { at: '/result/tools', equals: [] },
    ),
    commonMistake(
      'initialize',
      answer(2, {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'shopping', version: '1.0.0' },
      }),
      'This is the response to `initialize`. Paste the line that contains `tools`.',
      present('/result/serverInfo'),
    ),
    commonMistake(
      'the-request',
      request(2, 'tools/list'),
      'This is the request. Paste the line that your server writes.',
      present('/method'),
    ),
    commonMistake(
      'camel-case',
      listed({ ...add, name: 'addItem' }, { ...list, name: 'listItems' }),
      'The names must be `add_item` and `list_items`, letter for letter.',
      { any: ['addItem', 'AddItem', 'add-item', 'additem', 'listItems', 'list-items'].map((name) => tool(name)) },
    ),
    commonMistake('one-tool', listed(add), '`list_items` is missing: without it a model cannot read the list.', {
      all: [tool('add_item'), { not: tool('list_items') }],
    }),
    commonMistake(
      'no-description',
      listed(mute, list),
      '`add_item` has no description, so a model must guess what it does.',
      tool('add_item', [
        {
          any: [
            { at: '/description', absent: true },
            { at: '/description', blank: true },
          ],
        },
      ]),
    ),
    commonMistake(
      'no-schema',
      listed({ ...add, inputSchema: { type: 'object' } }, list),
      'The input schema of `add_item` describes no arguments. Give the schema when you register the tool.',
      tool('add_item', [
        { at: '/inputSchema', type: 'object' },
        { at: '/inputSchema/properties/item', absent: true },
      ]),
    ),
    commonMistake(
      'undescribed-item',
      listed({ ...add, inputSchema: { ...add.inputSchema, properties: { item: { type: 'string' } } } }, list),
      '`item` has no description. A sentence or an example helps the model to write a good value.',
      tool('add_item', [
        { at: '/inputSchema/properties/item', present: true },
        { at: '/inputSchema/properties/item/description', absent: true },
      ]),
    ),
    commonMistake(
      'optional',
      listed({ ...add, inputSchema: { type: 'object', properties: { item } } }, list),
      '`item` is optional here. The tool has nothing to add without it, so it must be required.',
      tool('add_item', [
        { at: '/inputSchema/properties/item', present: true },
        { not: { at: '/inputSchema/required', some: { equals: 'item' } } },
      ]),
    ),
    commonMistake(
      'bare-list',
      { jsonrpc: '2.0', id: 2, result: [add, list] },
      'The result is an object, and the list is its member `tools`.',
      { at: '/result', type: 'array' },
    ),
    strangeId(2, { ...listed(add, list), id: '2' }),
  ],
};
