/** Examples of the rule in `responses-unanswered.ts`. */
import type { SessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/talk.ts';
import { markedClient, markedServer } from './examples.ts';

const OPEN = handshake('2025-06-18');
const SECOND = client('"id":2,"method":"ping"');
const ANSWERED = server('"id":2,"result":{}');

/** Conversations with and without what the rule finds. */
export const responsesUnansweredExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-06-18',
      text: talk(
        handshake('2025-06-18', { server: '{"tools":{}}' }),
        client('"id":1,"method":"tools/list"'),
        SECOND,
        ANSWERED,
      ),
      says: 'A list may take a moment longer than a ping.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        handshake('2025-06-18', { server: '{"tools":{},"prompts":{}}' }),
        client('"id":1,"method":"tools/list"'),
        SECOND,
        client('"id":3,"method":"prompts/list"'),
        ANSWERED,
        server('"id":3,"result":{"prompts":[]}'),
      ),
      says: 'Asked all at once, they may be answered in any order.',
    },
    {
      revision: '2025-06-18',
      text: talk(OPEN, client('"id":1,"method":"ping"')),
      says: 'The text may end too early.',
    },
    {
      revision: '2025-06-18',
      text: talk(OPEN, client('"id":1,"method":"ping"'), SECOND, ANSWERED, server('"id":1,"result":{}')),
    },
    {
      revision: '2025-06-18',
      text: talk(client('"id":1,"method":"ping"'), SECOND, ANSWERED),
      says: 'In an excerpt the answer may have been left out.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        OPEN,
        client('"id":1,"method":"ping"'),
        client('"method":"notifications/cancelled","params":{"requestId":1}'),
        SECOND,
        ANSWERED,
      ),
    },
    {
      revision: '2025-06-18',
      text: talk(OPEN, client('"id":1,"method":"ping"'), server('"id":"1","result":{}'), SECOND, ANSWERED),
      besides: ['responses/id-type-changed'],
      says: 'It was answered, with an id of another type.',
    },
    {
      revision: '2025-11-25',
      text: talk(
        handshake('2025-11-25'),
        client('"id":1,"method":"ping"'),
        server('"error":{"code":-32600,"message":"Bad Request: unsupported protocol version"}'),
        SECOND,
        ANSWERED,
      ),
      says: 'The error that names no request may be its answer.',
    },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: talk(
        handshake('2025-06-18', { server: '{"tools":{},"prompts":{}}' }),
        markedClient('"id":1,"method":"tools/list"'),
        SECOND,
        ANSWERED,
        client('"id":3,"method":"prompts/list"'),
        server('"id":3,"result":{"prompts":[]}'),
      ),
    },
    { revision: '2025-06-18', text: talk(OPEN, markedClient('"id":1,"method":"ping"'), SECOND, ANSWERED) },
    { revision: '2025-06-18', text: talk(OPEN, markedServer('"id":1,"method":"ping"'), SECOND, ANSWERED) },
  ],
};
