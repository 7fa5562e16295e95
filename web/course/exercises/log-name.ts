/** The name of a log message, as tutorials have it. */
import {
  clause,
  goal,
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

const params = { level: 'error', logger: 'database', data: 'The disk is full' };

/** Mend the notification. */
export const logName: MessageSource = {
  id: 'log-name',
  kind: 'fix-message',
  title: 'The log nobody reads',
  revision: '2025-06-18',
  from: 'server',
  task: 'A server follows a tutorial and sends this when its disk is full. No client shows it. Mend it; the level, the logger and the sentence are to reach the client.',
  start:
    '{"jsonrpc":"2.0","method":"logging/message","params":{"level":"error","logger":"database","message":"The disk is full"}}',
  hints: [
    'How does the name of every notification begin?',
    'What is logged may be any JSON; the member is not called `message`.',
  ],
  solution: JSON.stringify(notification('notifications/message', params)),
  lesson:
    'Log messages are called `notifications/message`; `logging/message` of the tutorials never was a method. What is logged stands in `data`, which may be a text or any other JSON.',
  links: [
    clause('2025-06-18', 'server/utilities/logging#log-message-notifications', 'Logging, Log Message Notifications'),
  ],
  goals: [
    ...notifies('notifications/message'),
    goal('level', 'The level is kept', '`params.level` has to stay `"error"`.', {
      at: '/params/level',
      equals: 'error',
    }),
    goal('logger', 'The logger is kept', '`params.logger` has to stay `"database"`.', {
      at: '/params/logger',
      equals: 'database',
    }),
    goal(
      'data',
      'The sentence stands in data',
      'The sentence has to stand in `params.data`, alone or inside of an object.',
      { at: '/params/data', mentions: 'The disk is full' },
    ),
  ],
  mistakes: [
    commonMistake(
      'set-level',
      request(1, 'logging/setLevel', { level: 'error' }),
      'With that a client says what it wants to hear. The server tells in `notifications/message`.',
      { at: '/method', equals: 'logging/setLevel' },
    ),
    withId({ jsonrpc: '2.0', id: 1, method: 'notifications/message', params }),
    misnamed(
      notification('logging/message', params),
      'No revision has `logging/message`. Notifications begin with `notifications/`, and this one goes on as you would expect.',
      'logging/message',
      'log/message',
      'logging/log',
    ),
    commonMistake(
      'longer',
      notification('notifications/logging/message', params),
      'Prefix and word are enough: `notifications/message`.',
      {
        at: '/method',
        oneOf: [
          'notifications/logging/message',
          'notifications/logging',
          'notifications/log',
          'notifications/log/message',
          'notification/message',
          'notifications/logging/log',
        ],
      },
    ),
    commonMistake(
      'still-message',
      notification('notifications/message', { level: 'error', logger: 'database', message: 'The disk is full' }),
      'What is logged stands in `data`, not in `message`.',
      present('/params/message', '/params/text', '/params/msg', '/params/content'),
    ),
    commonMistake(
      'no-data',
      notification('notifications/message', { level: 'error', logger: 'database' }),
      '`data` is missing: what is there to log?',
      without('/params/data', '/params'),
    ),
    commonMistake(
      'no-logger',
      notification('notifications/message', { level: 'error', data: 'The disk is full' }),
      'The logger got lost: keep `"logger": "database"`.',
      without('/params/logger', '/params/data'),
    ),
    commonMistake(
      'upper',
      notification('notifications/message', { ...params, level: 'ERROR' }),
      'Levels are written in small letters.',
      { at: '/params/level', equals: 'ERROR' },
    ),
  ],
};
