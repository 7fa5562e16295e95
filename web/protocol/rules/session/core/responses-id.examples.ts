/** Examples of the rule about the ids of answers. */
import type { SessionExample } from '../define.ts';
import { LISTED as TOLD } from './examples.ts';
import { client, handshake, modern, server, talk } from '../../../testing/talk.ts';

const OPEN = handshake('2025-11-25', { server: '{"tools":{}}' });
const LIST = client('"id":1,"method":"tools/list"');
const LISTED = '"result":{"tools":[]}';

/** Right and wrong ones. */
export const responsesIdExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-11-25', text: talk(OPEN, LIST, server(`"id":1,${LISTED}`)) },
    { revision: '2025-11-25', text: server(`"id":99,${LISTED}`), says: 'An excerpt does not show what is answered.' },
    {
      revision: '2025-11-25',
      text: talk(LIST, client('"id":"1","method":"ping"'), server('"id":"1","result":{}'), server(`"id":1,${LISTED}`)),
      says: '1 and "1" are two requests here.',
    },
    {
      revision: '2025-11-25',
      text: talk(client('"id":1,"method":"ping"'), client('"id":1,"result":{}')),
      says: 'It may answer a request from before the excerpt.',
    },
    { revision: '2025-11-25', text: server('"error":{"code":-32700,"message":"Parse error"}') },
    {
      revision: '2025-11-25',
      text: talk(
        handshake('2025-11-25')
          .split('\n')
          .filter((line) => !line.includes('"server"'))
          .join('\n'),
        LIST,
        client('"id":1,"result":{"roots":[]}'),
      ),
      says: 'Only what the client sends was written down.',
    },
    {
      revision: '2026-07-28',
      text: talk(client(`"id":40,"method":"tools/list","params":{${modern()}}`), server(`"id":39,${TOLD}`)),
      says: 'An excerpt from the middle.',
    },
    {
      revision: '2026-07-28',
      text: talk(
        `{"jsonrpc":"2.0","id":40,"method":"tools/list","params":{${modern()}}}`,
        `{"jsonrpc":"2.0","id":39,${TOLD}}`,
      ),
      says: 'The same without sides.',
    },
    {
      revision: 'jsonrpc-2.0',
      text: talk('{"jsonrpc":"2.0","id":1,"method":"sum"}', '{"jsonrpc":"2.0","id":2,"result":3}'),
      says: 'Without sides it may answer what the other side asked.',
    },
    { revision: 'jsonrpc-2.0', text: talk(client('"id":41,"method":"sum"'), server('"id":40,"result":3')) },
  ],
  bad: [
    { revision: '2025-11-25', text: talk(LIST, server(`"id":⟦"1"⟧,${LISTED}`)) },
    {
      revision: 'jsonrpc-2.0',
      text: talk(client('"id":"7","method":"sum","params":[1,2]'), server('"id":⟦7⟧,"result":3')),
    },
    { revision: '2025-11-25', text: talk(OPEN, LIST, server(`"id":⟦2⟧,${LISTED}`)) },
    { revision: 'jsonrpc-2.0', text: talk(client('"id":1,"method":"sum"'), server('"id":⟦2⟧,"result":3')) },
    {
      revision: '2026-07-28',
      text: talk(client(`"id":"req-1","method":"tools/list","params":{${modern()}}`), server(`"id":⟦"req-2"⟧,${TOLD}`)),
    },
    {
      revision: '2026-07-28',
      text: talk(
        `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modern()}}}`,
        `{"jsonrpc":"2.0","id":⟦2⟧,${TOLD}}`,
      ),
      says: 'No sides are written down; here the client alone asks.',
    },
    { revision: '2025-11-25', text: talk(OPEN, server('"id":⟦"x"⟧,"error":{"code":-32603,"message":"Oops"}')) },
    {
      revision: '2025-06-18',
      text: server('"id":⟦"server-error"⟧,"error":{"code":-32600,"message":"Not Acceptable"}'),
      says: 'An id that some SDKs make up.',
    },
    {
      revision: '2025-11-25',
      text: talk(client('"id":7,"method":"tools/list"'), server('"id":⟦0⟧,"error":{"code":-32603,"message":"Oops"}')),
      says: 'An id that was lost on the way.',
    },
    { revision: '2025-11-25', text: talk(OPEN, LIST, client(`"id":⟦1⟧,${LISTED}`), server(`"id":1,${LISTED}`)) },
  ],
};
