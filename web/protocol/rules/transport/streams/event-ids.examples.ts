/** Examples of event ids and resumed streams. */
import { answer, asks, blocks, events, get, post, results } from '../../../testing/wire.ts';
import type { WireExample } from '../define.ts';

const call = (id: number): string =>
  post('2025-06-18', asks('2025-06-18', id, 'tools/call', '"name":"build","arguments":{}', `"progressToken":"p${id}"`));
const step = (id: number, progress = 1): string =>
  `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p${id}","progress":${progress}}}`;
const done = (id: number): string => results('2025-06-18', id, '"content":[]');
const ok = (...parts: readonly (readonly [id: string, data: string])[]): string =>
  answer('200 OK', events(...parts.map(([id, data]) => `id: ${id}\ndata: ${data}`)));
const from = (id: string): string => get('2025-06-18', { 'Last-Event-ID': id });

/** Nothing to say. */
export const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(call(1), ok(['a-1', done(1)]), call(2), ok(['b-1', done(2)])) },
  { revision: '2025-06-18', text: blocks(call(1), ok(['a-1', step(1)]), from('a-1'), ok(['a-2', done(1)])) },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)], ['a-2', step(1, 2)]),
      from('a-1'),
      ok(['a-2', step(1, 2)], ['a-3', done(1)]),
    ),
    says: 'Behind the one it names, the client may get events anew.',
    besides: ['progress/not-increasing'],
  },
];

/** Ids that come twice, and streams that go on elsewhere. */
export const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(call(1), ok(['1', done(1)]), call(2), ok(['⟦1⟧', done(2)])) },
  { revision: '2025-06-18', text: blocks(call(1), ok(['a-1', step(1)], ['⟦a-1⟧', done(1)])) },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)]),
      call(2),
      ok(['b-1', step(2)], ['b-2', done(2)]),
      from('a-1'),
      ok(['⟦b-1⟧', step(2)], ['a-2', done(1)]),
    ),
    besides: ['progress/after-completion'],
  },
  {
    revision: '2025-11-25',
    text: blocks(
      call(1),
      ok(['a-1', step(1)]),
      call(2),
      ok(['b-1', step(2)]),
      from('a-1'),
      ok(['a-2', `⟦${done(2)}⟧`], ['a-3', done(1)]),
    ).replaceAll('2025-06-18', '2025-11-25'),
    besides: ['sse/prime-event'],
  },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)], ['a-2', step(1, 2)]),
      from('a-2'),
      ok(['⟦a-2⟧', step(1, 2)], ['a-3', done(1)]),
    ),
    besides: ['progress/not-increasing'],
  },
  {
    revision: '2025-06-18',
    text: post('2025-06-18', asks('2025-06-18', 1, 'tools/list'), { '⟦Last-Event-ID': 'a-1⟧' }),
  },
  {
    revision: '2025-06-18',
    text: blocks(
      call(1),
      ok(['a-1', step(1)]),
      call(1).replace('Host:', '⟦Last-Event-ID: a-1⟧\nHost:'),
      ok(['a-2', done(1)]),
    ),
    besides: ['ids/reused-in-session', 'ids/reused-in-flight', 'progress/token-reused'],
    says: 'The answer is one to both requests: the fault is that of the client alone.',
  },
];
