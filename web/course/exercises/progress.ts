/** News of work that takes its time. */
import {
  clause,
  client,
  goal,
  keeps,
  misnamed,
  notification,
  notifies,
  present,
  request,
  commonMistake,
  withId,
  without,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const tell = (params: Parameters<typeof request>[2]) => notification('notifications/progress', params);

/** Mend the notification. */
export const progress: MessageSource = {
  id: 'progress',
  kind: 'fix-message',
  title: 'Half way there',
  revision: '2025-03-26',
  from: 'server',
  task: 'The client called a tool with `"_meta": {"progressToken": "copy-1"}`. The server has copied 5 of 10 files and tells the client so, wrongly. Mend it: 5 done, 10 in all.',
  before: [client(request(21, 'tools/call', { name: 'copy', arguments: {}, _meta: { progressToken: 'copy-1' } }))],
  start: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"requestId":21,"progress":"50%"}}',
  hints: [
    'How does the client know which of its requests is meant? It gave out a token.',
    'Progress is told in numbers: how much is done, and how much there is.',
  ],
  solution: JSON.stringify(tell({ progressToken: 'copy-1', progress: 5, total: 10 })),
  lesson:
    'Progress goes to the token that the client gave out in `_meta.progressToken`, not to the id of the request. `progress` is a number that grows; `total` may be left out where nobody knows it.',
  links: [clause('2025-03-26', 'basic/utilities/progress#progress-flow', 'Progress, Progress Flow')],
  goals: [
    ...notifies('notifications/progress'),
    keeps(
      '/params/progressToken',
      'copy-1',
      '`params.progressToken` has to be the token that the client gave out, `"copy-1"`.',
    ),
    keeps('/params/progress', 5, '`params.progress` has to be the number of files done, 5.'),
    keeps('/params/total', 10, '`params.total` has to be the number of files in all, 10.'),
    goal('message', 'What it says besides is text', 'A `message` is a text for people.', {
      any: [
        { at: '/params/message', absent: true },
        { at: '/params/message', type: 'string' },
      ],
    }),
  ],
  mistakes: [
    withId({
      jsonrpc: '2.0',
      id: 21,
      method: 'notifications/progress',
      params: { progressToken: 'copy-1', progress: 5, total: 10 },
    }),
    misnamed(
      notification('progress', { progressToken: 'copy-1', progress: 5, total: 10 }),
      'The name of every notification begins with `notifications/`.',
      'progress',
      '$/progress',
      'tools/progress',
      'notification/progress',
    ),
    commonMistake(
      'request-id',
      tell({ requestId: 21, progress: 5, total: 10 }),
      'It is `notifications/cancelled` that names a request by `requestId`. Progress names the token of the client.',
      present('/params/requestId'),
    ),
    commonMistake(
      'token',
      tell({ token: 'copy-1', progress: 5, total: 10 }),
      'The member is called `progressToken`, as in the request.',
      present('/params/token', '/params/progress_token', '/params/progresstoken'),
    ),
    commonMistake(
      'id-as-token',
      tell({ progressToken: 21, progress: 5, total: 10 }),
      '21 is the id of the request. The token is what the client chose for it: `"copy-1"`.',
      { at: '/params/progressToken', equals: 21 },
    ),
    commonMistake(
      'token-in-meta',
      tell({ _meta: { progressToken: 'copy-1' }, progress: 5, total: 10 }),
      'In the request the token stands in `_meta`; in the notification right in `params`.',
      present('/params/_meta/progressToken'),
    ),
    commonMistake(
      'percent',
      tell({ progressToken: 'copy-1', progress: '50%', total: 10 }),
      'Progress is a number, so that it can be drawn: no text, no sign of percent.',
      { at: '/params/progress', type: 'string' },
    ),
    commonMistake(
      'share',
      tell({ progressToken: 'copy-1', progress: 0.5, total: 10 }),
      '`progress` counts in the same unit as `total`: of 10 files 5 are done.',
      { at: '/params/progress', oneOf: [0.5, 50] },
    ),
    commonMistake(
      'no-total',
      tell({ progressToken: 'copy-1', progress: 5 }),
      'The server knows how many files there are: tell it in `total`.',
      {
        all: [
          { at: '/params/progress', equals: 5 },
          { at: '/params/total', absent: true },
        ],
      },
    ),
    commonMistake(
      'no-token',
      tell({ progress: 5, total: 10 }),
      'Whose progress is it? `progressToken` is missing.',
      without('/params/progressToken', '/params/progress'),
    ),
  ],
};
