/** A prompt is filled in. */
import {
  asks,
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
  title: 'Sum it up in rhymes',
  revision: '2025-03-26',
  from: 'client',
  task: 'A server has the prompt `sum_up_note` with the arguments `id` and `style`. Get its messages for note 1, in `rhymes`.',
  start: '{"jsonrpc":"2.0","id":6,"method":"prompts/call","params":{"prompt":"sum_up_note"}}',
  hints: [
    'Tools are called, resources read, and prompts …?',
    'The arguments of a prompt are texts, all of them: people type them into a form.',
  ],
  solution: JSON.stringify(get({ name: 'sum_up_note', arguments: args })),
  lesson:
    'A prompt is got by `prompts/get` with its `name`. Its `arguments` are texts, even where they look like numbers.',
  links: [clause('2025-03-26', 'server/prompts#getting-a-prompt', 'Prompts, Getting a Prompt')],
  goals: [
    asks('prompts/get'),
    numbered(),
    keeps('/params/name', 'sum_up_note', '`params.name` has to be the name of the prompt, `"sum_up_note"`.'),
    keeps('/params/arguments/id', '1', '`params.arguments.id` has to be the text `"1"`.'),
    keeps('/params/arguments/style', 'rhymes', '`params.arguments.style` has to be the text `"rhymes"`.'),
    goal('no-more', 'It hands over nothing else', 'The prompt has the arguments `id` and `style`, and no others.', {
      at: '/params/arguments',
      only: ['id', 'style'],
    }),
  ],
  mistakes: [
    misnamed(
      request(6, 'prompts/call', { name: 'sum_up_note', arguments: args }),
      'Each feature has its own verb: tools are called, resources read, prompts gotten. The method is `prompts/get`.',
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
      'That asks which prompts there are. The messages of one come with `prompts/get`.',
      { at: '/method', equals: 'prompts/list' },
    ),
    commonMistake(
      'number',
      get({ name: 'sum_up_note', arguments: { id: 1, style: 'rhymes' } }),
      'Arguments of prompts are texts: `"1"`, in quotes.',
      { at: '/params/arguments/id', type: 'number' },
    ),
    commonMistake(
      'prompt-member',
      get({ prompt: 'sum_up_note', arguments: args }),
      'The name of the prompt stands in `params.name`.',
      present('/params/prompt', '/params/promptName', '/params/id_prompt', '/params/ref'),
    ),
    commonMistake(
      'beside-name',
      get({ name: 'sum_up_note', ...args }),
      'What the prompt is filled in with stands one level deeper, in `params.arguments`.',
      present('/params/id', '/params/style'),
    ),
    commonMistake(
      'args',
      get({ name: 'sum_up_note', args }),
      'The member is called `arguments`, in full.',
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
      '`arguments` is an object with a member per argument, not an array.',
      { at: '/params/arguments', type: 'array' },
    ),
    commonMistake(
      'no-style',
      get({ name: 'sum_up_note', arguments: { id: '1' } }),
      'The style is missing: the summary was to rhyme.',
      without('/params/arguments/style', '/params/arguments/id'),
    ),
    commonMistake(
      'no-note',
      get({ name: 'sum_up_note', arguments: { style: 'rhymes' } }),
      'Which note is to be summed up? `id` is missing.',
      without('/params/arguments/id', '/params/arguments/style'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'prompts/get', params: { name: 'sum_up_note', arguments: args } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'prompts/get', params: { name: 'sum_up_note', arguments: args } }),
  ],
};
