/** A value that is half typed. */
import {
  asks,
  clause,
  keeps,
  misnamed,
  numbered,
  otherThan,
  present,
  request,
  commonMistake,
  withNull,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const ref = { type: 'ref/prompt', name: 'what_to_wear' };
const argument = { name: 'city', value: 'Pa' };
const ask = (params: Parameters<typeof request>[2]) => request(11, 'completion/complete', params);

/** Mend the request. */
export const completeCity: MessageSource = {
  id: 'complete-city',
  kind: 'fix-message',
  title: 'From Pa to Paris',
  revision: '2025-11-25',
  from: 'client',
  task: 'A person fills in the prompt `what_to_wear` and has typed `Pa` for the argument `city`. The client asks the server for ways to go on, but its message is wrong. Mend it.',
  start:
    '{"jsonrpc":"2.0","id":11,"method":"completion/complete","params":{"prompt":"what_to_wear","argument":{"city":"Pa"}}}',
  hints: [
    'Two members belong into `params`: what is filled in, `ref`, and which `argument`.',
    'The reference to a prompt has the type `ref/prompt`.',
    'An argument has a `name` and the `value` so far.',
  ],
  solution: JSON.stringify(ask({ ref, argument })),
  lesson:
    'Completion is for arguments of prompts (`ref/prompt` with a name) and for the variables of resource templates (`ref/resource` with a `uri`). Tools have none.',
  links: [
    clause('2025-11-25', 'server/utilities/completion#requesting-completions', 'Completion, Requesting Completions'),
  ],
  goals: [
    asks('completion/complete'),
    numbered(),
    keeps(
      '/params/ref/type',
      'ref/prompt',
      '`params.ref.type` has to say what kind of thing is filled in: `"ref/prompt"`.',
    ),
    keeps('/params/ref/name', 'what_to_wear', '`params.ref.name` has to be the name of the prompt, `"what_to_wear"`.'),
    keeps('/params/argument/name', 'city', '`params.argument.name` has to be `"city"`.'),
    keeps('/params/argument/value', 'Pa', '`params.argument.value` has to be what was typed so far, `"Pa"`.'),
  ],
  mistakes: [
    misnamed(
      request(11, 'completions/complete', { ref, argument }),
      'The capability is called `completions`, the method `completion/complete`.',
      'completions/complete',
      'completion/create',
      'completion/list',
      'complete',
      'prompts/complete',
    ),
    commonMistake(
      'ref-text',
      ask({ ref: 'what_to_wear', argument }),
      'A reference is an object that says what it refers to: its `type` and its `name`.',
      { at: '/params/ref', type: 'string' },
    ),
    commonMistake(
      'short-type',
      ask({ ref: { type: 'prompt', name: 'what_to_wear' }, argument }),
      'The type is written with its prefix: `ref/prompt`.',
      otherThan('/params/ref/type', 'ref/prompt', 'ref/resource', 'ref/tool'),
    ),
    commonMistake(
      'other-type',
      ask({ ref: { type: 'ref/resource', uri: 'what_to_wear' }, argument }),
      '`what_to_wear` is a prompt. `ref/resource` is for templates of resources; tools have no completion.',
      { at: '/params/ref/type', oneOf: ['ref/resource', 'ref/tool'] },
    ),
    commonMistake(
      'no-type',
      ask({ ref: { name: 'what_to_wear' }, argument }),
      'The reference does not say what it refers to: it lacks its `type`.',
      without('/params/ref/type', '/params/ref/name'),
    ),
    commonMistake(
      'still-prompt',
      ask({ prompt: 'what_to_wear', argument }),
      'The prompt is named in `ref`; there is no member `prompt`.',
      present('/params/prompt'),
    ),
    commonMistake(
      'by-name',
      ask({ ref, argument: { city: 'Pa' } }),
      'Name and value of the argument have members of their own: `name` and `value`.',
      present('/params/argument/city'),
    ),
    commonMistake(
      'plural',
      ask({ ref, arguments: { city: 'Pa' } }),
      'One argument is completed at a time: the member is `argument`.',
      present('/params/arguments'),
    ),
    commonMistake(
      'finished',
      ask({ ref, argument: { name: 'city', value: 'Paris' } }),
      'The person has typed `Pa`. How it goes on is for the server to say.',
      otherThan('/params/argument/value', 'Pa'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'completion/complete', params: { ref, argument } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'completion/complete', params: { ref, argument } }),
  ],
};
