/** Examples: several messages, with and without their senders. */
import { groupOf } from './example.ts';

const client = (message: string): string => `{"from":"client","message":${message}}\n`;
const server = (message: string): string => `{"from":"server","message":${message}}\n`;
const META =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"reading-list","version":"2.0.0"},"io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}';
const INFO = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"library","version":"3.1.0"}}';
const hello = (version: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"${version}","capabilities":{},"clientInfo":{"name":"reading-list","version":"1.4.0"}}}`;
const welcome = (version: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"${version}","capabilities":{"tools":{},"logging":{},"resources":{"subscribe":true}},"serverInfo":{"name":"library","version":"3.1.0"}}}`;
const TOOLS = '"tools":[{"name":"find_book","inputSchema":{"type":"object","properties":{"title":{"type":"string"}}}}]';
const CALL = '"name":"find_book","arguments":{"title":"Momo"}';

/** “Sessions”. */
export const sessions = groupOf('Sessions', [
  [
    'handshake',
    'A handshake',
    'Two messages negotiate a revision, a third signals that the client is ready; then work begins.',
    client(hello('2025-11-25')) +
      server(welcome('2025-11-25')) +
      client('{"jsonrpc":"2.0","method":"notifications/initialized"}') +
      client('{"jsonrpc":"2.0","id":2,"method":"tools/list"}') +
      server(`{"jsonrpc":"2.0","id":2,"result":{${TOOLS}}}`) +
      client(`{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{${CALL}}}`) +
      server('{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"2 copies, one on loan"}]}}'),
  ],
  [
    'stateless',
    'No handshake',
    'In 2026-07-28 a client may start with any request, and queries the server’s properties with server/discover.',
    client(`{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{${META}}}`) +
      server(
        `{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"ttlMs":3600000,"cacheScope":"public",${INFO}}}`,
      ) +
      client(`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{${META},${CALL}}}`) +
      server(
        `{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","content":[{"type":"text","text":"2 copies, one on loan"}],${INFO}}}`,
      ),
  ],
  [
    'input-required',
    'A server that requests input',
    'Since 2026-07-28 a server requests input in a result, and the client repeats its request with that input.',
    client(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${META},"name":"lend_book","arguments":{"title":"Momo"}}}`,
    ) +
      server(
        `{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"card":{"method":"elicitation/create","params":{"mode":"form","message":"Which card?","requestedSchema":{"type":"object","properties":{"number":{"type":"string"}}}}}},"requestState":"lend-1",${INFO}}}`,
      ) +
      client(
        `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{${META},"name":"lend_book","arguments":{"title":"Momo"},"inputResponses":{"card":{"action":"accept","content":{"number":"77-1"}}},"requestState":"lend-1"}}`,
      ) +
      server(
        `{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","content":[{"type":"text","text":"Lent until Friday"}],${INFO}}}`,
      ),
  ],
  [
    'resources',
    'Watch a resource',
    'Read it, subscribe to it, and receive a notification when it changes.',
    '{"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"library://shelf/12"}}\n' +
      '{"jsonrpc":"2.0","id":4,"result":{"contents":[{"uri":"library://shelf/12","text":"41 books"}]}}\n' +
      '{"jsonrpc":"2.0","id":5,"method":"resources/subscribe","params":{"uri":"library://shelf/12"}}\n' +
      '{"jsonrpc":"2.0","id":5,"result":{}}\n' +
      '{"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"library://shelf/12"}}\n',
  ],
  [
    'mixed-log',
    'A log with other lines',
    'Lines without messages are skipped; the null id in the last line is reported.',
    'library 3.1.0 is listening\n' +
      `${hello('2025-06-18')}\n${welcome('2025-06-18')}\n` +
      '{"jsonrpc":"2.0","method":"notifications/initialized"}\n' +
      'counting shelf 12\n' +
      '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"41 books"}}\n' +
      '{"jsonrpc":"2.0","id":null,"method":"tools/list"}\n',
  ],
  [
    'markdown',
    'A bug report',
    'Code blocks in Markdown are parsed, the text around them is not.',
    '## tools/list never answers\n\nWe send\n\n```json\n{ "jsonrpc": "2.0", "id": 1, "method": "tools/List" }\n```\n\nand get\n\n```json\n{ "jsonrpc": "2.0", "id": 1, "error": { "code": -32601, "message": "Method not found" } }\n```\n',
  ],
]);
