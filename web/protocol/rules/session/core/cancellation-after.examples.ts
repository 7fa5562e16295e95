/** Examples of the rule in `cancellation-after.ts`. */
import type { SessionRule } from '../define.ts';
import { client, handshake, modern, SERVED, server, talk } from '../../../testing/talk.ts';
import { markedServer } from './examples.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}' });
const CALL = client('"id":1,"method":"tools/call","params":{"name":"slow"}');
const STOP = client('"method":"notifications/cancelled","params":{"requestId":1}');
const IN_ARRAY = client('[{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]');
const MODERN_CALL = client(
  `"id":1,"method":"tools/call","params":{"name":"slow",${modern('{}', '"progressToken":"p"')}}`,
);
const DONE = `"id":1,"result":{"resultType":"complete","content":[],${SERVED}}`;
const PROGRESS = '"method":"notifications/progress","params":{"progressToken":"p","progress":1}';

/** Conversations with and without what the rule finds. */
export const cancellationAfterExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, STOP, client('"id":2,"method":"ping"'), server('"id":2,"result":{}')),
    },
    { revision: '2026-07-28', text: talk(MODERN_CALL, server(PROGRESS), STOP) },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, IN_ARRAY, server('"id":1,"result":{"content":[]}')),
      says: 'This revision has no batches: the array is refused, and cancels nothing.',
      besides: ['batch/not-supported'],
    },
  ],
  bad: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, STOP, markedServer('"id":1,"result":{"content":[]}')) },
    {
      revision: '2025-11-25',
      text: talk(
        CALL,
        STOP,
        client('"id":2,"method":"ping"'),
        server('"id":2,"result":{}'),
        markedServer('"id":1,"result":{"content":[]}'),
      ),
    },
    {
      revision: '2024-11-05',
      text: talk(CALL, STOP, markedServer('"id":1,"error":{"code":-32603,"message":"Cancelled"}')),
    },
    { revision: '2026-07-28', text: talk(MODERN_CALL, STOP, markedServer(PROGRESS)) },
    { revision: '2026-07-28', transport: 'stdio', text: talk(MODERN_CALL, STOP, markedServer(DONE)) },
  ],
};
