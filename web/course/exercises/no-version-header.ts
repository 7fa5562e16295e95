/** A request without its revision. */
import { answer, clause, request } from '../goals.ts';
import { gives, HEADERS, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';

const { type, accept, session } = HEADERS;
const call = request(3, 'tools/call', { name: 'open', arguments: {} });

/** Find the mistake. */
export const noVersionHeader: FindSource = {
  id: 'no-version-header',
  kind: 'find-mistake',
  title: 'Find why a server guesses the revision',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of this session over HTTP is wrong, and why?\n\nOne of the parts does not state its revision. A server that cannot identify it otherwise should assume 2025-03-26 instead of 2025-11-25.',
  log: sessionLog(
    [
      ...opening(),
      posts(request(2, 'tools/list')),
      gives(answer(2, { tools: [{ name: 'open', inputSchema: { type: 'object' } }] })),
      posts(call),
      gives(answer(3, { content: [] })),
    ],
    { 7: posts(call, [type, accept, session]) },
  ),
  options: [
    { id: 'version', text: '`MCP-Protocol-Version` is missing', rule: 'http-headers/protocol-version-missing' },
    { id: 'hello', text: 'The first request lacks `MCP-Protocol-Version`' },
    { id: 'content', text: 'The result of a tool must not be empty' },
    { id: 'member', text: 'The message must contain its revision' },
  ],
  start: { message: 1, mistake: 'hello' },
  hints: [
    'Compare the headers of the requests after the handshake.',
    'Where do the other requests declare their revision?',
  ],
  solution: { message: 7, mistake: 'version' },
  lesson:
    'Since 2025-06-18 every request after the handshake has `MCP-Protocol-Version` with the agreed revision. A server may still know the revision from the handshake, if it remembers it for the session. If it cannot identify the revision, it should assume 2025-03-26 (until 2025-11-25).',
  links: [clause('2025-11-25', 'basic/transports#protocol-version-header', 'Transports, Protocol Version Header')],
  innocent: {
    1: 'No revision is agreed on before the response to `initialize`; that request has its revision in the body.',
  },
  mistakes: [
    {
      id: 'not-yet',
      option: 'hello',
      says: 'No revision is agreed on before the response to `initialize`. Only the requests after it need the header.',
      example: { message: 1, mistake: 'hello' },
    },
    {
      id: 'empty-content',
      option: 'content',
      says: '`content` may be an empty array: the tool returns no content.',
      example: { message: 8, mistake: 'content' },
    },
    {
      id: 'not-inside',
      option: 'member',
      says: 'Until 2025-11-25 a message does not contain its revision; over HTTP a header does. Since 2026-07-28 it is also in `_meta`.',
      example: { message: 7, mistake: 'member' },
    },
  ],
};
