/** A message with line breaks, for stdio. */
import { sendsRequest, clause, goal, keeps, numbered, commonMistake, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const message = {
  jsonrpc: '2.0',
  id: 5,
  method: 'tools/call',
  params: { name: 'add', arguments: { a: 2, b: 3 } },
};
const LINE = JSON.stringify(message);

/** Fix the message. */
export const oneLine: MessageSource = {
  id: 'one-line',
  kind: 'fix-message',
  title: 'Fix a message for stdio',
  revision: '2025-11-25',
  from: 'client',
  wire: 'stdio',
  task: 'Fix this message for stdio and keep its content.\n\nA client writes it to a server’s stdin exactly as shown. The server reports an error about `{`, because it reads the first line as a message.',
  start: JSON.stringify(message, null, 2),
  goals: [
    goal(
      'one-line',
      'The message is on one line',
      'Over stdio a newline ends a message, so a message must not contain one: write the whole object on one line.',
      { holds: ({ text }) => !/[\n\r]/u.test(text.trim()) },
    ),
    sendsRequest('tools/call'),
    numbered(),
    keeps('/id', 5, 'Keep the id as it was: 5.'),
    keeps('/params/name', 'add'),
    keeps('/params/arguments', { a: 2, b: 3 }, 'Keep the arguments as they were: `a` is 2 and `b` is 3.'),
  ],
  hints: [
    'Where does a message end when a program reads it from stdin?',
    'Remove the line breaks between the members; spaces may stay.',
  ],
  solution: LINE,
  lesson:
    'Over stdio each message is one line, and a newline ends it. A newline inside a string is written as `\\n`, which is not a line break. Over HTTP a message may have line breaks.',
  links: [clause('2025-11-25', 'basic/transports#stdio', 'Transports, stdio')],
  mistakes: [
    commonMistake(
      'fewer-lines',
      LINE.replace(',"params"', ',\n"params"'),
      'There is still a line break, so the server reads two messages.',
      {
        holds: ({ text, messages }) =>
          messages.length === 1 && text.trim().startsWith('{') && /[\n\r]/u.test(text.trim()),
      },
    ),
    commonMistake(
      'framed',
      `Content-Length: ${LINE.length}\n\n${LINE}`,
      'A length before the message belongs to the Language Server Protocol. In MCP over stdio there is only a newline after each message.',
      { holds: ({ text }) => /^\s*content-length/iu.test(text) },
    ),
    commonMistake(
      'escaped',
      LINE.replaceAll(',"', ',\\n"'),
      '`\\n` is a newline only inside a string in quotes. Between members it is invalid JSON: remove the line breaks.',
      { holds: ({ text }) => /[,{]\s*\\n/u.test(text) },
    ),
    commonMistake('two-messages', `${LINE}\n${LINE}`, 'Write one message; these are two.', {
      holds: ({ text, messages }) => messages.length > 1 && text.trim().split('\n').length > 1,
    }),
    withoutId(JSON.stringify({ jsonrpc: '2.0', method: 'tools/call', params: message.params })),
  ],
};
