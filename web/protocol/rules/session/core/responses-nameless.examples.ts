/** Examples of the rule about answers without an id. */
import type { SessionExample } from '../define.ts';
import { client, server, talk } from '../../../testing/talk.ts';
import { markedServer } from './examples.ts';

const NOT_FOUND = '"error":{"code":-32601,"message":"Method not found"}';
const BOOM = '"error":{"code":-32603,"message":"boom"}';
const CHANGED = client('"method":"notifications/roots/list_changed"');
const LIST = client('"id":7,"method":"tools/list"');
const TOOLS = server('"id":7,"result":{"tools":[]}');

/** Right and wrong ones. */
export const responsesNamelessExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-11-25', text: talk(CHANGED, LIST, TOOLS) },
    {
      revision: '2025-11-25',
      text: talk(LIST, server('"error":{"code":-32700,"message":"Parse error"}'), TOOLS),
      says: 'Something else was unreadable.',
    },
    {
      revision: '2025-11-25',
      text: talk(CHANGED, server('"error":{"code":-32600,"message":"Bad Request: session id required"}')),
      says: 'The body of an HTTP error, which may come for a notification too.',
    },
    { revision: '2025-11-25', text: talk(LIST, server(BOOM), TOOLS), says: 'The request was answered after all.' },
  ],
  bad: [
    { revision: '2025-11-25', text: talk(LIST, markedServer(`"id":null,${BOOM}`)), says: 'One finding, not two.' },
    { revision: '2025-06-18', text: talk(CHANGED, markedServer(NOT_FOUND)) },
    { revision: '2025-11-25', text: talk(CHANGED, markedServer(NOT_FOUND)) },
    {
      revision: 'jsonrpc-2.0',
      text: talk(client('"method":"update","params":[1]'), markedServer(`"id":null,${NOT_FOUND}`)),
    },
    { revision: '2025-11-25', text: talk(LIST, markedServer(BOOM)) },
  ],
};
