/** Examples of the rule about what a cancellation names. */
import type { SessionExample } from '../define.ts';
import { client, handshake, modern, server, talk } from '../../../testing/talk.ts';
import { asks } from './examples.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}', client: '{"roots":{}}' });
const CALL = client('"id":1,"method":"tools/call","params":{"name":"slow"}');
const DONE = server('"id":1,"result":{"content":[]}');
const drops = (id: string): string => `"method":"notifications/cancelled","params":{"requestId":${id}}`;
const MODERN_CALL = client(`"id":1,"method":"tools/call","params":{"name":"slow",${modern()}}`);

/** Right and wrong ones. */
export const cancellationNoticeExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, client(drops('1'))) },
    { revision: '2025-06-18', text: client(drops('5')), says: 'An excerpt does not show the request.' },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, server('"id":1,"method":"roots/list"'), server(drops('1'))),
      says: 'Both sides have a request 1; each cancels its own.',
    },
    {
      revision: '2026-07-28',
      text: talk(
        client(
          `"id":1,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${modern()}}`,
        ),
        server(
          '"method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":1}}',
        ),
        server(drops('1')),
      ),
    },
  ],
  bad: [
    { revision: '2025-06-18', text: talk(asks('0', '2025-06-18'), client(drops('⟦0⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, DONE, client(drops('⟦1⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, client(drops('⟦"1"⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, client(drops('⟦7⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, server('"id":5,"method":"roots/list"'), client(drops('⟦5⟧'))) },
    { revision: '2026-07-28', text: talk(MODERN_CALL, server(drops('⟦1⟧'))) },
    { revision: '2026-07-28', text: talk(MODERN_CALL, client(drops('⟦"1"⟧'))) },
  ],
};
