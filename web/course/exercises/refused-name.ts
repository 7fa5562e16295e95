/** A tool whose name has a dot: right by the specification, refused by models’ APIs. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const object = (argument: string) => ({
  type: 'object',
  properties: { [argument]: { type: 'string' } },
  required: [argument],
});

/** Find what a host refuses. */
export const refusedName: FindSource = {
  id: 'refused-name',
  kind: 'find-mistake',
  title: 'Find which host refuses a tool’s name',
  revision: '2025-11-25',
  hosts: true,
  task: 'Which message has a tool that a host refuses, and why?\n\nThe log breaks no rule of MCP, and the Inspector calls all tools. A host that sends the names to Claude’s API as they are gets “String should match pattern `^[a-zA-Z0-9_-]{1,128}$`”.',
  log: [
    ...handshake('2025-11-25'),
    client(request(2, 'tools/list')),
    server(
      answer(2, {
        tools: [
          { name: 'library-find_book', description: 'Finds a book.', inputSchema: object('title') },
          { name: 'library-2', description: 'Finds a branch of the library.', inputSchema: object('town') },
        ],
        nextCursor: 'page-2',
      }),
    ),
    client(request(3, 'tools/list', { cursor: 'page-2' })),
    server(
      answer(3, {
        tools: [{ name: 'library.lend_book', description: 'Lends a book to a reader.', inputSchema: object('reader') }],
      }),
    ),
  ],
  options: [
    { id: 'dot', text: 'Claude’s API refuses a dot in a tool name', rule: 'anthropic-tool-name-128' },
    { id: 'hyphen', text: 'Claude’s API refuses hyphens in tool names' },
    { id: 'digit', text: 'Claude’s API refuses digits in tool names' },
    { id: 'length', text: 'The tool name is longer than the host allows' },
  ],
  start: { message: 5, mistake: 'hyphen' },
  hints: [
    'The error quotes a pattern. Read it as a list of allowed characters, and a length.',
    'Compare each name with the pattern, character by character.',
  ],
  solution: { message: 7, mistake: 'dot' },
  lesson:
    'MCP 2025-11-25 allows dots in tool names, and models’ APIs do not: Claude’s and OpenAI’s accept letters, digits, `_` and `-`. Use only these, and keep names below 40 characters, since hosts put the name of the server before them.',
  links: [clause('2025-11-25', 'server/tools#tool-names', 'Tools, Tool Names')],
  innocent: {
    2: 'Message 2 is a result of `initialize`. The error is about the name of a tool.',
    5: 'Both names in message 5 match the pattern: letters, digits, `_` and `-` are allowed.',
  },
  mistakes: [
    {
      id: 'hyphens-are-fine',
      option: 'hyphen',
      says: 'The hyphen at the end of `[a-zA-Z0-9_-]` stands for itself, so hyphens are allowed.',
      example: { message: 5, mistake: 'hyphen' },
    },
    {
      id: 'digits-are-fine',
      option: 'digit',
      says: '`0-9` in the pattern allows digits.',
      example: { message: 5, mistake: 'digit' },
    },
    {
      id: 'short-enough',
      option: 'length',
      says: '`{1,128}` allows 128 characters. The longest name here has 17.',
      example: { message: 7, mistake: 'length' },
    },
  ],
};
