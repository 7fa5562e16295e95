/** Examples: what goes wrong in tutorials about MCP, with a library of our own. */
import { groupOf } from './example.ts';

/** «From the tutorials», second half: what goes wrong there, and longer stretches. */
export const slips = groupOf('From the tutorials', [
  [
    't-annotated',
    'A message with notes',
    'The notes are comments, and JSON has none.',
    '{\n  "jsonrpc": "2.0", // always this\n  "id": "desk-42", // text or a whole number\n  // never null in MCP\n  "method": "tools/list",\n  "params": {} // nothing to say\n}\n',
  ],
  [
    't-hash',
    'A note behind a hash',
    'Python begins comments so, JSON does not.',
    '{\n  "jsonrpc": "2.0",\n  "method": "tools/call",\n  "params": { "name": "count_shelf" },\n  "id": 1  # an answer is due\n}\n',
  ],
  [
    't-elided',
    'Three dots',
    'The dots stand for something that is not there.',
    '{ "jsonrpc": "2.0", "method": "tools/call", "params": {...}, "id": 1 }\n',
  ],
  [
    't-shape',
    'A shape instead of a message',
    'What stands here describes the members; as a message, its params would be a text.',
    '{ "jsonrpc": "2.0", "method": "text", "params": "object or list", "id": "number or text" }\n',
    '2025-11-25',
  ],
  [
    't-error-shape',
    'The shape of an error',
    'As a message, its code would be a text.',
    '{ "jsonrpc": "2.0", "error": { "code": "whole number", "message": "text" }, "id": "number or text" }\n',
  ],
  ['t-lone', 'Nothing but the version', 'All messages have this member; none has it alone.', '{ "jsonrpc": "2.0" }\n'],
  [
    't-other',
    'A format of one’s own',
    'It could be understood, but it is no JSON-RPC.',
    '{ "type": "request", "version": "1.0", "command": "count_shelf", "request_id": "a-1" }\n',
  ],
  [
    't-logging',
    'logging/message',
    'Nobody knows this name; it is notifications/message.',
    '{\n  "jsonrpc": "2.0",\n  "method": "logging/message",\n  "params": { "level": "info", "logger": "scanner", "data": "Shelf 12 counted" }\n}\n',
    '2025-11-25',
  ],
  [
    't-log-short',
    'notifications/log',
    'Close, but the name is notifications/message.',
    '{ "jsonrpc": "2.0", "method": "notifications/log", "params": { "level": "info", "data": "Shelf 12 counted" } }\n',
    '2025-11-25',
  ],
  [
    't-progress-id',
    'Progress with an id',
    'With an id, somebody would have to answer.',
    '{ "jsonrpc": "2.0", "method": "notifications/progress", "params": { "progressToken": 1, "progress": 20 }, "id": 1 }\n',
    '2025-11-25',
  ],
  [
    't-old-version',
    'Version 1.0',
    'The version is "2.0", and nothing else.',
    '{ "jsonrpc": "1.0", "method": "tools/list", "id": 1 }\n',
  ],
  [
    't-hyphen',
    'json-rpc',
    'With a hyphen it is another member.',
    '{ "json-rpc": "2.0", "method": "tools/list", "id": 1 }\n',
  ],
  [
    't-null-error-id',
    'Whose error is this?',
    'Where the id cannot be read, MCP leaves it out from 2025-11-25 on; null is for plain JSON-RPC.',
    '{ "jsonrpc": "2.0", "error": { "code": -32603, "message": "Internal error", "data": {} }, "id": null }\n',
  ],
  [
    't-python-none',
    'An answer printed by Python',
    'None is null in JSON.',
    '{"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}, "id": None}\n',
  ],
  [
    't-code',
    'Program code',
    'request_id is a variable; a message has the value itself.',
    '{ "jsonrpc": "2.0", "method": "tools/call", "params": { "name": "count_shelf" }, "id": request_id }\n',
  ],
  [
    't-cut',
    'A page that ends too early',
    'The closing brackets are missing.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "content": [{ "type": "text", "text": "There is no shelf 120." }],\n    "isError": true\n',
  ],
  [
    't-version',
    'Version 0.1.0',
    'No revision has this name, so the server offers another one or the session ends.',
    '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "initialize",\n  "params": {\n    "protocolVersion": "0.1.0",\n    "capabilities": { "roots": {} },\n    "clientInfo": { "name": "reading-list", "version": "1.4.0" }\n  }\n}\n',
    '2025-11-25',
  ],
  [
    't-batch',
    'A batch of requests',
    'JSON-RPC and 2025-03-26 allow it; 2025-06-18 took it away.',
    '[\n  { "jsonrpc": "2.0", "method": "tools/list", "id": 1 },\n  { "jsonrpc": "2.0", "method": "resources/list", "id": 2 },\n  { "jsonrpc": "2.0", "method": "prompts/list", "id": 3 }\n]\n',
    '2025-03-26',
  ],
  [
    't-batch-answers',
    'A batch of answers',
    'The answers may come in any order; the ids tell which is which.',
    '[\n  { "jsonrpc": "2.0", "result": { "prompts": [] }, "id": 3 },\n  { "jsonrpc": "2.0", "result": { "tools": [] }, "id": 1 }\n]\n',
    '2025-03-26',
  ],
  [
    't-batch-mixed',
    'A request and a notification',
    'Only the request is answered; notifications/log is a name that nobody has.',
    '[\n  { "jsonrpc": "2.0", "method": "tools/call", "params": { "name": "count_shelf" }, "id": 1 },\n  { "jsonrpc": "2.0", "method": "notifications/log", "params": { "message": "sent" } }\n]\n',
    '2025-03-26',
  ],
]);
