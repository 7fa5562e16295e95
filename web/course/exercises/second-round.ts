/** The client repeats a request with the missing input. */
import { introduced, introduces, introduction } from '../goals-stateless.ts';
import {
  answer,
  sendsRequest,
  clause,
  client,
  goal,
  keeps,
  numbered,
  otherThan,
  present,
  request,
  server,
  commonMistake,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const can = introduced('clientCapabilities');
const meta = introduction({ elicitation: { form: {} } });
const first = { name: 'greet', arguments: {} };
const inputResponses = { who: { action: 'accept', content: { name: 'Ada' } } };
const again = (more: NonNullable<Parameters<typeof request>[2]>, id: string | number = 2) =>
  request(id, 'tools/call', { ...first, ...more, _meta: meta });

/** Write the second request. */
export const secondRound: MessageSource = {
  id: 'second-round',
  kind: 'write-message',
  title: 'Repeat a request with the input it needs',
  revision: '2026-07-28',
  from: 'client',
  task: 'Write the next request.\n\nThe client `desk` (1.0.0, with `"elicitation": {"form": {}}`) called `greet` without arguments, with the id 1. The result was `input_required`: `inputRequests` has, under the key `who`, a form with the field `name`, and `requestState` is `"s-77"`. The user entered `Ada` and accepted.',
  before: [
    client(request(1, 'tools/call', { ...first, _meta: meta })),
    server(
      answer(1, {
        resultType: 'input_required',
        requestState: 's-77',
        inputRequests: {
          who: {
            method: 'elicitation/create',
            params: {
              mode: 'form',
              message: 'Who are you?',
              requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
            },
          },
        },
      }),
    ),
  ],
  start: JSON.stringify({ jsonrpc: '2.0', id: 1, result: { action: 'accept', content: { name: 'Ada' } } }),
  hints: [
    'The server has not stored the call: send the complete request again, with a new id.',
    'Two members are new in `params`: `inputResponses`, with the same keys, and `requestState`, unchanged.',
    'An input response is the result that the method would have returned: `{"action":"accept","content":{…}}`.',
  ],
  solution: JSON.stringify(again({ inputResponses, requestState: 's-77' })),
  lesson:
    'In 2026-07-28 servers send no requests. A result lists the necessary input. The client repeats its request with a new id, with `inputResponses` and with the unchanged `requestState`.',
  links: [clause('2026-07-28', 'basic/patterns/mrtr#basic-workflow', 'Multi Round-Trip Requests, Basic Workflow')],
  goals: [
    sendsRequest('tools/call'),
    numbered(),
    ...introduces(),
    goal(
      'can-ask',
      'The client still declares support for forms',
      'The client must declare its capabilities again: add `"elicitation": {"form": {}}`.',
      {
        all: [
          { at: `${can}/elicitation`, type: 'object' },
          {
            any: [
              { at: `${can}/elicitation`, equals: {} },
              { at: `${can}/elicitation/form`, type: 'object' },
            ],
          },
        ],
      },
    ),
    keeps('/params/name', 'greet', 'It is the same call: `params.name` must be `"greet"`.'),
    keeps(
      '/params/inputResponses',
      inputResponses,
      '`params.inputResponses` must contain, under `who`, `{"action":"accept","content":{"name":"Ada"}}`, and nothing else.',
    ),
    keeps('/params/requestState', 's-77', '`params.requestState` must be unchanged, `"s-77"`.'),
  ],
  mistakes: [
    commonMistake(
      'answers',
      { jsonrpc: '2.0', id: 1, result: { action: 'accept', content: { name: 'Ada' } } },
      'The server has sent no request, so there is nothing to respond to. The client must repeat its own request.',
      present('/result'),
    ),
    commonMistake(
      'elicits',
      request(2, 'elicitation/create', { action: 'accept', content: { name: 'Ada' }, _meta: meta }),
      'Repeat the call, `tools/call`, with the user’s response inside it.',
      { at: '/method', type: 'string', not: { at: '/method', equals: 'tools/call' } },
    ),
    commonMistake(
      'same-id-again',
      again({ inputResponses, requestState: 's-77' }, 1),
      'This is a new request, so it needs a new id.',
      { all: [{ at: '/id', equals: 1 }, present('/method')] },
    ),
    commonMistake(
      'as-arguments',
      request(2, 'tools/call', { name: 'greet', arguments: { name: 'Ada' }, requestState: 's-77', _meta: meta }),
      'Keep the arguments as they were, and put the requested input into `inputResponses`.',
      present('/params/arguments/name', '/params/arguments/who'),
    ),
    commonMistake(
      'no-state',
      again({ inputResponses }),
      'The server stores nothing: without its `requestState` it cannot continue the call.',
      without('/params/requestState', '/params/inputResponses'),
    ),
    commonMistake(
      'no-responses',
      again({ requestState: 's-77' }),
      'The input itself is missing: add `inputResponses`.',
      without('/params/inputResponses', '/params/requestState'),
    ),
    commonMistake(
      'other-state',
      again({ inputResponses, requestState: 's-78' }),
      'Only the server can interpret `requestState`: send it unchanged.',
      otherThan('/params/requestState', 's-77'),
    ),
    commonMistake(
      'no-key',
      again({ inputResponses: { action: 'accept', content: { name: 'Ada' } }, requestState: 's-77' }),
      'A result may request several inputs: each response needs the key of its request, here `who`.',
      present('/params/inputResponses/action'),
    ),
    commonMistake(
      'listed',
      again({ inputResponses: [{ action: 'accept', content: { name: 'Ada' } }], requestState: 's-77' }),
      '`inputResponses` must be an object with the keys of `inputRequests`, not an array.',
      { at: '/params/inputResponses', type: 'array' },
    ),
    commonMistake(
      'wrapped',
      again({
        inputResponses: { who: { result: { action: 'accept', content: { name: 'Ada' } } } },
        requestState: 's-77',
      }),
      'An input response is not wrapped: put the result itself under the key.',
      present('/params/inputResponses/who/result'),
    ),
    commonMistake(
      'no-action',
      again({ inputResponses: { who: { name: 'Ada' } }, requestState: 's-77' }),
      'The decision of the user is missing. A response to a form has `action` and, if accepted, `content`.',
      without('/params/inputResponses/who/action', '/params/inputResponses/who'),
    ),
    withoutId({
      jsonrpc: '2.0',
      method: 'tools/call',
      params: { ...first, inputResponses, requestState: 's-77', _meta: meta },
    }),
  ],
};
