/** A log with faults in it: look, decide, and see what the checker says. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const readingALog: Walkthrough = {
  id: 'reading-a-log',
  title: 'Something is wrong in this log',
  chapter: 'logs',
  says: 'A server that misbehaves, a little at a time. Find out what it does.',
  revisions: ['2025-06-18', '2025-11-25'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'method',
      title: 'How to read',
      text: 'Read pairs, not lines: look for the answer to each request by its `id`. Then what is left over: requests without answers, answers without requests. Then the insides.',
      sends: {
        message: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      remark: 'All is well so far.',
    },
    {
      id: 'id',
      title: 'The client waits for ever',
      text: 'From here on the server has a fault. Its answer has all that it should have, it seems.',
      faults: ['id-as-text'],
      sends: {
        message: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 4, b: 5 } } },
      },
      shows: 'responses/id-type-changed',
      question: {
        ask: 'What is the server going to do wrong, if a client waits although an answer came?',
        options: [
          { text: 'The sum is wrong', says: 'A wrong sum is still an answer: the client would go on with it.' },
          {
            text: 'The `id` is another one',
            right: true,
            says: '`"3"` is not `3`. The client looks for `3` and never finds it.',
          },
          { text: 'It forgets `isError`', says: 'Without it the tool went well: it may be left out.' },
        ],
      },
      remark: 'One pair of quotation marks.',
      links: [{ title: 'Base protocol, Responses', page: 'basic/index#responses' }],
    },
    {
      id: 'content',
      title: 'The client shows nothing',
      text: 'The next fault. The `id` is right again, but the client finds nothing to show.',
      faults: ['content-as-text'],
      sends: {
        message: { jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'add', arguments: { a: 6, b: 7 } } },
      },
      shows: 'tools/content-not-array',
      question: {
        ask: 'Where do you look first?',
        options: [
          {
            text: 'At the members of `result`',
            right: true,
            says: '`content` is a text where a list of blocks belongs.',
          },
          { text: 'At the names of the methods', says: 'The client chose them, and they are right.' },
          { text: 'At the order of the lines', says: 'The answer came after its request, as it should.' },
        ],
      },
      remark: 'A client that walks through a list walks through the letters of a text, or fails.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'failure',
      title: 'The model goes on with nonsense',
      text: 'The next fault: the tool cannot divide by zero, and says so in words.',
      faults: ['failure-as-success'],
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      shows: 'tools/is-error-boolean',
      remark: 'The text speaks of a failure, and `isError` is missing: for a program all went well.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'mended',
      title: 'Mended',
      text: 'The server behaves again. Open this session in Check and walk through what was found.',
      faults: [],
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      remark: 'The same words, and `isError`.',
    },
  ],
};
