/** Tools: list them, call one, and the two ways in which a call fails. */
import type { Walkthrough } from '../walkthrough.ts';

const STRUCTURED = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;

/** The walkthrough. */
export const tools: Walkthrough = {
  id: 'tools',
  title: 'Tools and two kinds of failure',
  chapter: 'tools',
  says: 'List tools, call one, and distinguish a failed tool from an invalid request.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'calculator',
  greeted: true,
  steps: [
    {
      id: 'list',
      title: 'List the tools',
      text: 'A tool is a function that the model can use. The list has the name of each tool, a description for the model, and `inputSchema`: a JSON Schema of its arguments.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'There is no `nextCursor`, so this is the complete list. A long list has several pages; each `nextCursor` leads to the next one.',
      links: [{ title: 'Tools, Tool', page: 'server/tools#tool' }],
    },
    {
      id: 'call',
      title: 'Call a tool',
      text: 'The method is always `tools/call`. The name of the tool and its arguments are parameters.',
      sends: {
        message: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } },
      },
      question: {
        ask: 'Where in the result is the output for the model?',
        options: [
          {
            text: 'In `result.sum`',
            says: 'One tutorial shows that. But `content` is required, and clients pass it to the model.',
          },
          {
            text: 'In `result.content`, an array of blocks',
            right: true,
            says: 'A block can be text, an image, or a resource, and each has a `type`.',
          },
          { text: 'In `result.content`, a string', says: 'It is an array of blocks, even if there is only one.' },
        ],
      },
      remark: 'Change the numbers and compare the response.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'structured',
      title: 'Structured content for programs',
      text: 'This tool has an `outputSchema`, so its result also has `structuredContent`: the output as data.',
      only: STRUCTURED,
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/call',
          params: { name: 'multiply', arguments: { a: 6, b: 7 } },
        },
      },
      remark: '`content` has the same data as text, for clients that do not use structured content.',
      links: [{ title: 'Tools, Structured Content', page: 'server/tools#structured-content' }],
    },
    {
      id: 'zero',
      title: 'The tool fails',
      text: 'The request is valid and the tool runs, but it cannot complete its task.',
      sends: {
        message: { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'divide', arguments: { a: 1, b: 0 } } },
      },
      question: {
        ask: 'What does the server return?',
        options: [
          {
            text: 'An `error` with a code of the server’s own',
            says: 'Clients need not show an error to the model, so it may never learn that it should choose another divisor.',
          },
          {
            text: 'A `result` with `isError: true`',
            right: true,
            says: 'The model can read what went wrong and correct its arguments.',
          },
          { text: 'A `result` with `content: null`', says: '`content` is always an array, even for a failure.' },
        ],
      },
      remark:
        'A failed tool returns a result. Tutorials that use the error `-32002` leave it to the client whether the model sees the failure.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'unknown',
      title: 'The request is invalid',
      text: 'This tool does not exist.',
      sends: {
        message: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'square_root', arguments: { x: 9 } } },
      },
      question: {
        ask: 'Which code does the server return?',
        options: [
          { text: '`-32601`, method not found', says: 'The method is `tools/call`, which exists.' },
          { text: '`-32602`, invalid params', right: true, says: 'The name of the tool is a parameter.' },
          { text: '`-32001`, tool not found', says: 'A tutorial claims that, but MCP does not define this meaning.' },
        ],
      },
      remark: 'The response has an `error`: no tool ran, so there is no result.',
    },
    {
      id: 'arguments',
      title: 'Invalid arguments',
      text: 'The schema requires a number for `a`, but this value is a string.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 7,
          method: 'tools/call',
          params: { name: 'add', arguments: { a: 'two', b: 3 } },
        },
      },
      remark:
        'Until 2025-06-18 this server rejects the request with `-32602`. Since 2025-11-25 the result has `isError`, so the model can correct its arguments.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
  ],
};
