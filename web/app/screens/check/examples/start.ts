/** Examples: one valid message of each kind. */
import { groupOf } from './example.ts';

/** “Start here”. */
export const start = groupOf('Start here', [
  [
    'request',
    'A request',
    'A client requests a tool call from a server; the id matches the response to it.',
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
    'The response repeats the id of the request and has a result.',
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
    'It has no id, so it gets no response.',
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
    'A failed request has an error instead of a result, with a code for programs and a message for people.',
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
    'There is no handshake, so each request identifies its client and its capabilities.',
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
    'Each result includes its type and identifies its server.',
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
