/** Examples of tools that break no rule, and that hosts refuse: the view “Hosts” says which, and why. */
import { groupOf } from './example.ts';

const list = (...tools: readonly object[]): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } })}\n`;
const text = { type: 'string' };

/** “What hosts refuse” */
export const refused = groupOf('What hosts refuse', [
  [
    'h-schema',
    'A schema that hosts refuse',
    'Valid in MCP; the view “Hosts” shows who refuses it, with a schema that passes.',
    list({
      name: 'find_book',
      description: 'Finds a book by its title or its ISBN.',
      inputSchema: {
        type: 'object',
        properties: { title: text, isbn: { type: ['string', 'null'] }, tags: { type: 'array' } },
        anyOf: [{ required: ['title'] }, { required: ['isbn'] }],
      },
    }),
  ],
  [
    'h-names',
    'Tool names that hosts refuse',
    'One name has dots, and one leaves no room for the name of the server.',
    list(
      {
        name: 'library.find.book',
        description: 'Finds a book.',
        inputSchema: { type: 'object', properties: { title: text }, required: ['title'] },
      },
      {
        name: 'reserve_a_book_at_a_branch_of_the_library_for_one_of_its_readers',
        description: 'Reserves a book.',
        inputSchema: { type: 'object', properties: { reader: text }, required: ['reader'] },
      },
    ),
  ],
]);
