/** The client asks again, with what was missing. */
import { introduced, introduces, introduction } from '../goals-stateless.ts';
import {
  answer,
  asks,
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
  title: 'Ask again, and bring the answer',
  revision: '2026-07-28',
  from: 'client',
  task: 'The client `desk` (1.0.0, with `"elicitation": {"form": {}}`) called `greet` without arguments under the id 1. The result was `input_required`: `inputRequests` has, under `who`, a form that asks for `name`; `requestState` is `"s-77"`. The person filled in `Ada` and accepted. Go on.',
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
    'The server has forgotten the call: make it again, whole, under a new id.',
    'Two members join the parameters: `inputResponses`, by the same keys, and `requestState`, as it came.',
    'A response is what the method would have answered: `{"action":"accept","content":{…}}`.',
  ],
  solution: JSON.stringify(again({ inputResponses, requestState: 's-77' })),
  lesson:
    'In 2026-07-28 servers ask no questions of their own. A result says what is needed, and the client repeats its request, under a new id, with `inputResponses` and the `requestState` as it came.',
  links: [clause('2026-07-28', 'basic/patterns/mrtr#basic-workflow', 'Multi Round-Trip Requests, Basic Workflow')],
  goals: [
    asks('tools/call'),
    numbered(),
    ...introduces(),
    goal(
      'can-ask',
      'It still says that it can show forms',
      'The client says again what it can do: `"elicitation": {"form": {}}` in its capabilities.',
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
    keeps('/params/name', 'greet', 'It is the same call: `params.name` is `"greet"`.'),
    keeps(
      '/params/inputResponses',
      inputResponses,
      '`params.inputResponses` has to hold, under `who`, `{"action":"accept","content":{"name":"Ada"}}`, and nothing else.',
    ),
    keeps('/params/requestState', 's-77', '`params.requestState` has to come back as it was, `"s-77"`.'),
  ],
  mistakes: [
    commonMistake(
      'answers',
      { jsonrpc: '2.0', id: 1, result: { action: 'accept', content: { name: 'Ada' } } },
      'The server has sent no request that one could answer. The client makes its own again.',
      present('/result'),
    ),
    commonMistake(
      'elicits',
      request(2, 'elicitation/create', { action: 'accept', content: { name: 'Ada' }, _meta: meta }),
      'What is sent again is the call, `tools/call`; the answer travels inside.',
      { at: '/method', type: 'string', not: { at: '/method', equals: 'tools/call' } },
    ),
    commonMistake(
      'same-id-again',
      again({ inputResponses, requestState: 's-77' }, 1),
      'It is a new request, so it has a new id.',
      { all: [{ at: '/id', equals: 1 }, present('/method')] },
    ),
    commonMistake(
      'as-arguments',
      request(2, 'tools/call', { name: 'greet', arguments: { name: 'Ada' }, requestState: 's-77', _meta: meta }),
      'The arguments stay as they were; what was asked for goes into `inputResponses`.',
      present('/params/arguments/name', '/params/arguments/who'),
    ),
    commonMistake(
      'no-state',
      again({ inputResponses }),
      'The server keeps nothing: without its `requestState` it does not know where it was.',
      without('/params/requestState', '/params/inputResponses'),
    ),
    commonMistake(
      'no-responses',
      again({ requestState: 's-77' }),
      'The answer itself is missing: `inputResponses`.',
      without('/params/inputResponses', '/params/requestState'),
    ),
    commonMistake(
      'other-state',
      again({ inputResponses, requestState: 's-78' }),
      '`requestState` is a thing of the server: it comes back unchanged.',
      otherThan('/params/requestState', 's-77'),
    ),
    commonMistake(
      'no-key',
      again({ inputResponses: { action: 'accept', content: { name: 'Ada' } }, requestState: 's-77' }),
      'There might be several questions: each response stands under the key of its question, here `who`.',
      present('/params/inputResponses/action'),
    ),
    commonMistake(
      'listed',
      again({ inputResponses: [{ action: 'accept', content: { name: 'Ada' } }], requestState: 's-77' }),
      '`inputResponses` is an object with the keys of `inputRequests`, not an array.',
      { at: '/params/inputResponses', type: 'array' },
    ),
    commonMistake(
      'wrapped',
      again({
        inputResponses: { who: { result: { action: 'accept', content: { name: 'Ada' } } } },
        requestState: 's-77',
      }),
      'A response has no envelope: what would be the `result` stands there itself.',
      present('/params/inputResponses/who/result'),
    ),
    commonMistake(
      'no-action',
      again({ inputResponses: { who: { name: 'Ada' } }, requestState: 's-77' }),
      'What did the person do? A response to a form has `action` and, if accepted, `content`.',
      without('/params/inputResponses/who/action', '/params/inputResponses/who'),
    ),
    withoutId({
      jsonrpc: '2.0',
      method: 'tools/call',
      params: { ...first, inputResponses, requestState: 's-77', _meta: meta },
    }),
  ],
};
