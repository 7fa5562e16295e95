/** Examples of messages and the streams they belong on. */
import { answer, requestBody, blocks, events, get, noTools, post, results } from '../../../testing/wire.ts';
import type { WireExample } from '../define.ts';

const META = '"_meta":{"io.modelcontextprotocol/subscriptionId":9}';
const ACK = `{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{${META},"notifications":{"toolsListChanged":true}}}`;
const CHANGED = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
const NEWS = `{"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{${META}}}`;
const marked = (message: string): string => message.replace(/"notifications\/[^"]*"/, '⟦$&⟧');
const step = (token: string): string =>
  `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"${token}","progress":1}}`;
const LOG = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"x"}}';
const LISTEN = post(
  '2026-07-28',
  requestBody('2026-07-28', 9, 'subscriptions/listen', '"notifications":{"toolsListChanged":true}'),
);
const QUIET = { 'X-Accel-Buffering': 'no' };
const call = (id: number): string =>
  post(
    '2025-06-18',
    requestBody('2025-06-18', id, 'tools/call', '"name":"build","arguments":{}', `"progressToken":"p${id}"`),
  );
const done = (id: number): string => results('2025-06-18', id, '"content":[]');
const LOGS = ['deprecated/log-message', 'logging/message-without-opt-in', 'listen/stream-message-without-id'];
const UNMATCHED = ['progress/unknown-token', 'progress/without-token'];

/** No finding. */
export const good: readonly WireExample[] = [
  { revision: '2026-07-28', text: blocks(LISTEN, answer('200 OK', events(ACK, NEWS), QUIET)) },
  { revision: '2025-06-18', text: blocks(get('2025-06-18'), answer('200 OK', events(CHANGED))) },
  { revision: '2025-06-18', text: blocks(call(1), answer('200 OK', events(step('p1'), done(1)))) },
  { revision: '2025-11-25', text: events(CHANGED), says: 'The text does not show which stream this is.' },
];

/** Notifications on the wrong stream. */
export const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: blocks(call(1), answer('200 OK', events(marked(CHANGED), done(1)))) },
  {
    revision: '2026-07-28',
    text: blocks(
      post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list')),
      answer('200 OK', events(marked(NEWS), noTools('2026-07-28', 1)), QUIET),
    ),
  },
  {
    revision: '2026-07-28',
    text: blocks(
      post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list')),
      answer('200 OK', events(marked(CHANGED), noTools('2026-07-28', 1)), QUIET),
    ),
    says: 'Without a subscription there is no id to include.',
  },
  { revision: '2025-06-18', text: blocks(call(1), call(2), answer('200 OK', events(marked(step('p1')), done(2)))) },
  {
    revision: '2026-07-28',
    text: blocks(LISTEN, answer('200 OK', events(ACK, marked(step('t'))), QUIET)),
    besides: UNMATCHED,
  },
  { revision: '2026-07-28', text: blocks(LISTEN, answer('200 OK', events(ACK, marked(LOG)), QUIET)), besides: LOGS },
  { revision: '2026-07-28', text: events(ACK, marked(step('t'))), besides: UNMATCHED },
  { revision: '2026-07-28', text: events(ACK, marked(LOG)), besides: LOGS },
  { revision: '2026-07-28', text: events(marked(NEWS), noTools('2026-07-28', 1)) },
];
