/** The name of a log message in tutorials. */
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

/** Fix the notification. */
export const logName: MessageSource = {
  id: 'log-name',
  kind: 'fix-message',
  title: 'Fix a log notification',
  revision: '2025-11-25',
  from: 'server',
  task: 'Fix this message, and keep the level, the logger, and the sentence.\n\nA server follows a tutorial and sends it when its disk is full. No client shows it.',
  start:
    '{"jsonrpc":"2.0","method":"logging/message","params":{"level":"error","logger":"database","message":"The disk is full"}}',
  hints: [
    'How does every notification name begin?',
    'The logged value may be any JSON; its member is not named `message`.',
  ],
  solution: JSON.stringify(notification('notifications/message', params)),
  lesson:
    'Log messages are named `notifications/message`; no revision has the method `logging/message` from tutorials. The logged value is in `data`, which may be a string or any other JSON.',
  links: [
    clause('2025-11-25', 'server/utilities/logging#log-message-notifications', 'Logging, Log Message Notifications'),
  ],
  goals: [
    ...notifies('notifications/message'),
    goal('level', 'The level is unchanged', '`params.level` must be `"error"`, as before.', {
      at: '/params/level',
      equals: 'error',
    }),
    goal('logger', 'The logger is unchanged', '`params.logger` must be `"database"`, as before.', {
      at: '/params/logger',
      equals: 'database',
    }),
    goal(
      'data',
      'The sentence is in data',
      'The sentence must be in `params.data`, either alone or inside an object.',
      { at: '/params/data', mentions: 'The disk is full' },
    ),
  ],
  mistakes: [
    commonMistake(
      'set-level',
      request(1, 'logging/setLevel', { level: 'error' }),
      'With that request a client sets the log level. The server sends log messages as `notifications/message`.',
      { at: '/method', equals: 'logging/setLevel' },
    ),
    withId({ jsonrpc: '2.0', id: 1, method: 'notifications/message', params }),
    misnamed(
      notification('logging/message', params),
      'No revision has `logging/message`. Notification names begin with `notifications/`, and this one continues with `message`.',
      'logging/message',
      'log/message',
      'logging/log',
    ),
    commonMistake(
      'longer',
      notification('notifications/logging/message', params),
      'The prefix and one word are enough: `notifications/message`.',
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
      'The logged value belongs in `data`, not in `message`.',
      present('/params/message', '/params/text', '/params/msg', '/params/content'),
    ),
    commonMistake(
      'no-data',
      notification('notifications/message', { level: 'error', logger: 'database' }),
      '`data` is missing: add the value to log.',
      without('/params/data', '/params'),
    ),
    commonMistake(
      'no-logger',
      notification('notifications/message', { level: 'error', data: 'The disk is full' }),
      'The logger is missing: keep `"logger": "database"`.',
      without('/params/logger', '/params/data'),
    ),
    commonMistake(
      'upper',
      notification('notifications/message', { ...params, level: 'ERROR' }),
      'Levels must be in lower case.',
      { at: '/params/level', equals: 'ERROR' },
    ),
  ],
};
