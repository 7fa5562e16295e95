/** Pages of a long list. */
import type { Walkthrough } from '../walkthrough.ts';

/** The walkthrough. */
export const pages: Walkthrough = {
  id: 'pages',
  title: 'Page through a list',
  chapter: 'tools',
  says: 'Follow the cursors to the end of a list, and send a cursor that the server never returned.',
  revisions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'everything',
  greeted: true,
  steps: [
    {
      id: 'first',
      title: 'Request the first page',
      text: 'This server has more resources than it returns in one response. The first request is an ordinary list request.',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'resources/list' } },
      question: {
        ask: 'How does the client know that there are more resources?',
        options: [
          {
            text: 'The result has a `total`',
            says: 'There is no total: the server may not know how many resources exist.',
          },
          { text: 'The result has `nextCursor`', right: true, says: 'Without `nextCursor` the list is complete.' },
          { text: 'The page is full', says: 'The server chooses the page size, and it may differ from page to page.' },
        ],
      },
      remark:
        'Only the server knows the meaning of a cursor. Clients do not parse it or construct it. In revisions with sessions, they do not store it for later sessions.',
      links: [{ title: 'Pagination', page: 'server/utilities/pagination#pagination-model' }],
    },
    {
      id: 'second',
      title: 'Request the next page',
      text: 'The next request uses the same method, with the cursor unchanged. The member is `nextCursor` in the result and `cursor` in the request.',
      sends: { offer: 'resources/list page 2' },
      remark: 'The result has another page and another cursor.',
      links: [{ title: 'Pagination, Response Format', page: 'server/utilities/pagination#response-format' }],
    },
    {
      id: 'invented',
      title: 'An invented cursor',
      text: 'This client sends a page number as the cursor.',
      sends: { message: { jsonrpc: '2.0', id: 9, method: 'resources/list', params: { cursor: '3' } } },
      shows: 'pagination/invented-cursor',
      question: {
        ask: 'How does the server respond?',
        options: [
          { text: 'The third page', says: 'The server never defined cursors as page numbers.' },
          { text: 'An empty list', says: 'The client would conclude that the list is complete.' },
          { text: 'The error `-32602`', right: true, says: 'The cursor is an invalid parameter.' },
        ],
      },
      remark: 'If the server no longer accepts a cursor, start again without one.',
      links: [{ title: 'Pagination, Error Handling', page: 'server/utilities/pagination#error-handling' }],
    },
  ],
};
