/** Long lists come in pages. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const pages: Walkthrough = {
  id: 'pages',
  title: 'A list in pages',
  chapter: 'tools',
  says: 'Follow the cursors to the end of a list, and send one that the server never gave out.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'first',
      title: 'The first page',
      text: 'This server has more to read than it likes to list at once. The first question is the usual one.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'resources/list' } },
      question: {
        ask: 'How does the client know that there is more?',
        options: [
          { text: 'A `total` says so', says: 'Nobody counts: the server may not know how many there are.' },
          { text: '`nextCursor` is there', right: true, says: 'Its absence is the end of the list.' },
          { text: 'The page is full', says: 'The server chooses how long a page is, and may choose anew for each.' },
        ],
      },
      remark:
        'A cursor means something to the server alone. Clients do not read it, do not build one, and do not keep it for another day.',
      links: [{ title: 'Pagination', page: 'server/utilities/pagination#pagination-model' }],
    },
    {
      id: 'second',
      title: 'The next one',
      text: 'The same method, with `cursor` as it came. In the answer it was called `nextCursor`; in the question it is `cursor`.',
      sends: { offer: 'resources/list page 2' },
      remark: 'Another page, and another cursor.',
      links: [{ title: 'Pagination, Response Format', page: 'server/utilities/pagination#response-format' }],
    },
    {
      id: 'invented',
      title: 'A cursor of one’s own',
      text: 'A client takes cursors for page numbers.',
      sends: { message: { jsonrpc: '2.0', id: 9, method: 'resources/list', params: { cursor: '3' } } },
      shows: 'pagination/invented-cursor',
      question: {
        ask: 'What does the server answer?',
        options: [
          { text: 'The third page', says: 'It never said that cursors are numbers.' },
          { text: 'An empty list', says: 'Then the client would think that it has seen all.' },
          { text: 'The error `-32602`', right: true, says: 'A parameter that does not fit.' },
        ],
      },
      remark: 'Begin again without a cursor when one no longer holds.',
      links: [{ title: 'Pagination, Error Handling', page: 'server/utilities/pagination#error-handling' }],
    },
  ],
};
