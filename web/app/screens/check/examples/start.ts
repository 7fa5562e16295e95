/** Examples: one right message of each kind. */
import { groupOf } from './example.ts';

/** «Start here». */
export const start = groupOf('Start here', [
  [
    'request',
    'A request',
    'A client asks a server to run a tool; the id ties the answer to it.',
    `{
  "jsonrpc": "2.0",
  "id": 7,
  "method": "tools/call",
  "params": {
    "name": "find_book",
    "arguments": { "title": "Dune" }
  }
}
`,
  ],
  [
    'response',
    'A response',
    'The answer repeats the id of the request and has a result.',
    `{
  "jsonrpc": "2.0",
  "id": 7,
  "result": {
    "content": [{ "type": "text", "text": "2 copies, one on loan" }],
    "isError": false
  }
}
`,
  ],
  [
    'notification',
    'A notification',
    'It has no id, so nobody answers it.',
    `{
  "jsonrpc": "2.0",
  "method": "notifications/progress",
  "params": { "progressToken": "scan-1", "progress": 40, "total": 100 }
}
`,
  ],
  [
    'error',
    'An error',
    'A failure has an error instead of a result, with a number for programs and a sentence for people.',
    `{
  "jsonrpc": "2.0",
  "id": 7,
  "error": {
    "code": -32602,
    "message": "Unknown tool: find_bok",
    "data": { "known": ["find_book", "lend_book"] }
  }
}
`,
  ],
  [
    'stateless-request',
    'A request of 2026-07-28',
    'There is no handshake any more, so each request says who asks and what the client can do.',
    `{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "tools/list",
  "params": {
    "_meta": {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { "name": "reading-list", "version": "2.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {}
    }
  }
}
`,
  ],
  [
    'stateless-result',
    'A result of 2026-07-28',
    'Each result says what type it is and which server sends it.',
    `{
  "jsonrpc": "2.0",
  "id": 1,
  "result": {
    "resultType": "complete",
    "tools": [{ "name": "find_book", "inputSchema": { "type": "object" } }],
    "ttlMs": 60000,
    "cacheScope": "public",
    "_meta": {
      "io.modelcontextprotocol/serverInfo": { "name": "library", "version": "3.1.0" }
    }
  }
}
`,
  ],
]);
