/** A message laid out on several lines, for a pipe. */
import { asks, clause, goal, keeps, numbered, commonMistake, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const message = {
  jsonrpc: '2.0',
  id: 5,
  method: 'tools/call',
  params: { name: 'add', arguments: { a: 2, b: 3 } },
};
const LINE = JSON.stringify(message);

/** Mend the message. */
export const oneLine: MessageSource = {
  id: 'one-line',
  kind: 'fix-message',
  title: 'A message that is too tall',
  revision: '2025-11-25',
  from: 'client',
  wire: 'stdio',
  task: 'A client writes this message into the pipe of a server, just as it stands here, and the server complains of `{`: it takes the first line for a message. Mend it so that it can go down the pipe, and keep what it says.',
  start: JSON.stringify(message, null, 2),
  goals: [
    goal(
      'one-line',
      'It stands on one line',
      'Over stdio a newline ends a message, so there is none inside: write the whole object on one line.',
      { holds: ({ text }) => !/[\n\r]/u.test(text.trim()) },
    ),
    asks('tools/call'),
    numbered(),
    keeps('/params/name', 'add'),
    keeps('/params/arguments', { a: 2, b: 3 }, 'The arguments stay as they were: `a` is 2 and `b` is 3.'),
  ],
  hints: [
    'Where does a message end for one who reads a pipe?',
    'Take the line breaks between the members out; spaces may stay.',
  ],
  solution: LINE,
  lesson:
    'Over stdio each message is one line, and a newline ends it. A newline inside of a text is written as `\\n`, which is no line break. Over HTTP the layout is free.',
  links: [clause('2025-11-25', 'basic/transports#stdio', 'Transports, stdio')],
  mistakes: [
    commonMistake(
      'fewer-lines',
      LINE.replace(',"params"', ',\n"params"'),
      'There is still a line break in it, so a reader takes it for two messages.',
      {
        holds: ({ text, messages }) =>
          messages.length === 1 && text.trim().startsWith('{') && /[\n\r]/u.test(text.trim()),
      },
    ),
    commonMistake(
      'framed',
      `Content-Length: ${LINE.length}\n\n${LINE}`,
      'A length in front of the message is what language servers use. A pipe of MCP has a newline behind each message, and nothing before it.',
      { holds: ({ text }) => /^\s*content-length/iu.test(text) },
    ),
    commonMistake(
      'escaped',
      LINE.replaceAll(',"', ',\\n"'),
      '`\\n` stands for a newline inside of a text in quotes. Between members it is no JSON: leave the line breaks out.',
      { holds: ({ text }) => /[,{]\s*\\n/u.test(text) },
    ),
    commonMistake('two-messages', `${LINE}\n${LINE}`, 'One message is wanted, and there are two.', {
      holds: ({ text, messages }) => messages.length > 1 && text.trim().split('\n').length > 1,
    }),
    withoutId(JSON.stringify({ jsonrpc: '2.0', method: 'tools/call', params: message.params })),
  ],
};
