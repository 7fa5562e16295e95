/** Examples: what goes wrong in tutorials about MCP, with a fictional library server. */
import { groupOf } from './example.ts';

/** “From the tutorials”, second half: mistakes, and longer excerpts. */
export const commonMistakes = groupOf('From the tutorials', [
  [
    't-annotated',
    'A message with comments',
    'JSON has no comments.',
    '{\n  "jsonrpc": "2.0", // always this\n  "id": "desk-42", // a string or an integer\n  // never null in MCP\n  "method": "tools/list",\n  "params": {} // nothing to say\n}\n',
  ],
  [
    't-hash',
    'A comment after a hash',
    'Python starts comments with a hash, but JSON has no comments.',
    '{\n  "jsonrpc": "2.0",\n  "method": "tools/call",\n  "params": { "name": "count_shelf" },\n  "id": 1  # an answer is due\n}\n',
  ],
  [
    't-elided',
    'Three dots',
    'The dots are a placeholder for omitted content.',
    '{ "jsonrpc": "2.0", "method": "tools/call", "params": {...}, "id": 1 }\n',
  ],
  [
    't-shape',
    'A message template',
    'The values describe the members; in a real message, params must not be a string.',
    '{ "jsonrpc": "2.0", "method": "text", "params": "object or list", "id": "number or text" }\n',
    '2025-11-25',
  ],
  [
    't-error-shape',
    'An error template',
    'In a real message, code must be an integer, not a string.',
    '{ "jsonrpc": "2.0", "error": { "code": "integer", "message": "text" }, "id": "number or text" }\n',
  ],
  [
    't-lone',
    'Only the version',
    'All messages have this member, but no message consists of it alone.',
    '{ "jsonrpc": "2.0" }\n',
  ],
  [
    't-other',
    'A custom format',
    'The meaning is clear, but it is not JSON-RPC.',
    '{ "type": "request", "version": "1.0", "command": "count_shelf", "request_id": "a-1" }\n',
  ],
  [
    't-logging',
    'logging/message',
    'This method does not exist; the correct name is notifications/message.',
    '{\n  "jsonrpc": "2.0",\n  "method": "logging/message",\n  "params": { "level": "info", "logger": "scanner", "data": "Shelf 12 counted" }\n}\n',
    '2025-11-25',
  ],
  [
    't-log-short',
    'notifications/log',
    'Almost right: the correct name is notifications/message.',
    '{ "jsonrpc": "2.0", "method": "notifications/log", "params": { "level": "info", "data": "Shelf 12 counted" } }\n',
    '2025-11-25',
  ],
  [
    't-progress-id',
    'Progress with an id',
    'With an id it is a request, so the receiver would have to respond.',
    '{ "jsonrpc": "2.0", "method": "notifications/progress", "params": { "progressToken": 1, "progress": 20 }, "id": 1 }\n',
    '2025-11-25',
  ],
  [
    't-old-version',
    'Version 1.0',
    'The only valid version is "2.0".',
    '{ "jsonrpc": "1.0", "method": "tools/list", "id": 1 }\n',
  ],
  [
    't-hyphen',
    'json-rpc',
    'With a hyphen it is a different member.',
    '{ "json-rpc": "2.0", "method": "tools/list", "id": 1 }\n',
  ],
  [
    't-null-error-id',
    'An error for an unreadable request',
    'If the request id cannot be read, MCP omits it since 2025-11-25; plain JSON-RPC uses null.',
    '{ "jsonrpc": "2.0", "error": { "code": -32603, "message": "Internal error", "data": {} }, "id": null }\n',
  ],
  [
    't-python-none',
    'A response printed by Python',
    'Python’s None is null in JSON.',
    '{"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}, "id": None}\n',
  ],
  [
    't-code',
    'Program code',
    'request_id is a variable name; a message contains the value itself.',
    '{ "jsonrpc": "2.0", "method": "tools/call", "params": { "name": "count_shelf" }, "id": request_id }\n',
  ],
  [
    't-cut',
    'A truncated message',
    'The closing brackets are missing.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "content": [{ "type": "text", "text": "There is no shelf 120." }],\n    "isError": true\n',
  ],
  [
    't-version',
    'Version 0.1.0',
    'This revision does not exist, so the server proposes another one or the client disconnects.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "initialize",\n  "params": {\n    "protocolVersion": "0.1.0",\n    "capabilities": { "roots": {} },\n    "clientInfo": { "name": "reading-list", "version": "1.4.0" }\n  }\n}\n',
    '2025-11-25',
  ],
  [
    't-batch',
    'A batch of requests',
    'JSON-RPC and 2025-03-26 allow batches; 2025-06-18 removed them.',
    '[\n  { "jsonrpc": "2.0", "method": "tools/list", "id": 1 },\n  { "jsonrpc": "2.0", "method": "resources/list", "id": 2 },\n  { "jsonrpc": "2.0", "method": "prompts/list", "id": 3 }\n]\n',
    '2025-03-26',
  ],
  [
    't-batch-answers',
    'A batch of responses',
    'The responses may be in any order; the ids match them to the requests.',
    '[\n  { "jsonrpc": "2.0", "result": { "prompts": [] }, "id": 3 },\n  { "jsonrpc": "2.0", "result": { "tools": [] }, "id": 1 }\n]\n',
    '2025-03-26',
  ],
  [
    't-batch-mixed',
    'A request and a notification',
    'Only the request gets a response; the method notifications/log does not exist.',
    '[\n  { "jsonrpc": "2.0", "method": "tools/call", "params": { "name": "count_shelf" }, "id": 1 },\n  { "jsonrpc": "2.0", "method": "notifications/log", "params": { "message": "sent" } }\n]\n',
    '2025-03-26',
  ],
]);
