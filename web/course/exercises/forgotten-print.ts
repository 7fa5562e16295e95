/** A line for people between the messages. */
import { answer, clause, notification } from '../goals.ts';
import type { FindSource } from '../source.ts';
import { wireLog } from '../wire.ts';

const write = (text: string) => ({ from: 'server' as const, text });

/** Find the mistake. */
export const forgottenPrint: FindSource = {
  id: 'forgotten-print',
  kind: 'find-mistake',
  title: 'Find the wrong line on stdout',
  revision: '2025-11-25',
  wire: 'stdio',
  task: 'Which line is wrong, and why?\n\nA server wrote these lines to its stdout. In a terminal everything looked fine, but the client reports invalid output.',
  log: wireLog([
    write(
      JSON.stringify(
        answer(1, {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {}, logging: {} },
          serverInfo: { name: 'shop', version: '1.0.0' },
        }),
      ),
    ),
    write(JSON.stringify(notification('notifications/message', { level: 'info', data: 'Shop is open' }))),
    write('Listing 2 tools'),
    write(JSON.stringify(answer(2, { tools: [] }))),
  ]),
  options: [
    { id: 'not-a-message', text: 'It is not a message, and stdout is only for messages', rule: 'stdio/pollution' },
    { id: 'log', text: 'A server must not send logs before the client requests them' },
    { id: 'empty', text: 'A list of tools must not be empty' },
    { id: 'length', text: 'A length before the message is missing' },
  ],
  start: { message: 2, mistake: 'log' },
  hints: [
    'Read each line as a client does: it parses the line as JSON.',
    'In MCP a log entry is a message like any other.',
  ],
  solution: { message: 3, mistake: 'not-a-message' },
  lesson:
    'Over stdio every line on stdout is a message. Output for people goes to stderr, or into `notifications/message`. A forgotten `print` is a common mistake in servers.',
  links: [clause('2025-11-25', 'basic/transports#stdio', 'Transports, stdio')],
  innocent: {
    2: 'Line 2 is a valid log message: `notifications/message` on one line of JSON. The server has declared `logging`.',
  },
  mistakes: [
    {
      id: 'log-allowed',
      option: 'log',
      says: 'A server that has declared `logging` may send log messages at any time. If the client has set no level, the server decides which ones it sends.',
      example: { message: 2, mistake: 'log' },
    },
    {
      id: 'empty-list',
      option: 'empty',
      says: 'An empty list is a valid result: there are no tools.',
      example: { message: 4, mistake: 'empty' },
    },
    {
      id: 'no-length',
      option: 'length',
      says: 'The Language Server Protocol has lengths before messages. MCP has only a newline after each message.',
      example: { message: 3, mistake: 'length' },
    },
  ],
};
