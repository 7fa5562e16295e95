/** Completion of a partly typed value. */
import {
  sendsRequest,
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
const requestWith = (params: Parameters<typeof request>[2]) => request(11, 'completion/complete', params);

/** Fix the request. */
export const completeCity: MessageSource = {
  id: 'complete-city',
  kind: 'fix-message',
  title: 'Fix a completion request',
  revision: '2025-11-25',
  from: 'client',
  task: 'Fix this completion request.\n\nA user fills in the prompt `what_to_wear` and has typed `Pa` for the argument `city`. The client requests completions from the server, but its message is wrong.',
  start:
    '{"jsonrpc":"2.0","id":11,"method":"completion/complete","params":{"prompt":"what_to_wear","argument":{"city":"Pa"}}}',
  hints: [
    '`params` needs two members: `ref`, the prompt to fill in, and `argument`.',
    'A reference to a prompt has the type `ref/prompt`.',
    'An argument has a `name` and a `value`, the text so far.',
  ],
  solution: JSON.stringify(requestWith({ ref, argument })),
  lesson:
    'Completion works for prompt arguments (`ref/prompt` with a `name`) and for variables of resource templates (`ref/resource` with a `uri`). Tools have no completion.',
  links: [
    clause('2025-11-25', 'server/utilities/completion#requesting-completions', 'Completion, Requesting Completions'),
  ],
  goals: [
    sendsRequest('completion/complete'),
    numbered(),
    keeps('/params/ref/type', 'ref/prompt', '`params.ref.type` must be the type of the reference: `"ref/prompt"`.'),
    keeps('/params/ref/name', 'what_to_wear', '`params.ref.name` must be the name of the prompt, `"what_to_wear"`.'),
    keeps('/params/argument/name', 'city', '`params.argument.name` must be `"city"`.'),
    keeps('/params/argument/value', 'Pa', '`params.argument.value` must be the text so far, `"Pa"`.'),
  ],
  mistakes: [
    misnamed(
      request(11, 'completions/complete', { ref, argument }),
      'The capability is named `completions`, but the method is `completion/complete`.',
      'completions/complete',
      'completion/create',
      'completion/list',
      'complete',
      'prompts/complete',
    ),
    commonMistake(
      'ref-text',
      requestWith({ ref: 'what_to_wear', argument }),
      'A reference must be an object with a `type` and a `name`.',
      { at: '/params/ref', type: 'string' },
    ),
    commonMistake(
      'short-type',
      requestWith({ ref: { type: 'prompt', name: 'what_to_wear' }, argument }),
      'The type has a prefix: `ref/prompt`.',
      otherThan('/params/ref/type', 'ref/prompt', 'ref/resource', 'ref/tool'),
    ),
    commonMistake(
      'other-type',
      requestWith({ ref: { type: 'ref/resource', uri: 'what_to_wear' }, argument }),
      '`what_to_wear` is a prompt. `ref/resource` is for resource templates; tools have no completion.',
      { at: '/params/ref/type', oneOf: ['ref/resource', 'ref/tool'] },
    ),
    commonMistake(
      'no-type',
      requestWith({ ref: { name: 'what_to_wear' }, argument }),
      'The reference has no `type`, so it does not identify its target.',
      without('/params/ref/type', '/params/ref/name'),
    ),
    commonMistake(
      'still-prompt',
      requestWith({ prompt: 'what_to_wear', argument }),
      '`ref` identifies the prompt: remove the member `prompt`.',
      present('/params/prompt'),
    ),
    commonMistake(
      'by-name',
      requestWith({ ref, argument: { city: 'Pa' } }),
      'The name and the value of the argument have their own members: `name` and `value`.',
      present('/params/argument/city'),
    ),
    commonMistake(
      'plural',
      requestWith({ ref, arguments: { city: 'Pa' } }),
      'One request completes one argument, so the member is `argument`.',
      present('/params/arguments'),
    ),
    commonMistake(
      'finished',
      requestWith({ ref, argument: { name: 'city', value: 'Paris' } }),
      'The user has typed `Pa`. The server returns the completions.',
      otherThan('/params/argument/value', 'Pa'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'completion/complete', params: { ref, argument } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'completion/complete', params: { ref, argument } }),
  ],
};
