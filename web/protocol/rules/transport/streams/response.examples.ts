/** Examples of streams that answer a POST. */
import { answer, asks, blocks, events, get, post, results } from '../../../testing/wire.ts';
import type { WireExample } from '../define.ts';

const CALL = asks('2025-06-18', 1, 'tools/call', '"name":"build","arguments":{}', '"progressToken":"p"');
const PING = asks('2025-03-26', 2, 'ping');
const STEP = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}';
const DONE = results('2025-06-18', 1, '"content":[]');
const PONG = results('2025-03-26', 2);
const NOTICE = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"late"}}';
const LIST = blocks(post('2025-06-18', asks('2025-06-18', 5, 'ping')), answer('200 OK', results('2025-06-18', 5)));
const ok = (...parts: readonly string[]): string => answer('200 OK', events(...parts));

/** Nothing to say. */
export const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(post('2025-06-18', CALL), ok(STEP, DONE)) },
  { revision: '2025-03-26', text: blocks(post('2025-03-26', `[${CALL},${PING}]`), ok(PONG, STEP, DONE)) },
  {
    revision: '2025-06-18',
    text: blocks(
      post('2025-06-18', CALL),
      ok(`id: a-1\ndata: ${STEP}`),
      get('2025-06-18', { 'Last-Event-ID': 'a-1' }),
      ok(`id: a-2\ndata: ${DONE}`),
    ),
    says: 'The answer came on the resumed stream.',
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(STEP)),
    says: 'The text may end before the stream does.',
  },
  {
    revision: '2025-11-25',
    text: blocks(
      post('2025-11-25', CALL),
      ok('id: a-0\ndata:', `id: a-1\ndata: ${STEP}`, 'retry: 500\ndata:'),
      LIST.replaceAll('2025-06-18', '2025-11-25'),
    ),
    says: 'The client asks again later.',
    besides: ['responses/unanswered-request'],
  },
];

/** Answers that are missing, foreign, or not the last. */
export const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(post('2025-06-18', CALL), ok(DONE.replace('"id":1', '"id":⟦2⟧'))) },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(DONE, `⟦${NOTICE}⟧`)),
    besides: ['logging/message-undeclared'],
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(STEP).replace('HTTP/1.1 200 OK', '⟦HTTP/1.1 200 OK⟧'), LIST),
  },
  {
    revision: '2025-06-18',
    text: blocks(post('2025-06-18', CALL), ok(STEP).replace('HTTP/1.1 200 OK', '⟦HTTP/1.1 200 OK⟧')),
    transport: 'http',
  },
  {
    revision: '2025-03-26',
    text: blocks(
      post('2025-03-26', `[${CALL},${PING}]`),
      ok(DONE).replace('HTTP/1.1 200 OK', '⟦HTTP/1.1 200 OK⟧'),
      LIST.replace(/MCP-Protocol.*\n/, '').replaceAll('2025-06-18', '2025-03-26'),
    ),
  },
];
