/** The list never ends. */
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A cursor that leads nowhere. */
export const pagesRepeat: Fault = {
  id: 'pages-repeat',
  title: 'The list never ends',
  says: 'The cursor of a page leads to that page again. A client that follows cursors to the end asks for ever; a right server gives each page another cursor, and the last one none.',
  rule: 'pagination/pages',
  requirement: 'pagination/cursor-not-advancing',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, null, (result, asked) =>
      asked?.method.endsWith('/list') === true && typeof asked.params.cursor === 'string'
        ? { ...result, nextCursor: asked.params.cursor }
        : null,
    ),
  shows: {
    server: 'everything',
    client: [
      { id: 1, method: 'tools/list' },
      { id: 2, method: 'tools/list', params: { cursor: 'tools-from-6' } },
    ],
  },
};
