/** Examples of the rule about progress notifications. */
import type { SessionExample } from '../define.ts';
import { client, handshake, modern, server, talk } from '../../../testing/talk.ts';
import { markedClient, markedServer } from './examples.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}' });
const call = (token: string): string =>
  client(`"id":1,"method":"tools/call","params":{"name":"slow","_meta":{"progressToken":${token}}}`);
const CALL = call('"t"');
const BARE = client('"id":1,"method":"tools/call","params":{"name":"slow"}');
const DONE = server('"id":1,"result":{"content":[]}');
const tells = (token: string, progress: string): string =>
  `"method":"notifications/progress","params":{"progressToken":${token},"progress":${progress}}`;
/** News of the call and its answer. */
const ARRAY = `[{"jsonrpc":"2.0",${tells('"t"', '1')}},{"jsonrpc":"2.0","id":1,"result":{"content":[]}}]`;
/** A second call. */
const twin = (token: string): string => call(token).replace('"id":1', '"id":2');
const later = (id: number, token: string): string =>
  client(`"id":${id},"method":"tools/call","params":{"name":"slow",${modern('{}', `"progressToken":${token}`)}}`);

/** Right and wrong ones. */
export const progressNoticeExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, twin('"u"')) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, DONE, twin('"t"')), says: 'The first one is over.' },
    { revision: '2025-06-18', text: talk(OPEN, call('1'), twin('"1"')), says: '1 is not "1".' },
    { revision: '2025-06-18', text: talk(OPEN, CALL, server(tells('"t"', '0.5')), server(tells('"t"', '0.75')), DONE) },
    {
      revision: '2025-03-26',
      text: talk(handshake('2025-03-26', { server: '{"tools":{}}' }), CALL, server(ARRAY)),
      says: 'Items of one array travel at once.',
      besides: ['batch/mixed-kinds'],
    },
    { revision: '2025-06-18', text: server(tells('"t"', '1')), says: 'An excerpt does not show the request.' },
    {
      revision: '2025-06-18',
      text: talk(
        OPEN,
        CALL,
        server(tells('"t"', '5')),
        DONE,
        call('"t"').replace('"id":1', '"id":2'),
        server(tells('"t"', '1')),
      ),
      says: 'A new request, so it counts from the beginning.',
    },
    {
      revision: '2025-11-25',
      text: talk(
        handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' }),
        client('"id":1,"method":"tools/call","params":{"name":"slow","task":{},"_meta":{"progressToken":"t"}}'),
        server(
          '"id":1,"result":{"task":{"taskId":"k","status":"working","createdAt":"2025-11-25T10:00:00Z","lastUpdatedAt":"2025-11-25T10:00:00Z","ttl":null}}',
        ),
        server(tells('"t"', '1')),
      ),
      says: 'A task goes on behind the first answer.',
    },
  ],
  bad: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, twin('⟦"t"⟧')) },
    { revision: '2026-07-28', text: talk(later(1, '7'), later(2, '⟦7⟧')) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, DONE, markedServer(tells('"t"', '1'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, server(tells('"t"', '2')), server(tells('"t"', '⟦2⟧'))) },
    { revision: '2024-11-05', text: talk(server(tells('9', '50')), server(tells('9', '⟦40⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, BARE, server(tells('⟦1⟧', '0.5'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, markedClient(tells('"t"', '1'))) },
    { revision: '2025-06-18', text: talk(OPEN, call('1'), server(tells('⟦"1"⟧', '1'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, server(tells('⟦"other"⟧', '1'))) },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":"a","method":"tools/call","params":{"name":"slow",${modern('{}', '"progressToken":"7"')}}`),
        server(tells('⟦7⟧', '1')),
      ),
    },
  ],
};
