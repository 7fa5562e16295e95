/** Examples: mistakes that real programs make. */
import { groupOf } from './example.ts';

/** «Classic mistakes». */
export const mistakes = groupOf('Classic mistakes', [
  [
    'null-id',
    'A null id',
    'A request with the id null can never be answered.',
    '{ "jsonrpc": "2.0", "id": null, "method": "tools/list" }\n',
  ],
  [
    'notification-with-id',
    'A notification with an id',
    'An id turns a notification into a request that nobody answers.',
    '{ "jsonrpc": "2.0", "id": 2, "method": "notifications/initialized" }\n',
    '2025-11-25',
  ],
  [
    'initialized',
    'initialized',
    'The notification is called notifications/initialized.',
    '{ "jsonrpc": "2.0", "method": "initialized" }\n',
  ],
  [
    'missing-id',
    'A request without an id',
    'Without an id, tools/list is a notification and stays unanswered.',
    '{ "jsonrpc": "2.0", "method": "tools/list" }\n',
  ],
  [
    'fractional-id',
    'A fraction as id',
    'An id is a string or a whole number.',
    '{ "jsonrpc": "2.0", "id": 1.5, "method": "tools/list" }\n',
  ],
  [
    'missing-version',
    'No jsonrpc member',
    'Every message says "jsonrpc": "2.0".',
    '{ "id": 1, "method": "tools/list" }\n',
  ],
  [
    'version-number',
    'jsonrpc as a number',
    'The version is the string "2.0", not a number.',
    '{ "jsonrpc": 2.0, "id": 1, "method": "tools/list" }\n',
  ],
  [
    'list-params',
    'params as a list',
    'MCP has no parameters by position; params is an object.',
    '{ "jsonrpc": "2.0", "id": 4, "method": "tools/list", "params": [] }\n',
  ],
  [
    'null-params',
    'params: null',
    'Leave params out instead of sending null.',
    '{ "jsonrpc": "2.0", "id": 4, "method": "tools/list", "params": null }\n',
  ],
  [
    'tool-case',
    'Capitals in a method',
    'Method names are matched letter by letter: tools/list.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "Tools/List" }\n',
  ],
  [
    'near-method',
    'A method that nobody has',
    'list_tools looks right, but the method is called tools/list.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "list_tools" }\n',
    '2025-11-25',
  ],
  [
    'method-too-new',
    'A method too new',
    'subscriptions/listen exists from 2026-07-28 on, not in 2025-06-18.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "subscriptions/listen", "params": {} }\n',
    '2025-06-18',
  ],
  [
    'method-too-old',
    'A method too old',
    'ping is gone in 2026-07-28.',
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
    'An error code is a number.',
    '{ "jsonrpc": "2.0", "id": 3, "error": { "code": "-32601", "message": "Method not found" } }\n',
  ],
  [
    'string-error',
    'A string as error',
    'An error is an object with code and message.',
    '{ "jsonrpc": "2.0", "id": 3, "error": "The shelf is locked" }\n',
  ],
  [
    'both',
    'result and error',
    'An answer has a result or an error, never both.',
    '{ "jsonrpc": "2.0", "id": 3, "result": { "content": [] }, "error": { "code": -32603, "message": "Late" } }\n',
  ],
  [
    'null-error',
    'error: null',
    'A success has no error member, not even null.',
    '{ "jsonrpc": "2.0", "id": 3, "result": { "tools": [] }, "error": null }\n',
  ],
  [
    'error-null-id',
    'An error with a null id',
    'JSON-RPC wants null when the id is unreadable; MCP forbids it.',
    '{ "jsonrpc": "2.0", "id": null, "error": { "code": -32700, "message": "Parse error" } }\n',
  ],
  [
    'bare-result',
    'A bare value as result',
    'In MCP a result is an object.',
    '{ "jsonrpc": "2.0", "id": 3, "result": "2 copies" }\n',
  ],
  [
    'batch-removed',
    'A batch',
    'Batches came with 2025-03-26 and went with 2025-06-18.',
    '[\n  { "jsonrpc": "2.0", "id": 1, "method": "tools/list" },\n  { "jsonrpc": "2.0", "id": 2, "method": "prompts/list" }\n]\n',
    '2025-06-18',
  ],
  [
    'no-meta',
    '2026-07-28 without _meta',
    'Each request carries version and capabilities in _meta.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {} }\n',
    '2026-07-28',
  ],
  [
    'no-result-type',
    'No resultType',
    'From 2026-07-28 on each result says its type.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "tools": [],\n    "ttlMs": 60000,\n    "cacheScope": "public",\n    "_meta": { "io.modelcontextprotocol/serverInfo": { "name": "library", "version": "3.1.0" } }\n  }\n}\n',
    '2026-07-28',
  ],
  [
    'retired-code',
    'A retired error code',
    '-32002 for a resource that is not there was replaced by -32602.',
    '{ "jsonrpc": "2.0", "id": 5, "error": { "code": -32002, "message": "Resource not found" } }\n',
    '2026-07-28',
  ],
  [
    'meta-key',
    'A name that _meta refuses',
    'A web address is no key for _meta; a reversed domain is.',
    '{ "jsonrpc": "2.0", "method": "notifications/tools/list_changed", "params": { "_meta": { "https://library.example/shelf": 4 } } }\n',
  ],
  [
    'comments',
    'Comments',
    'JSON has no comments; many parsers refuse the whole message.',
    '{\n  "jsonrpc": "2.0", // always\n  "id": 1,\n  "method": "tools/list" /* ask for tools */\n}\n',
  ],
  [
    'trailing-comma',
    'A comma too many',
    'No comma follows the last member.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "tools/list",\n}\n',
  ],
  [
    'python',
    'A printed Python dict',
    'Python prints single quotes, True and None; JSON wants double quotes, true and null.',
    "{'jsonrpc': '2.0', 'id': 8, 'method': 'tools/call', 'params': {'name': 'find_book', 'arguments': {'loaned': True, 'shelf': None}}}\n",
  ],
  [
    'duplicate',
    'A member twice',
    'JSON allows it, but each reader may take another one.',
    '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "id": 2 }\n',
    '2025-11-25',
  ],
  [
    'cut-off',
    'Cut off',
    'The end is missing, so nothing can be read for sure.',
    '{\n  "jsonrpc": "2.0",\n  "id": 7,\n  "result": {\n    "content": [{ "type": "text", "text": "2 copies" }]\n',
  ],
]);
