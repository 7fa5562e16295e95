/** Examples of the rule in `batch-answers.ts`. */
import type { SessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { markedServer } from './examples.ts';

const PINGS = '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]';
const BOTH = server('[{"jsonrpc":"2.0","id":2,"result":{}},{"jsonrpc":"2.0","id":1,"result":{}}]');

/** Conversations with and without what the rule finds. */
export const batchAnswersExamples: SessionRule['examples'] = {
  good: [
    { revision: '2025-03-26', text: talk(client(PINGS), BOTH), says: 'The order does not matter.' },
    { revision: 'jsonrpc-2.0', text: talk(client(PINGS), BOTH) },
    {
      revision: '2025-03-26',
      text: talk(client(PINGS), server('"id":1,"result":{}'), server('"id":2,"result":{}')),
      says: 'On a stream the answers may come one by one.',
    },
    {
      revision: '2025-03-26',
      text: talk(client(PINGS), server('[{"jsonrpc":"2.0","id":2,"result":{}}]'), server('"id":1,"result":{}')),
      says: 'The second one came later.',
    },
    {
      revision: '2025-03-26',
      text: talk(
        client(PINGS),
        client('"method":"notifications/cancelled","params":{"requestId":1}'),
        server('[{"jsonrpc":"2.0","id":2,"result":{}}]'),
      ),
      says: 'What was cancelled gets no answer.',
    },
  ],
  bad: [
    {
      revision: 'jsonrpc-2.0',
      text: talk(client(PINGS), markedServer('"id":1,"result":{}'), server('"id":2,"result":{}')),
    },
    {
      revision: '2025-03-26',
      text: talk(client('"id":1,"method":"ping"'), server('⟦[{"jsonrpc":"2.0","id":1,"result":{}}]⟧')),
    },
    { revision: '2025-03-26', text: talk(client(PINGS), server('⟦[{"jsonrpc":"2.0","id":1,"result":{}}]⟧')) },
    {
      revision: 'jsonrpc-2.0',
      text: talk(
        client(PINGS),
        server('⟦[{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}]⟧'),
      ),
    },
  ],
};
