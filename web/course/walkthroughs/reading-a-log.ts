/** A log with mistakes: read it, decide, and compare with the checker’s findings. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const readingALog: Walkthrough = {
  id: 'reading-a-log',
  title: 'Find mistakes in a log',
  chapter: 'logs',
  says: 'A server has several faults, one after the other. Find each of them in the log.',
  revisions: ['2025-06-18', '2025-11-25'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'method',
      title: 'Read requests and responses in pairs',
      text: 'Don’t read a log line by line: look for the response to each request by its `id`. Then check the rest: requests without responses, and responses without requests. Then read the contents.',
      sends: {
        message: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      remark: 'There is no mistake so far.',
    },
    {
      id: 'id',
      title: 'A client that waits forever',
      text: 'In this step the server has a fault. Its response seems to be complete.',
      faults: ['id-as-text'],
      sends: {
        message: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 4, b: 5 } } },
      },
      shows: 'responses/id-type-changed',
      question: {
        ask: 'The client keeps waiting although a response arrived. Which mistake is the server going to make?',
        options: [
          { text: 'The sum is wrong', says: 'The client would accept a wrong sum and continue.' },
          {
            text: 'The `id` is different',
            right: true,
            says: '`"3"` is not `3`. The client looks for `3` and finds no response.',
          },
          { text: 'The result has no `isError`', says: '`isError` is optional: without it the tool call succeeded.' },
        ],
      },
      remark: 'The only difference is a pair of quotation marks.',
      links: [{ title: 'Base protocol, Responses', page: 'basic/index#responses' }],
    },
    {
      id: 'content',
      title: 'A client that shows nothing',
      text: 'This is the next fault. The `id` is correct again, but the client finds no content to show.',
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
            says: '`content` is a string, but it must be an array of blocks.',
          },
          { text: 'At the method names', says: 'The client chose the methods, and they are correct.' },
          { text: 'At the order of the lines', says: 'The response comes after its request, as it should.' },
        ],
      },
      remark: 'A client that iterates over the array iterates over the characters of the string, or fails.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'failure',
      title: 'A failure that looks like a success',
      text: 'This is the next fault. The tool cannot divide by zero, and its text mentions that.',
      faults: ['failure-as-success'],
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      shows: 'tools/is-error-boolean',
      remark: 'The text describes a failure, but `isError` is missing, so the client treats the call as a success.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'mended',
      title: 'Compare with a correct server',
      text: 'The server has no fault now. Open this session in Check and go through the findings.',
      faults: [],
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      remark: 'The text is the same, but now the result has `isError`.',
    },
  ],
};
