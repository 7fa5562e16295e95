/** Examples of the rule about what comes before the handshake. */
import { client, modern, server, talk } from '../../../testing/talk.ts';
import type { SessionRule } from '../define.ts';
import { agrees, asks, CONFIRMS } from './examples.ts';

const LIST = client('"id":1,"method":⟦"tools/list"⟧');
const TOOLS = server('"id":1,"result":{"tools":[]}');
const TOOLED = '{"tools":{}}';

/** Sessions that begin as they should, and some that do not. */
export const lifecycleFirstExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-11-25',
      text: talk(
        client(`"id":1,"method":"server/discover","params":{${modern()}}`),
        server('"id":1,"error":{"code":-32600,"message":"Server not initialized"}'),
        asks('2', '2025-11-25'),
        agrees('2', '2025-11-25', TOOLED),
        CONFIRMS,
      ),
      says: 'A client of both eras finds out that the server is an old one.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":0,"method":"ping"'),
        server('"id":0,"result":{}'),
        asks('1', '2025-06-18'),
        agrees('1', '2025-06-18', TOOLED),
        CONFIRMS,
        client('"id":2,"method":"tools/list"'),
      ),
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":57,"method":"tools/list"'),
        server('"id":57,"result":{"tools":[]}'),
        asks('58', '2025-06-18'),
        agrees('58', '2025-06-18', TOOLED),
      ),
      says: 'The log begins in the middle of an older session.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":4,"method":"tools/call","params":{"name":"query"}'),
        server('"id":4,"error":{"code":-32600,"message":"Database client not initialized"}'),
      ),
    },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: talk(LIST, TOOLS, asks('2', '2025-06-18'), agrees('2', '2025-06-18', TOOLED), CONFIRMS),
    },
    {
      revision: '2025-11-25',
      text: talk(LIST, server('"id":1,"error":{"code":-32600,"message":"Server not initialized"}')),
    },
    {
      revision: '2025-03-26',
      text: talk(
        client('"id":10,"method":⟦"tools/list"⟧'),
        server('"id":10,"error":{"code":-32602,"message":"Invalid request parameters","data":""}'),
      ),
      says: 'How some SDKs refuse what comes too early.',
    },
  ],
};
