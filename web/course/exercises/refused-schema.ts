/** A tool whose arguments are “one of two”: right by the specification, refused by a model’s API. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find what a host refuses. */
export const refusedSchema: FindSource = {
  id: 'refused-schema',
  kind: 'find-mistake',
  title: 'Find which host refuses a tool’s schema',
  revision: '2025-11-25',
  hosts: true,
  task: 'Which message has a tool that a host refuses, and why?\n\nThe log breaks no rule of MCP. Yet since the last release, every question in one host fails with status 400: “input_schema does not support oneOf, allOf, or anyOf at the top level”.',
  log: [
    ...handshake('2025-11-25'),
    client(request(2, 'tools/list')),
    server(
      answer(2, {
        tools: [
          {
            name: 'list_books',
            description: 'Lists the books of a shelf.',
            inputSchema: {
              type: 'object',
              properties: { shelf: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
              required: ['shelf'],
            },
          },
        ],
        nextCursor: 'page-2',
      }),
    ),
    client(request(3, 'tools/list', { cursor: 'page-2' })),
    server(
      answer(3, {
        tools: [
          {
            name: 'find_book',
            description: 'Finds a book by its title or its ISBN.',
            inputSchema: {
              type: 'object',
              properties: { title: { type: 'string' }, isbn: { type: 'string' } },
              anyOf: [{ required: ['title'] }, { required: ['isbn'] }],
            },
          },
        ],
      }),
    ),
  ],
  options: [
    {
      id: 'root',
      text: 'Claude’s API refuses `anyOf` at the root of an input schema',
      rule: 'anthropic-root-combinator',
    },
    { id: 'nested', text: 'Claude’s API refuses `anyOf` in a property' },
    { id: 'pages', text: 'The host refuses lists with several pages' },
    { id: 'optional', text: 'VS Code refuses tools without required arguments' },
  ],
  start: { message: 5, mistake: 'nested' },
  hints: [
    'The error names three keywords and a place. Which tools have such a keyword?',
    '“At the top level” means beside `type` and `properties`, not inside a property.',
  ],
  solution: { message: 7, mistake: 'root' },
  lesson:
    'JSON Schema allows `anyOf` everywhere, and so does MCP. Claude’s API accepts the root of an input schema only as a plain object, and one such tool fails the whole request. State the choice in the description, check it in the handler, or offer two tools. The “Hosts” view of Check shows this for many hosts, with a schema that passes.',
  links: [clause('2025-11-25', 'server/tools#tool', 'Tools, Tool')],
  innocent: {
    2: 'Message 2 is a result of `initialize`. The error is about the schema of a tool.',
    5: 'The tool in message 5 is accepted: its `anyOf` is inside a property, not at the root.',
  },
  mistakes: [
    {
      id: 'inside-is-fine',
      option: 'nested',
      says: 'Inside a property, `anyOf` is accepted. The error says “at the top level”.',
      example: { message: 5, mistake: 'nested' },
    },
    {
      id: 'pages-are-fine',
      option: 'pages',
      says: 'Some hosts read only the first page, but none fails with this error because of it. It names keywords of a schema.',
      example: { message: 5, mistake: 'pages' },
    },
    {
      id: 'nothing-required',
      option: 'optional',
      says: 'A tool may have only optional arguments; no host is known to refuse that. The error names other keywords.',
      example: { message: 7, mistake: 'optional' },
    },
  ],
};
