/** The client asks again, with what was missing. */
import type { MessageExercise } from '../define.ts';
import {
  answer,
  asks,
  clause,
  client,
  goal,
  has,
  inside,
  isRecord,
  keeps,
  numbered,
  request,
  server,
  commonMistake,
  withoutId,
} from '../goals.ts';
import { introduced, introduces, introduction } from '../goals-stateless.ts';

const meta = introduction({ elicitation: { form: {} } });
const first = { name: 'greet', arguments: {} };
const inputResponses = { who: { action: 'accept', content: { name: 'Ada' } } };
const again = (more: NonNullable<Parameters<typeof request>[2]>, id: string | number = 2) =>
  request(id, 'tools/call', { ...first, ...more, _meta: meta });

/** Write the second request. */
export const secondRound: MessageExercise = {
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
      (seen) => {
        const can = introduced(seen, 'clientCapabilities');
        return (
          isRecord(can) &&
          isRecord(can.elicitation) &&
          !(Object.keys(can.elicitation).length > 0 && !isRecord(can.elicitation.form))
        );
      },
    ),
    keeps('params.name', 'greet', 'It is the same call: `params.name` is `"greet"`.'),
    keeps(
      'params.inputResponses',
      inputResponses,
      '`params.inputResponses` has to hold, under `who`, `{"action":"accept","content":{"name":"Ada"}}`, and nothing else.',
    ),
    keeps('params.requestState', 's-77', '`params.requestState` has to come back as it was, `"s-77"`.'),
  ],
  mistakes: [
    commonMistake(
      'answers',
      { jsonrpc: '2.0', id: 1, result: { action: 'accept', content: { name: 'Ada' } } },
      'The server has sent no request that one could answer. The client makes its own again.',
      (seen) => has(seen, 'result'),
    ),
    commonMistake(
      'elicits',
      request(2, 'elicitation/create', { action: 'accept', content: { name: 'Ada' }, _meta: meta }),
      'What is sent again is the call, `tools/call`; the answer travels inside.',
      (seen) => typeof inside(seen, 'method') === 'string' && inside(seen, 'method') !== 'tools/call',
    ),
    commonMistake(
      'same-id-again',
      again({ inputResponses, requestState: 's-77' }, 1),
      'It is a new request, so it has a new id.',
      (seen) => inside(seen, 'id') === 1 && has(seen, 'method'),
    ),
    commonMistake(
      'as-arguments',
      request(2, 'tools/call', { name: 'greet', arguments: { name: 'Ada' }, requestState: 's-77', _meta: meta }),
      'The arguments stay as they were; what was asked for goes into `inputResponses`.',
      (seen) => has(seen, 'params.arguments.name') || has(seen, 'params.arguments.who'),
    ),
    commonMistake(
      'no-state',
      again({ inputResponses }),
      'The server keeps nothing: without its `requestState` it does not know where it was.',
      (seen) => has(seen, 'params.inputResponses') && !has(seen, 'params.requestState'),
    ),
    commonMistake(
      'no-responses',
      again({ requestState: 's-77' }),
      'The answer itself is missing: `inputResponses`.',
      (seen) => has(seen, 'params.requestState') && !has(seen, 'params.inputResponses'),
    ),
    commonMistake(
      'other-state',
      again({ inputResponses, requestState: 's-78' }),
      '`requestState` is a thing of the server: it comes back unchanged.',
      (seen) => has(seen, 'params.requestState') && inside(seen, 'params.requestState') !== 's-77',
    ),
    commonMistake(
      'no-key',
      again({ inputResponses: { action: 'accept', content: { name: 'Ada' } }, requestState: 's-77' }),
      'There might be several questions: each response stands under the key of its question, here `who`.',
      (seen) => has(seen, 'params.inputResponses.action'),
    ),
    commonMistake(
      'listed',
      again({ inputResponses: [{ action: 'accept', content: { name: 'Ada' } }], requestState: 's-77' }),
      '`inputResponses` is an object with the keys of `inputRequests`, not an array.',
      (seen) => Array.isArray(inside(seen, 'params.inputResponses')),
    ),
    commonMistake(
      'wrapped',
      again({
        inputResponses: { who: { result: { action: 'accept', content: { name: 'Ada' } } } },
        requestState: 's-77',
      }),
      'A response has no envelope: what would be the `result` stands there itself.',
      (seen) => has(seen, 'params.inputResponses.who.result'),
    ),
    commonMistake(
      'no-action',
      again({ inputResponses: { who: { name: 'Ada' } }, requestState: 's-77' }),
      'What did the person do? A response to a form has `action` and, if accepted, `content`.',
      (seen) => has(seen, 'params.inputResponses.who') && !has(seen, 'params.inputResponses.who.action'),
    ),
    withoutId({
      jsonrpc: '2.0',
      method: 'tools/call',
      params: { ...first, inputResponses, requestState: 's-77', _meta: meta },
    }),
  ],
};
