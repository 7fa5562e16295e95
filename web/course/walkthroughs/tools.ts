/** Tools: what there are, calling one, and the two ways in which it goes wrong. */
import type { Walkthrough } from '../walkthrough.ts';

const STRUCTURED = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;

/** The walkthrough. */
export const tools: Walkthrough = {
  id: 'tools',
  title: 'Tools, and two ways to fail',
  chapter: 'tools',
  says: 'List them, call one, and tell a tool that failed from a request that was wrong.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'list',
      title: 'What is there?',
      text: 'A tool is a function that the model may use. The list has the name of each, words for the model, and `inputSchema`: a JSON Schema of what it takes.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'No `nextCursor`, so this is the whole list. A long list comes in pages, and each `nextCursor` fetches the next.',
      links: [{ title: 'Tools, Tool', page: 'server/tools#tool' }],
    },
    {
      id: 'call',
      title: 'Call one',
      text: 'The method is always `tools/call`; the name of the tool and what it takes are parameters.',
      sends: {
        message: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      question: {
        ask: 'Where in the result is the answer for the model?',
        options: [
          {
            text: 'In `result.sum`',
            says: 'One tutorial shows it so. But `content` is a must, and it is what models are given.',
          },
          {
            text: 'In `result.content`, a list of blocks',
            right: true,
            says: 'Text, images, resources: each block says its `type`.',
          },
          { text: 'In `result.content`, a text', says: 'A list of blocks, also when there is only one.' },
        ],
      },
      remark: 'Change the numbers and look at the answer again.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'structured',
      title: 'For programs, too',
      text: 'This tool has an `outputSchema`, so its result also has `structuredContent`: the answer as data.',
      only: STRUCTURED,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/call',
          params: { name: 'multiply', arguments: { a: 6, b: 7 } },
        },
      },
      remark: 'The same stands in `content` as text, for clients that do not read structures.',
      links: [{ title: 'Tools, Structured Content', page: 'server/tools#structured-content' }],
    },
    {
      id: 'zero',
      title: 'The tool fails',
      text: 'The request is right, the tool runs, and then it cannot do what it was asked for.',
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      question: {
        ask: 'What comes back?',
        options: [
          {
            text: 'An `error` with a code of the server’s own',
            says: 'Then the model would not see it, and could not choose another divisor.',
          },
          {
            text: 'A `result` with `isError: true`',
            right: true,
            says: 'The model reads what went wrong and can do better.',
          },
          { text: 'A `result` with `content: null`', says: '`content` is a list, also for a failure.' },
        ],
      },
      remark: 'A failure of the tool is a result. Tutorials that give it the code `-32002` hide it from the model.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'unknown',
      title: 'The request is wrong',
      text: 'A tool that does not exist.',
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'square_root', arguments: { x: 9 } } },
      },
      question: {
        ask: 'With which code does the server answer?',
        options: [
          { text: '`-32601`, method not found', says: 'The method is `tools/call`, and that is there.' },
          { text: '`-32602`, invalid params', right: true, says: 'The name of the tool is a parameter.' },
          { text: '`-32001`, tool not found', says: 'A tutorial says so; MCP does not give that code this meaning.' },
        ],
      },
      remark: 'An `error`: nothing ran, so there is no result.',
    },
    {
      id: 'arguments',
      title: 'Arguments that do not fit',
      text: 'The schema says that `a` is a number. Here it is a text.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 7,
          method: 'tools/call',
          params: { name: 'add', arguments: { a: 'two', b: 3 } },
        },
      },
      remark:
        'Up to 2025-06-18 this server refuses such a request with `-32602`. From 2025-11-25 on it is a failure of the tool, with `isError`, so that the model can mend its arguments.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
  ],
};
