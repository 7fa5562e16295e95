/** Getting a prompt with arguments. */
import {
  sendsRequest,
  clause,
  goal,
  keeps,
  misnamed,
  numbered,
  present,
  request,
  commonMistake,
  withNull,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const get = (params: Parameters<typeof request>[2]) => request(6, 'prompts/get', params);
const args = { id: '1', style: 'rhymes' };

/** Write the request. */
export const fillPrompt: MessageSource = {
  id: 'fill-prompt',
  kind: 'write-message',
  title: 'Get a prompt with arguments',
  revision: '2025-11-25',
  from: 'client',
  task: 'Get the messages of the prompt `sum_up_note` for note 1, in `rhymes`.\n\nThe prompt has the arguments `id` and `style`.',
  start: '{"jsonrpc":"2.0","id":6,"method":"prompts/call","params":{"prompt":"sum_up_note"}}',
  hints: [
    'You call a tool and read a resource. What do you do with a prompt?',
    'All arguments of a prompt are strings, because users type them into a form.',
  ],
  solution: JSON.stringify(get({ name: 'sum_up_note', arguments: args })),
  lesson:
    '`prompts/get` returns the messages of a prompt by its `name`. All `arguments` are strings, even if they look like numbers.',
  links: [clause('2025-11-25', 'server/prompts#getting-a-prompt', 'Prompts, Getting a Prompt')],
  goals: [
    sendsRequest('prompts/get'),
    numbered(),
    keeps('/params/name', 'sum_up_note', '`params.name` must be the name of the prompt, `"sum_up_note"`.'),
    keeps('/params/arguments/id', '1', '`params.arguments.id` must be the string `"1"`.'),
    keeps('/params/arguments/style', 'rhymes', '`params.arguments.style` must be the string `"rhymes"`.'),
    goal(
      'no-more',
      'There are no other arguments',
      'The prompt has only the arguments `id` and `style`: remove all others.',
      {
        at: '/params/arguments',
        only: ['id', 'style'],
      },
    ),
  ],
  mistakes: [
    misnamed(
      request(6, 'prompts/call', { name: 'sum_up_note', arguments: args }),
      'Each feature has its own verb: call a tool, read a resource, get a prompt. The method is `prompts/get`.',
      'prompts/call',
      'prompt/get',
      'prompts/read',
      'prompts/run',
      'prompts/fill',
      'get_prompt',
      'getPrompt',
      'tools/call',
    ),
    commonMistake(
      'lists',
      request(6, 'prompts/list'),
      'That method lists the prompts. `prompts/get` returns the messages of one prompt.',
      { at: '/method', equals: 'prompts/list' },
    ),
    commonMistake(
      'number',
      get({ name: 'sum_up_note', arguments: { id: 1, style: 'rhymes' } }),
      'Prompt arguments must be strings: `"1"`, in quotes.',
      { at: '/params/arguments/id', type: 'number' },
    ),
    commonMistake(
      'prompt-member',
      get({ prompt: 'sum_up_note', arguments: args }),
      'The name of the prompt belongs in `params.name`.',
      present('/params/prompt', '/params/promptName', '/params/id_prompt', '/params/ref'),
    ),
    commonMistake(
      'beside-name',
      get({ name: 'sum_up_note', ...args }),
      'The arguments belong one level deeper, in `params.arguments`.',
      present('/params/id', '/params/style'),
    ),
    commonMistake(
      'args',
      get({ name: 'sum_up_note', args }),
      'The member is named `arguments`, in full.',
      present('/params/args', '/params/input', '/params/params', '/params/parameters', '/params/argument'),
    ),
    commonMistake(
      'listed',
      get({
        name: 'sum_up_note',
        arguments: [
          { name: 'id', value: '1' },
          { name: 'style', value: 'rhymes' },
        ],
      }),
      '`arguments` must be an object with one member per argument, not an array.',
      { at: '/params/arguments', type: 'array' },
    ),
    commonMistake(
      'no-style',
      get({ name: 'sum_up_note', arguments: { id: '1' } }),
      'The argument `style` is missing: the summary should rhyme.',
      without('/params/arguments/style', '/params/arguments/id'),
    ),
    commonMistake(
      'no-note',
      get({ name: 'sum_up_note', arguments: { style: 'rhymes' } }),
      'The argument `id` is missing, so the server does not know which note to summarize.',
      without('/params/arguments/id', '/params/arguments/style'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'prompts/get', params: { name: 'sum_up_note', arguments: args } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'prompts/get', params: { name: 'sum_up_note', arguments: args } }),
  ],
};
