/** Progress, cancellation and logs around a request that takes its time. */
import type { Walkthrough } from '../walkthrough.ts';

const STATELESS = ['2026-07-28'] as const;
const HANDSHAKE = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;

/** The walkthrough. */
export const longWork: Walkthrough = {
  id: 'long-work',
  title: 'Work that takes its time',
  chapter: 'notifications',
  says: 'How far is it, what is it doing, and please stop: progress, logs and cancellation.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'level',
      title: 'How much to hear',
      text: 'The client sets the least serious level of logs that it wants. There are eight, from `debug` to `emergency`.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'logging/setLevel', params: { level: 'info' } } },
      remark: 'From here on `debug` stays unsaid.',
      links: [{ title: 'Logging, Setting the Level', page: 'server/utilities/logging#setting-log-level' }],
    },
    {
      id: 'warn',
      title: 'A level that is none',
      text: 'Many programming languages call it `warn`.',
      only: HANDSHAKE,
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'logging/setLevel', params: { level: 'warn' } } },
      shows: 'logging/set-level-values',
      question: {
        ask: 'What does MCP call it?',
        options: [
          { text: '`warn`', says: 'That is what the client wrote, and the server refused it.' },
          { text: '`warning`', right: true, says: 'The names are those of syslog.' },
          { text: '`WARNING`', says: 'The word is right, the letters are small.' },
        ],
      },
      remark: '`-32602`, and the level stays what it was.',
    },
    {
      id: 'begin',
      title: 'A long request',
      text: 'With a `progressToken` in `_meta` the client asks to be told how far it is. The token is its own choice, a text or a whole number, as long as no other open request has it.',
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
        ask: 'And without a token?',
        options: [
          {
            text: 'Progress comes all the same',
            says: 'To which request would it belong? The token is how one tells.',
          },
          { text: 'No progress comes', right: true, says: 'Nobody has asked for it.' },
          { text: 'The server refuses', says: 'The token is the client’s choice.' },
        ],
      },
      remark: 'No answer yet: the request is open.',
      links: [{ title: 'Progress', page: 'basic/utilities/progress#progress-flow' }],
    },
    {
      id: 'begin-stateless',
      title: 'A long request',
      text: 'With a `progressToken` in `_meta` the client asks to be told how far it is; with a log level there it asks for logs. Nothing of this is remembered: each request says it for itself.',
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
        'No answer yet: the request is open. Take the level away, and no logs come; take the token away, and no progress. Logs of this kind are deprecated: new servers write to stderr, or use OpenTelemetry.',
      links: [
        { title: 'Progress', page: 'basic/patterns/progress#progress-flow' },
        { title: 'Deprecated features', page: 'deprecated#deprecated' },
        { title: 'Logging, Per-Request Log Level', page: 'server/utilities/logging#per-request-log-level' },
      ],
    },
    {
      id: 'wait',
      title: 'Time goes by',
      text: 'Almost a second.',
      passes: 900,
      remark:
        '`notifications/progress` has the token, and a number that only grows. `notifications/message` is the log; a tutorial calls it `logging/message`, which no revision knows.',
    },
    {
      id: 'end',
      title: 'And done',
      text: 'A little later.',
      passes: 600,
      remark: 'The answer is the last word: after it no progress comes any more.',
    },
    {
      id: 'another',
      title: 'Once more',
      text: 'The same, longer.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'tools/call',
          params: { name: 'long_work', arguments: { steps: 20, ms: 500 } },
        },
      },
      passes: 700,
      remark: 'No token, no progress.',
    },
    {
      id: 'cancel',
      title: 'Please stop',
      text: 'The person has changed their mind. The notification says which request: its `id` stands in `params`, since it has none of its own.',
      sends: {
        message: {
          jsonrpc: '2.0',
          method: 'notifications/cancelled',
          params: { requestId: 5, reason: 'No longer needed' },
        },
      },
      question: {
        ask: 'What is the answer to request `5`?',
        options: [
          { text: 'An error that says «cancelled»', says: 'Nobody waits for it any more.' },
          {
            text: 'None',
            right: true,
            says: 'The server stops and says nothing. The one exception to «one answer for each request».',
          },
          { text: 'What was done so far', says: 'Half a result is none.' },
        ],
      },
      remark: 'Inside, nothing is being worked on any more.',
      links: [
        { title: 'Cancellation', page: 'basic/utilities/cancellation#behavior-requirements', only: HANDSHAKE },
        { title: 'Cancellation', page: 'basic/patterns/cancellation#behavior-requirements', only: STATELESS },
      ],
    },
    {
      id: 'silence',
      title: 'And nothing more',
      text: 'Let some time pass.',
      passes: 3000,
      remark: 'Silence, as promised.',
    },
  ],
};
