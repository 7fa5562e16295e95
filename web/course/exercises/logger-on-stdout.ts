/** A logger with JSON lines, which writes to stdout: its records are JSON, but no messages. */
import { answer, clause, notification } from '../goals.ts';
import type { FindSource } from '../source.ts';
import { wireLog } from '../wire.ts';

const write = (text: string) => ({ from: 'server' as const, text });

/** Find the mistake. */
export const loggerOnStdout: FindSource = {
  id: 'logger-on-stdout',
  kind: 'find-mistake',
  title: 'Find why a client stops at a log record',
  revision: '2025-11-25',
  wire: 'stdio',
  task: 'Which line is wrong, and why?\n\nA server wrote these lines to its stdout. Each is valid JSON, but the client closes the connection after one of them.',
  log: wireLog([
    write(
      JSON.stringify(
        answer(1, {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {}, logging: {} },
          serverInfo: { name: 'library', version: '1.0.0' },
        }),
      ),
    ),
    write('{"level":30,"time":1767225600000,"pid":41,"msg":"library is open"}'),
    write(JSON.stringify(notification('notifications/message', { level: 'info', data: 'library is open' }))),
    write(JSON.stringify(answer(2, { tools: [] }))),
  ]),
  options: [
    { id: 'record', text: 'It is a record of a logger, not a message', rule: 'stdio/pollution' },
    { id: 'level', text: 'The level of a log must be a number' },
    { id: 'twice', text: 'The same event is logged twice' },
    { id: 'empty', text: 'A list of tools must not be empty' },
  ],
  start: { message: 3, mistake: 'twice' },
  hints: [
    'Valid JSON is not enough: which members does every message have?',
    'Many loggers write JSON lines to stdout unless they are configured otherwise.',
  ],
  solution: { message: 2, mistake: 'record' },
  lesson:
    'Over stdio, stdout carries only messages. Create the logger with a destination on stderr, such as `pino(pino.destination(2))`, or send `notifications/message`.',
  links: [clause('2025-11-25', 'basic/transports#stdio', 'Transports, stdio')],
  innocent: {
    3: 'Line 3 is right: `notifications/message` is how a server sends a log entry, and it has declared `logging`.',
  },
  mistakes: [
    {
      id: 'level-is-string',
      option: 'level',
      says: 'In `notifications/message` the level is a string such as `info`. The number is the notation of the logger in line 2.',
      example: { message: 3, mistake: 'level' },
    },
    {
      id: 'twice-allowed',
      option: 'twice',
      says: 'A server may send what it likes in log messages. One of the two lines is not a message at all.',
      example: { message: 3, mistake: 'twice' },
    },
    {
      id: 'empty-list',
      option: 'empty',
      says: 'An empty list is a valid result: there are no tools.',
      example: { message: 4, mistake: 'empty' },
    },
  ],
};
