/** Examples of what clients do with the session id. */
import { answer, asks, blocks, fails, get, noTools, opening, post, request, SESSION } from '../../../testing/wire.ts';
import type { WireExample } from '../define.ts';

const LIST = asks('2025-06-18', 1, 'tools/list');
const TOLD = answer('200 OK', noTools('2025-06-18', 1));
const ID = { 'Mcp-Session-Id': SESSION };
const LINE = { '': '⟦POST /mcp HTTP/1.1⟧' };

/** Nothing to say. */
export const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(opening('2025-06-18'), post('2025-06-18', LIST, ID), TOLD) },
  { revision: '2025-06-18', text: blocks(opening('2025-06-18', null), post('2025-06-18', LIST), TOLD) },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      request('DELETE', '2025-06-18', '', ID),
      answer('200 OK'),
      opening('2025-06-18', '9d3f0a52-7c11-4be0-a2f4-51c7e6b8d023', 7),
    ),
    says: 'A new session after the old one.',
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', LIST), answer('400 Bad Request')),
    says: 'Nobody shows that there is a session.',
  },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      'GET /.well-known/oauth-protected-resource HTTP/1.1\nHost: mcp.example.com\n',
      answer('404 Not Found'),
    ),
    says: 'Metadata belong to no session.',
  },
];

/** Ids that are missing or changed. */
export const bad: readonly WireExample[] = [
  {
    revision: '2025-06-18',
    text: blocks(opening('2025-06-18'), post('2025-06-18', LIST, LINE), answer('400 Bad Request')),
  },
  {
    revision: '2025-11-25',
    text: blocks(
      opening('2025-11-25'),
      get('2025-11-25', { '': '⟦GET /mcp HTTP/1.1⟧' }),
      answer('405 Method Not Allowed'),
    ),
  },
  {
    revision: '2025-06-18',
    text: blocks(opening('2025-06-18'), request('DELETE', '2025-06-18', '', { '': '⟦DELETE /mcp HTTP/1.1⟧' })),
  },
  {
    revision: '2025-06-18',
    text: blocks(
      opening('2025-06-18'),
      post('2025-06-18', LIST, { 'Mcp-Session-Id': `⟦${SESSION.toUpperCase()}⟧` }),
      TOLD,
    ),
  },
  {
    revision: '2025-03-26',
    text: blocks(opening('2025-03-26'), post('2025-03-26', LIST, { 'Mcp-Session-Id': `⟦${SESSION.slice(0, 20)}⟧` })),
  },
  {
    revision: '2025-06-18',
    text: blocks(opening('2025-06-18'), post('2025-06-18', LIST), answer('', '', { '': 'HTTP/1.1 ⟦404⟧ Not Found' })),
    besides: ['http-session/id-missing'],
  },
  {
    revision: '2025-11-25',
    text: blocks(
      post('2025-11-25', LIST),
      answer('', fails(1, -32600, 'Missing session ID'), { '': 'HTTP/1.1 ⟦404⟧ Not Found' }),
    ),
  },
];
