/** The cancellation of a request. */
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

const cancelled = (params: Parameters<typeof request>[2]) => notification('notifications/cancelled', params);

/** Write the notification. */
export const cancel: MessageSource = {
  id: 'cancel',
  kind: 'write-message',
  title: 'Cancel a request',
  revision: '2025-11-25',
  from: 'client',
  task: 'Cancel request 7.\n\nThe client has sent `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"search"}}` and has waited too long.',
  before: [client(request(7, 'tools/call', { name: 'search' }))],
  start: '{"jsonrpc":"2.0","id":8,"method":"tools/cancel","params":{"id":7}}',
  hints: [
    'This message gets no response: which kind of message is it?',
    'Its name ends in the past tense, and a parameter identifies the request.',
  ],
  solution: JSON.stringify(cancelled({ requestId: 7, reason: 'It takes too long' })),
  lesson:
    'Either side may cancel its own requests with `notifications/cancelled`. If the response is already on its way, the sender of the request ignores it. A client must never cancel `initialize`.',
  links: [clause('2025-11-25', 'basic/utilities/cancellation#cancellation-flow', 'Cancellation, Cancellation Flow')],
  goals: [
    ...notifies('notifications/cancelled'),
    keeps('/params/requestId', 7, '`params.requestId` must be the id of the request, the number 7.'),
  ],
  mistakes: [
    commonMistake(
      'american',
      notification('notifications/canceled', { requestId: 7 }),
      'MCP spells `cancelled` with two l’s.',
      {
        at: '/method',
        equals: 'notifications/canceled',
      },
    ),
    misnamed(
      notification('$/cancelRequest', { id: 7 }),
      'Other protocols use that name. In MCP it is `notifications/cancelled`.',
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
      cancelled({ id: 7 }),
      'In `params` the member `requestId` identifies the request.',
      present('/params/id', '/params/request_id', '/params/request', '/params/requestID'),
    ),
    commonMistake(
      'text-id',
      cancelled({ requestId: '7' }),
      '`"7"` and `7` are different ids, because the type counts.',
      {
        at: '/params/requestId',
        equals: '7',
      },
    ),
    commonMistake('other-request', cancelled({ requestId: 8 }), 'That is not the id of the request, which is 7.', {
      at: '/params/requestId',
      type: ['number', 'string'],
      not: { at: '/params/requestId', equals: 7 },
    }),
    commonMistake(
      'token',
      cancelled({ progressToken: 7 }),
      'A token is for progress. Here the request is identified by its id, in `requestId`.',
      present('/params/progressToken'),
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', method: 'notifications/cancelled', requestId: 7 },
      '`requestId` is a parameter, so it belongs inside `params`.',
      present('/requestId'),
    ),
    commonMistake(
      'nothing-said',
      notification('notifications/cancelled'),
      'Several requests may be open: identify this one with `requestId`.',
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
