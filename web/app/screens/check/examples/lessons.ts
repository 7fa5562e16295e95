/** Examples: typical messages of tutorials about MCP, with a fictional library server. */
import { groupOf } from './example.ts';

/** “From the tutorials”, first half: single messages. */
export const lessons = groupOf('From the tutorials', [
  [
    't-list',
    'Request the tools',
    'The smallest request: method and id, no params.',
    '{ "jsonrpc": "2.0", "method": "tools/list", "id": 1 }\n',
  ],
  [
    't-list-text-id',
    'A string as id',
    'An id may be a string; the response repeats it as a string.',
    '{ "jsonrpc": "2.0", "method": "tools/list", "id": "desk-001" }\n',
  ],
  [
    't-tools',
    'A list of tools',
    'Each tool has a name, a description and an input schema.',
    `{
  "jsonrpc": "2.0",
  "id": "desk-001",
  "result": {
    "tools": [
      {
        "name": "find_book",
        "description": "Find a book by its title",
        "inputSchema": {
          "type": "object",
          "properties": { "title": { "type": "string" }, "limit": { "type": "number", "default": 5 } },
          "required": ["title"]
        }
      },
      {
        "name": "count_shelf",
        "description": "Count the books on a shelf",
        "inputSchema": { "type": "object", "properties": { "shelf": { "type": "integer" } } }
      }
    ]
  }
}
`,
  ],
  [
    't-call',
    'Call a tool',
    'params contains the tool’s name and its arguments.',
    '{\n  "jsonrpc": "2.0",\n  "method": "tools/call",\n  "params": { "name": "count_shelf", "arguments": { "shelf": 12 } },\n  "id": 2\n}\n',
  ],
  [
    't-call-deep',
    'Call a tool with nested arguments',
    'Arguments may contain arrays and objects of any depth.',
    `{
  "jsonrpc": "2.0",
  "id": 10,
  "method": "tools/call",
  "params": {
    "name": "remind_reader",
    "arguments": {
      "to": "reader@library.example",
      "subject": "Due on Friday",
      "books": [{ "title": "Solaris", "due": "2026-05-08" }, { "title": "Momo", "due": null }]
    }
  }
}
`,
  ],
  [
    't-result',
    'A tool result',
    'The output of a tool is an array of content blocks.',
    '{\n  "jsonrpc": "2.0",\n  "id": 2,\n  "result": { "content": [{ "type": "text", "text": "41 books:\\n38 on the shelf\\n3 on loan" }] }\n}\n',
  ],
  [
    't-tool-error',
    'A tool error',
    'A tool failure is a result with isError, so that the model can read it.',
    '{\n  "jsonrpc": "2.0",\n  "id": 2,\n  "result": {\n    "content": [{ "type": "text", "text": "There is no shelf 120." }],\n    "isError": true\n  }\n}\n',
  ],
  [
    't-read',
    'Read a resource',
    'The URI identifies the resource.',
    '{ "jsonrpc": "2.0", "method": "resources/read", "params": { "uri": "library://shelf/12" }, "id": 3 }\n',
  ],
  [
    't-contents',
    'The contents of a resource',
    'The contents repeat the URI and include the MIME type.',
    '{\n  "jsonrpc": "2.0",\n  "id": 3,\n  "result": {\n    "contents": [\n      { "uri": "library://shelf/12", "mimeType": "application/json", "text": "{\\"room\\": \\"north\\", \\"books\\": 41}" }\n    ]\n  }\n}\n',
  ],
  [
    't-no-method',
    'Method not found',
    '-32601: the server does not have the method; data may contain details.',
    '{\n  "jsonrpc": "2.0",\n  "id": 5,\n  "error": {\n    "code": -32601,\n    "message": "Method not found",\n    "data": { "method": "shelves/list", "known": ["tools/list", "tools/call"] }\n  }\n}\n',
  ],
  [
    't-invalid-params',
    'Invalid params',
    '-32602: the method exists, but its parameters are invalid.',
    '{\n  "jsonrpc": "2.0",\n  "id": 6,\n  "error": {\n    "code": -32602,\n    "message": "Invalid params",\n    "data": { "errors": [{ "path": ["arguments", "title"], "message": "The title is missing" }] }\n  }\n}\n',
  ],
  [
    't-own-code',
    'A custom error code',
    '-32002 is used for a failed tool; since 2026-07-28 this code must not be sent.',
    '{\n  "jsonrpc": "2.0",\n  "id": 10,\n  "error": { "code": -32002, "message": "Tool failed", "data": { "tool": "count_shelf", "reason": "Scanner offline" } }\n}\n',
    '2026-07-28',
  ],
  [
    't-progress',
    'Progress',
    'The token identifies the request that this progress belongs to.',
    '{ "jsonrpc": "2.0", "method": "notifications/progress", "params": { "progressToken": "count-12", "progress": 20, "total": 41 } }\n',
  ],
  [
    't-log',
    'A log message',
    'The correct name is notifications/message.',
    '{ "jsonrpc": "2.0", "method": "notifications/message", "params": { "level": "info", "logger": "scanner", "data": "Shelf 12 counted" } }\n',
  ],
  [
    't-updated',
    'A changed resource',
    'Sent to clients that subscribed to the resource.',
    '{ "jsonrpc": "2.0", "method": "notifications/resources/updated", "params": { "uri": "library://shelf/12" } }\n',
  ],
  [
    't-changed',
    'A changed list of tools',
    'A notification needs no params.',
    '{ "jsonrpc": "2.0", "method": "notifications/tools/list_changed" }\n',
  ],
  [
    't-cancelled',
    'Cancel a request',
    'params contains the request’s id; the notification itself has no id.',
    '{ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": { "requestId": 5 } }\n',
  ],
  [
    't-positions',
    'Parameters by position',
    'Valid in JSON-RPC, invalid in MCP, where params must be an object.',
    '{ "jsonrpc": "2.0", "method": "shelve", "params": [12, "Momo"], "id": 4 }\n',
    '2025-11-25',
  ],
  [
    't-names',
    'Parameters by name',
    'Valid in JSON-RPC; in MCP the method does not exist.',
    '{ "jsonrpc": "2.0", "method": "shelve", "params": { "shelf": 12, "title": "Momo" }, "id": 3 }\n',
    '2025-11-25',
  ],
  [
    't-plain-notification',
    'A notification of plain JSON-RPC',
    'An array of numbers without an id: valid there, but not in MCP.',
    '{ "jsonrpc": "2.0", "method": "counted", "params": [38, 3, 41] }\n',
    '2025-11-25',
  ],
  [
    't-number-result',
    'A number as result',
    'Valid in JSON-RPC, invalid in MCP, where a result must be an object.',
    '{ "jsonrpc": "2.0", "result": 41, "id": 1 }\n',
  ],
  [
    't-sum-result',
    'A result without content',
    'The envelope is valid, but a tools/call result requires content.',
    '{ "jsonrpc": "2.0", "id": 1, "result": { "books": 41 } }\n',
  ],
]);
