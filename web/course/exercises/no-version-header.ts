/** A request that does not say its revision. */
import { answer, clause, request } from '../goals.ts';
import { gives, HEADERS, opening, posts, sessionLog } from '../http-log.ts';
import type { FindSource } from '../source.ts';

const { type, accept, session } = HEADERS;
const call = request(3, 'tools/call', { name: 'open', arguments: {} });

/** Find the mistake. */
export const noVersionHeader: FindSource = {
  id: 'no-version-header',
  kind: 'find-mistake',
  title: 'In which revision, please?',
  revision: '2025-11-25',
  wire: 'http',
  task: 'A session over HTTP in 2025-11-25. A server that reads one of these parts has to guess, and would guess 2025-03-26. Which part is it, and what is wrong?',
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
    { id: 'content', text: 'The result of a tool may not be empty' },
    { id: 'member', text: 'The message has to say its revision inside' },
  ],
  start: { message: 1, mistake: 'hello' },
  hints: [
    'Compare the headers of the requests behind the handshake.',
    'Where do the other requests say which revision they are in?',
  ],
  solution: { message: 7, mistake: 'version' },
  lesson:
    'From 2025-06-18 on every request behind the handshake has `MCP-Protocol-Version`, with the revision that was agreed on. Where it is missing, servers take 2025-03-26.',
  links: [clause('2025-11-25', 'basic/transports#protocol-version-header', 'Transports, Protocol Version Header')],
  innocent: {
    1: 'Nothing is agreed on before the answer to `initialize`; the request says in its body what it wants.',
  },
  mistakes: [
    {
      id: 'not-yet',
      option: 'hello',
      says: 'Before the answer to `initialize` no revision is agreed on. The header belongs to the requests after it.',
      example: { message: 1, mistake: 'hello' },
    },
    {
      id: 'empty-content',
      option: 'content',
      says: '`content` may be an empty list: the tool has nothing to say.',
      example: { message: 8, mistake: 'content' },
    },
    {
      id: 'not-inside',
      option: 'member',
      says: 'Up to 2025-11-25 a message does not say its revision; over HTTP its header does. Since 2026-07-28 it stands in `_meta`, too.',
      example: { message: 7, mistake: 'member' },
    },
  ],
};
