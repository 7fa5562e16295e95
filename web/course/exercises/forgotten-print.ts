/** A word for people, between messages. */
import { answer, clause, notification } from '../goals.ts';
import type { FindSource } from '../source.ts';
import { wireLog } from '../wire.ts';

const write = (text: string) => ({ from: 'server' as const, text });

/** Find the mistake. */
export const forgottenPrint: FindSource = {
  id: 'forgotten-print',
  kind: 'find-mistake',
  title: 'A word to the wrong place',
  revision: '2025-11-25',
  wire: 'stdio',
  task: 'This is what a server wrote to its stdout, line by line. By hand everything looked fine; the client says that the server speaks nonsense. Which line is wrong, and why?',
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
    { id: 'not-a-message', text: 'It is no message, and stdout is for messages alone', rule: 'stdio/pollution' },
    { id: 'log', text: 'A server may not send logs before it was asked' },
    { id: 'empty', text: 'A list of tools may not be empty' },
    { id: 'length', text: 'Its length is missing in front of it' },
  ],
  start: { message: 2, mistake: 'log' },
  hints: ['Read each line the way a client does: it parses it as JSON.', 'A log of MCP is a message like any other.'],
  solution: { message: 3, mistake: 'not-a-message' },
  lesson:
    'Over stdio every line of stdout is a message. What is meant for people goes to stderr, or into `notifications/message`. A forgotten `print` is the most common fault of servers.',
  links: [clause('2025-11-25', 'basic/transports#stdio', 'Transports, stdio')],
  innocent: {
    2: 'Line 2 is a log as MCP has it: `notifications/message`, one line of JSON. The server has declared `logging`.',
  },
  mistakes: [
    {
      id: 'log-allowed',
      option: 'log',
      says: 'A server that has declared `logging` may log at any time. Without a level that was set it chooses itself.',
      example: { message: 2, mistake: 'log' },
    },
    {
      id: 'empty-list',
      option: 'empty',
      says: 'An empty list is a right answer: there are no tools.',
      example: { message: 4, mistake: 'empty' },
    },
    {
      id: 'no-length',
      option: 'length',
      says: 'Lengths in front of messages are what language servers use. MCP has a newline behind each message.',
      example: { message: 3, mistake: 'length' },
    },
  ],
};
