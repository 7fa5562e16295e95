/** Progress of a long request. */
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

const progressWith = (params: Parameters<typeof request>[2]) => notification('notifications/progress', params);

/** Fix the notification. */
export const progress: MessageSource = {
  id: 'progress',
  kind: 'fix-message',
  title: 'Fix a progress notification',
  revision: '2025-11-25',
  from: 'server',
  task: 'Fix this progress notification: 5 done, 10 in total.\n\nThe client called a tool with `"_meta": {"progressToken": "copy-1"}`. The server has copied 5 of 10 files and reports this progress in a wrong message.',
  before: [client(request(21, 'tools/call', { name: 'copy', arguments: {}, _meta: { progressToken: 'copy-1' } }))],
  start: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"requestId":21,"progress":"50%"}}',
  hints: [
    'How does the client know which of its requests this is about? The client chose a token.',
    'Progress consists of numbers: how much is done, and how much there is in total.',
  ],
  solution: JSON.stringify(progressWith({ progressToken: 'copy-1', progress: 5, total: 10 })),
  lesson:
    'A progress notification needs the token from the client’s `_meta.progressToken`, not the id of the request. `progress` is a number that increases; `total` may be omitted if it is unknown.',
  links: [clause('2025-11-25', 'basic/utilities/progress#progress-flow', 'Progress, Progress Flow')],
  goals: [
    ...notifies('notifications/progress'),
    keeps('/params/progressToken', 'copy-1', '`params.progressToken` must be the token from the client, `"copy-1"`.'),
    keeps('/params/progress', 5, '`params.progress` must be the number of finished files, 5.'),
    keeps('/params/total', 10, '`params.total` must be the number of all files, 10.'),
    goal('message', 'A message, if present, is a string', '`message` must be a string for people.', {
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
      'Every notification name begins with `notifications/`.',
      'progress',
      '$/progress',
      'tools/progress',
      'notification/progress',
    ),
    commonMistake(
      'request-id',
      progressWith({ requestId: 21, progress: 5, total: 10 }),
      '`requestId` belongs to `notifications/cancelled`. A progress notification has the token of the client instead.',
      present('/params/requestId'),
    ),
    commonMistake(
      'token',
      progressWith({ token: 'copy-1', progress: 5, total: 10 }),
      'The member is named `progressToken`, as in the request.',
      present('/params/token', '/params/progress_token', '/params/progresstoken'),
    ),
    commonMistake(
      'id-as-token',
      progressWith({ progressToken: 21, progress: 5, total: 10 }),
      '21 is the id of the request. The client chose the token `"copy-1"`.',
      { at: '/params/progressToken', equals: 21 },
    ),
    commonMistake(
      'token-in-meta',
      progressWith({ _meta: { progressToken: 'copy-1' }, progress: 5, total: 10 }),
      'In the request the token is in `_meta`, but in the notification it is directly in `params`.',
      present('/params/_meta/progressToken'),
    ),
    commonMistake(
      'percent',
      progressWith({ progressToken: 'copy-1', progress: '50%', total: 10 }),
      'Progress must be a number, so that clients can show it: no string and no percent sign.',
      { at: '/params/progress', type: 'string' },
    ),
    commonMistake(
      'share',
      progressWith({ progressToken: 'copy-1', progress: 0.5, total: 10 }),
      '`progress` has the same unit as `total`: 5 of 10 files are done.',
      { at: '/params/progress', oneOf: [0.5, 50] },
    ),
    commonMistake(
      'no-total',
      progressWith({ progressToken: 'copy-1', progress: 5 }),
      'The server knows the number of files: add it as `total`.',
      {
        all: [
          { at: '/params/progress', equals: 5 },
          { at: '/params/total', absent: true },
        ],
      },
    ),
    commonMistake(
      'no-token',
      progressWith({ progress: 5, total: 10 }),
      '`progressToken` is missing, so the client cannot match the progress to a request.',
      without('/params/progressToken', '/params/progress'),
    ),
  ],
};
