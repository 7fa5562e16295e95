/** Examples: mistakes that real programs make. */
import { groupOf } from './example.ts';

/** “Classic mistakes”. */
export const mistakes = groupOf('Classic mistakes', [
  [
    'null-id',
    'A null id',
    'A response to a request with a null id cannot be matched to it.',
    '{ "jsonrpc": "2.0", "id": null, "method": "tools/list" }\n',
  ],
  [
    'notification-with-id',
    'A notification with an id',
    'An id turns a notification into a request that never gets a response.',
    '{ "jsonrpc": "2.0", "id": 2, "method": "notifications/initialized" }\n',
    '2025-11-25',
  ],
  [
    'initialized',
    'initialized',
    'The correct name is notifications/initialized.',
    '{ "jsonrpc": "2.0", "method": "initialized" }\n',
  ],
  [
    'missing-id',
    'A request without an id',
    'Without an id, tools/list is a notification and gets no response.',
    '{ "jsonrpc": "2.0", "method": "tools/list" }\n',
  ],
  [
    'fractional-id',
    'A fraction as id',
    'An id must be a string or an integer.',
    '{ "jsonrpc": "2.0", "id": 1.5, "method": "tools/list" }\n',
  ],
  [
    'missing-version',
    'No jsonrpc member',
    'Every message must have "jsonrpc": "2.0".',
    '{ "id": 1, "method": "tools/list" }\n',
  ],
  [
    'version-number',
    'jsonrpc as a number',
    'The version must be the string "2.0", not a number.',
    '{ "jsonrpc": 2.0, "id": 1, "method": "tools/list" }\n',
  ],
  [
    'list-params',
    'params as an array',
    'MCP has no positional parameters; params must be an object.',
    '{ "jsonrpc": "2.0", "id": 4, "method": "tools/list", "params": [] }\n',
  ],
  [
    'null-params',
    'params: null',
    'Omit params instead of sending null.',
    '{ "jsonrpc": "2.0", "id": 4, "method": "tools/list", "params": null }\n',
  ],
  [
    'tool-case',
    'Uppercase letters in a method',
    'Method names are case-sensitive: tools/list.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "Tools/List" }\n',
  ],
  [
    'near-method',
    'An unknown method',
    'list_tools is plausible, but the correct name is tools/list.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "list_tools" }\n',
    '2025-11-25',
  ],
  [
    'method-too-new',
    'A method too new',
    'subscriptions/listen exists since 2026-07-28, but not in 2025-06-18.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "subscriptions/listen", "params": {} }\n',
    '2025-06-18',
  ],
  [
    'method-too-old',
    'A method too old',
    '2026-07-28 removed ping.',
    `{
  "jsonrpc": "2.0",
  "id": 9,
  "method": "ping",
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
    'string-code',
    'A quoted error code',
    'An error code must be an integer, not a string.',
    '{ "jsonrpc": "2.0", "id": 3, "error": { "code": "-32601", "message": "Method not found" } }\n',
  ],
  [
    'string-error',
    'A string as error',
    'An error must be an object with code and message.',
    '{ "jsonrpc": "2.0", "id": 3, "error": "The shelf is locked" }\n',
  ],
  [
    'both',
    'result and error',
    'A response must have either a result or an error, never both.',
    '{ "jsonrpc": "2.0", "id": 3, "result": { "content": [] }, "error": { "code": -32603, "message": "Late" } }\n',
  ],
  [
    'null-error',
    'error: null',
    'A successful response must not have an error member, not even null.',
    '{ "jsonrpc": "2.0", "id": 3, "result": { "tools": [] }, "error": null }\n',
  ],
  [
    'error-null-id',
    'An error with a null id',
    'JSON-RPC requires null if the id cannot be read; MCP forbids it.',
    '{ "jsonrpc": "2.0", "id": null, "error": { "code": -32700, "message": "Parse error" } }\n',
  ],
  [
    'bare-result',
    'A bare value as result',
    'In MCP a result must be an object.',
    '{ "jsonrpc": "2.0", "id": 3, "result": "2 copies" }\n',
  ],
  [
    'batch-removed',
    'A batch',
    '2025-03-26 added batches, and 2025-06-18 removed them.',
    '[\n  { "jsonrpc": "2.0", "id": 1, "method": "tools/list" },\n  { "jsonrpc": "2.0", "id": 2, "method": "prompts/list" }\n]\n',
    '2025-06-18',
  ],
  [
    'no-meta',
    '2026-07-28 without _meta',
    'Each request must include the version and the capabilities in _meta.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {} }\n',
    '2026-07-28',
  ],
  [
    'no-result-type',
    'No resultType',
    'Since 2026-07-28 each result must include its resultType.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "tools": [],\n    "ttlMs": 60000,\n    "cacheScope": "public",\n    "_meta": { "io.modelcontextprotocol/serverInfo": { "name": "library", "version": "3.1.0" } }\n  }\n}\n',
    '2026-07-28',
  ],
  [
    'retired-code',
    'A retired error code',
    'For an unknown resource, -32602 replaced -32002.',
    '{ "jsonrpc": "2.0", "id": 5, "error": { "code": -32002, "message": "Resource not found" } }\n',
    '2026-07-28',
  ],
  [
    'meta-key',
    'An invalid key in _meta',
    'A URL is not a valid key in _meta; a reversed domain prefix is.',
    '{ "jsonrpc": "2.0", "method": "notifications/tools/list_changed", "params": { "_meta": { "https://library.example/shelf": 4 } } }\n',
  ],
  [
    'comments',
    'Comments',
    'JSON has no comments; many parsers reject the whole message.',
    '{\n  "jsonrpc": "2.0", // always\n  "id": 1,\n  "method": "tools/list" /* ask for tools */\n}\n',
  ],
  [
    'trailing-comma',
    'A trailing comma',
    'JSON does not allow a comma after the last member.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "tools/list",\n}\n',
  ],
  [
    'python',
    'A printed Python dict',
    'Python prints single quotes, True and None; JSON requires double quotes, true and null.',
    "{'jsonrpc': '2.0', 'id': 8, 'method': 'tools/call', 'params': {'name': 'find_book', 'arguments': {'loaned': True, 'shelf': None}}}\n",
  ],
  [
    'duplicate',
    'A duplicate member',
    'Parsers accept it, but they may use different values.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "id": 2 }\n',
    '2025-11-25',
  ],
  [
    'cut-off',
    'Cut off',
    'The end is missing, so the message cannot be parsed reliably.',
    '{\n  "jsonrpc": "2.0",\n  "id": 7,\n  "result": {\n    "content": [{ "type": "text", "text": "2 copies" }]\n',
  ],
]);
