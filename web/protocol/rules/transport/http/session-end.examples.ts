/** Examples of sessions that end. */
import { answer, asks, blocks, fails, opening, post, request, SESSION } from '../../../testing/wire.ts';
import type { WireExample } from '../define.ts';

const LIST = asks('2025-06-18', 1, 'tools/list');
const ID = { 'Mcp-Session-Id': SESSION };
const HELLO = asks(
  '2025-06-18',
  7,
  'initialize',
  '"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}',
);
const ENDED = blocks(opening('2025-06-18'), request('DELETE', '2025-06-18', '', ID), answer('204 No Content'));
const GONE = blocks(opening('2025-06-18'), post('2025-06-18', LIST, ID), answer('404 Not Found'));
const AGAIN = asks('2025-06-18', 2, 'tools/list');

/** Nothing to say. */
export const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(ENDED, post('2025-06-18', LIST, ID), answer('404 Not Found')) },
  { revision: '2025-06-18', text: blocks(GONE, post('2025-06-18', HELLO)) },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      request('DELETE', '2025-06-18', '', ID),
      answer('405 Method Not Allowed'),
      post('2025-06-18', LIST, ID),
    ),
    says: 'The client may not end it; it goes on.',
  },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      post('2025-06-18', LIST, ID).replace('/mcp', '/other'),
      answer('404 Not Found'),
      post('2025-06-18', LIST.replace('"id":1', '"id":2'), ID),
    ),
    says: 'There is nothing at that address, which says nothing about the session.',
  },
];

/** Ends that are told wrongly, or not heeded. */
export const bad: readonly WireExample[] = [
  {
    revision: '2025-11-25',
    text: blocks(
      post('2025-11-25', LIST, ID),
      answer('', fails(1, -32600, 'Session not found'), { '': 'HTTP/1.1 ⟦400⟧ Bad Request' }),
    ),
  },
  {
    revision: '2025-06-18',
    text: blocks(ENDED, post('2025-06-18', LIST, ID), answer('', '', { '': 'HTTP/1.1 ⟦400⟧ Bad Request' })),
  },
  {
    revision: '2025-06-18',
    text: blocks(GONE, post('2025-06-18', AGAIN, { 'Mcp-Session-Id': `⟦${SESSION}⟧` }), answer('404 Not Found')),
  },
  {
    revision: '2025-06-18',
    text: blocks(GONE, post('2025-06-18', AGAIN, { '': '⟦POST /mcp HTTP/1.1⟧' }), answer('400 Bad Request')),
  },
  { revision: '2025-06-18', text: blocks(GONE, post('2025-06-18', HELLO, { '⟦Mcp-Session-Id': `${SESSION}⟧` })) },
];
