/** Progress, cancellation, and logs of a long request. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

/** The walkthrough. */
export const longWork: Walkthrough = {
  id: 'long-work',
  title: 'Follow and cancel a long request',
  chapter: 'notifications',
  says: 'Receive progress and logs of a request, and cancel one.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'level',
      title: 'Set the log level',
      text: 'The client sets the lowest severity of the log messages that it wants. There are eight levels, from `debug` to `emergency`.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'logging/setLevel', params: { level: 'info' } } },
      remark: 'The server no longer sends `debug` messages.',
      links: [{ title: 'Logging, Setting the Level', page: 'server/utilities/logging#setting-log-level' }],
    },
    {
      id: 'warn',
      title: 'An unknown log level',
      text: 'Many programming languages call this level `warn`.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'logging/setLevel', params: { level: 'warn' } } },
      shows: 'logging/set-level-values',
      question: {
        ask: 'What is this level called in MCP?',
        options: [
          { text: '`warn`', says: 'That is the name in the request, and the server rejected it.' },
          { text: '`warning`', right: true, says: 'MCP uses the level names of syslog.' },
          { text: '`WARNING`', says: 'The word is right, but the names are lowercase.' },
        ],
      },
      remark: 'The error code is `-32602`, and the level does not change.',
    },
    {
      id: 'begin',
      title: 'Send a long request',
      text: 'With a `progressToken` in `_meta` the client requests progress notifications. It chooses the token: any string or integer that no other open request uses.',
      only: HANDSHAKE,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/call',
          params: { name: 'long_work', arguments: { steps: 3, ms: 400 }, _meta: { progressToken: 'work-4' } },
        },
      },
      question: {
        ask: 'What happens without a token?',
        options: [
          {
            text: 'The server still sends progress',
            says: 'A progress notification needs the token to refer to its request.',
          },
          { text: 'The server sends no progress', right: true, says: 'The client did not request it.' },
          { text: 'The server returns an error', says: 'The token is optional.' },
        ],
      },
      remark: 'There is no response yet, so the request is still open.',
      links: [{ title: 'Progress', page: 'basic/utilities/progress#progress-flow' }],
    },
    {
      id: 'begin-stateless',
      title: 'Send a long request',
      text: 'With a `progressToken` in `_meta` the client requests progress notifications; with a log level there, it requests logs. The server stores neither: every request sets them again.',
      only: STATELESS,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/call',
          params: {
            name: 'long_work',
            arguments: { steps: 3, ms: 400 },
            _meta: { progressToken: 'work-4', 'io.modelcontextprotocol/logLevel': 'info' },
          },
        },
      },
      remark:
        'There is no response yet, so the request is still open. Without the log level the server sends no logs; without the token it sends no progress. These logs are deprecated: new servers write to stderr or use OpenTelemetry.',
      links: [
        { title: 'Progress', page: 'basic/patterns/progress#progress-flow' },
        { title: 'Deprecated features', page: 'deprecated#deprecated' },
        { title: 'Logging, Per-Request Log Level', page: 'server/utilities/logging#per-request-log-level' },
      ],
    },
    {
      id: 'wait',
      title: 'Wait for progress',
      text: 'Almost a second passes.',
      passes: 900,
      remark:
        '`notifications/progress` has the token and a number that only increases. `notifications/message` is a log message. One tutorial calls it `logging/message`, a method that no revision has.',
    },
    {
      id: 'end',
      title: 'Get the response',
      text: 'A little more time passes.',
      passes: 600,
      remark: 'The response is the last message about this request: no progress follows it.',
    },
    {
      id: 'another',
      title: 'Send a request without a token',
      text: 'This is the same tool call without a token, and it takes longer.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'tools/call',
          params: { name: 'long_work', arguments: { steps: 20, ms: 500 } },
        },
      },
      passes: 700,
      remark: 'Without a token there is no progress.',
    },
    {
      id: 'cancel',
      title: 'Cancel the request',
      text: 'The user has changed their mind. The `requestId` in `params` identifies the request to cancel; the notification has no `id` of its own.',
      sends: {
        message: {
          jsonrpc: '2.0',
          method: 'notifications/cancelled',
          params: { requestId: 5, reason: 'No longer needed' },
        },
      },
      question: {
        ask: 'What is the response to request `5`?',
        options: [
          { text: 'An error with the message “cancelled”', says: 'The client no longer waits for a response.' },
          {
            text: 'None',
            right: true,
            says: 'The server stops and sends nothing. This is the one exception to “one response for each request”.',
          },
          { text: 'The partial result', says: 'There are no partial results.' },
        ],
      },
      remark: 'The server no longer works on any request.',
      links: [
        { title: 'Cancellation', page: 'basic/utilities/cancellation#behavior-requirements', only: HANDSHAKE },
        { title: 'Cancellation', page: 'basic/patterns/cancellation#behavior-requirements', only: STATELESS },
      ],
    },
    {
      id: 'silence',
      title: 'No response after a cancellation',
      text: 'Let some time pass.',
      passes: 3000,
      remark: 'As expected, the server sends nothing.',
    },
  ],
};
