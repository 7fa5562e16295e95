/** A request that is not wanted any more. */
import {
  clause,
  client,
  keeps,
  misnamed,
  notification,
  notifies,
  present,
  request,
  commonMistake,
  withId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const tell = (params: Parameters<typeof request>[2]) => notification('notifications/cancelled', params);

/** Write the notification. */
export const cancel: MessageSource = {
  id: 'cancel',
  kind: 'write-message',
  title: 'Never mind',
  revision: '2025-06-18',
  from: 'client',
  task: 'The client has asked `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"search"}}` and has waited long enough. Tell the server that the answer is not wanted any more.',
  before: [client(request(7, 'tools/call', { name: 'search' }))],
  start: '{"jsonrpc":"2.0","id":8,"method":"tools/cancel","params":{"id":7}}',
  hints: [
    'Nobody answers this: what kind of message is it?',
    'It is named in the past tense, and says in `params` which request it is about.',
  ],
  solution: JSON.stringify(tell({ requestId: 7, reason: 'It takes too long' })),
  lesson:
    'Either side may give up a request of its own with `notifications/cancelled`. The answer may cross it on the way; it is then ignored. Only `initialize` is never cancelled.',
  links: [clause('2025-06-18', 'basic/utilities/cancellation#cancellation-flow', 'Cancellation, Cancellation Flow')],
  goals: [
    ...notifies('notifications/cancelled'),
    keeps('/params/requestId', 7, '`params.requestId` has to be the id of the request, the number 7.'),
  ],
  mistakes: [
    commonMistake(
      'american',
      notification('notifications/canceled', { requestId: 7 }),
      'MCP writes `cancelled` with two l.',
      {
        at: '/method',
        equals: 'notifications/canceled',
      },
    ),
    misnamed(
      notification('$/cancelRequest', { id: 7 }),
      'That is how other protocols name it. In MCP it is `notifications/cancelled`.',
      '$/cancelRequest',
      'tools/cancel',
      'cancel',
      'cancelled',
      'notifications/cancel',
      'notifications/cancelRequest',
      'notifications/tools/cancelled',
      'requests/cancel',
      'request/cancel',
    ),
    withId({ jsonrpc: '2.0', id: 8, method: 'notifications/cancelled', params: { requestId: 7 } }),
    commonMistake(
      'id-member',
      tell({ id: 7 }),
      'In `params` the request is named by `requestId`.',
      present('/params/id', '/params/request_id', '/params/request', '/params/requestID'),
    ),
    commonMistake('text-id', tell({ requestId: '7' }), '`"7"` is another id than `7`: the type counts.', {
      at: '/params/requestId',
      equals: '7',
    }),
    commonMistake('other-request', tell({ requestId: 8 }), 'That is not the request that was sent: its id was 7.', {
      at: '/params/requestId',
      type: ['number', 'string'],
      not: { at: '/params/requestId', equals: 7 },
    }),
    commonMistake(
      'token',
      tell({ progressToken: 7 }),
      'A token is for progress. Here the request is named by its id, in `requestId`.',
      present('/params/progressToken'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', method: 'notifications/cancelled', requestId: 7 },
      '`requestId` is a parameter and stands inside of `params`.',
      present('/requestId'),
    ),
    commonMistake(
      'nothing-said',
      notification('notifications/cancelled'),
      'Several requests may be on their way: say which one, with `requestId`.',
      {
        all: [
          { at: '/method', equals: 'notifications/cancelled' },
          { at: '/params/requestId', absent: true },
          { not: { at: '/params', type: 'array' } },
        ],
      },
    ),
  ],
};
