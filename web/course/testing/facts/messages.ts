import { fact, type Fact } from './fact.ts';

/** Facts of the tutorials about single messages and batches: kinds, members, and errors. */
export const MESSAGES: readonly Fact[] = [
  // ---- Message kinds
  fact([1, 2, 4, 5], 'A message is a request, a notification, or a response, depending on its members', {
    'three-kinds': /No single member names its kind; the combination of members does/u,
    'message-validator': /The kind of a message depends on which members it has/u,
  }),
  fact([1, 2, 3, 4, 5], 'Every message has `"jsonrpc": "2.0"`, a string', {
    'three-kinds': /`"jsonrpc": "2\.0"`/u,
    'build-request': /`jsonrpc` is the string `"2\.0"`/u,
    'tutorial-mistakes': /`"2\.0"` must be a string, with quotation marks/u,
  }),
  fact([2], 'Another value for `jsonrpc`, or another key for it, makes the message invalid', {
    errors: /`jsonrpc` is `"1\.0"`/u,
    'message-validator': /`"jsonrpc": "2\.0"`/u,
  }),
  fact([1, 2, 3, 4, 5], 'A request has a method and an id', {
    'three-kinds': /A message with `method` and `id` is a request/u,
    'ask-for-tools': /an `id`, and a `method`/u,
  }),
  fact(
    [3],
    '`params` is optional if a method needs none',
    {
      'tutorial-mistakes': /`params` can be omitted/u,
      'ask-for-tools': /`params` may be omitted if there are no parameters/u,
    },
    'a request always has four keys',
  ),
  fact(
    [1, 2, 4, 5],
    '`params` is an object with named members, never an array',
    {
      'tutorial-mistakes': /In MCP `params` is always an object/u,
      errors: /positional parameters.*not allowed in MCP/u,
    },
    'an object or an array',
  ),
  fact([2], 'Method names are compared letter by letter', {
    'ask-for-tools': /letter for letter/u,
    handshake: /Servers compare the exact name/u,
  }),
  fact(
    [2],
    'The protocol defines the methods; a server adds tools, which are called with `tools/call`',
    {
      'tutorial-mistakes': /The protocol defines the methods/u,
      'call-add': /`tools\/call` is the method for all tools/u,
    },
    'positional calls of a method `add_numbers`',
  ),
  fact([1, 2, 4, 5], 'An id is a string or an integer', {
    'null-id': /an id must be a string or an integer/u,
    'message-validator': /An id is a string or an integer and never null/u,
  }),
  fact(
    [1, 5],
    'An id is never null',
    { 'null-id': /MCP forbids it/u, 'three-kinds': /`"id": null`.*MCP forbids it/su },
    'an id may be null, and null means a notification',
  ),
  fact(
    [2],
    'Fractions are not valid ids',
    { 'null-id': /A number as an id must be an integer/u },
    'fractions are discouraged',
  ),
  fact([1, 2, 4], 'A side uses an id once per session; in 2026-07-28 an id can be reused after its response', {
    'three-kinds': /MCP requires ids that are new in the session.*In 2026-07-28 an id can be reused/su,
    'used-twice': /In a session each side uses an id only once/u,
    'request-builder': /A side uses each id once per session/u,
  }),
  fact([2], 'A counter is a simple way to generate ids', { 'request-builder': /A counter that grows by one/u }),
  fact([1, 2, 3, 4, 5], 'A response has the id of its request, type included', {
    'text-id': /type included/u,
    'same-id': /A response has the id of its request, type included/u,
    'batch-manager': /the id shows which request a response belongs to/u,
  }),
  fact([1, 2], 'Several requests can be open at once, and responses arrive in any order', {
    batches: /without waiting\. Each response refers to its request by `id`/u,
    'batch-gone': /Several requests may still be open at the same time/u,
  }),
  fact([1, 2, 3, 4], 'A response has a result or an error, never both', {
    'both-members': /either `result` or `error`, never both/u,
    'parse-response': /a result or an error, never both/u,
    'response-handler': /exactly one of/u,
  }),
  fact(
    [1, 2],
    'In MCP a result is an object, which may be empty',
    {
      'same-id': /empty object/u,
      'content-as-text': /A result must be an object/u,
      'parse-response': /An empty result is still a result/u,
    },
    'a result can be any JSON value',
  ),
  fact([1, 2, 4, 5], 'An error is an object with an integer `code` and a `message`; `data` is optional', {
    'unknown-method': /an integer as `code`, a short sentence as `message`, and optional `data`/u,
    'three-kinds': /`error` is always an object, never just a string/u,
    'error-responses': /`data`/u,
  }),
  fact([2, 3, 5], 'Messages are sent as JSON text, written and parsed by a library', {
    'build-request': /the message is sent as a string that a JSON library serialized/u,
  }),
  fact(
    [1, 2, 4, 5],
    'JSON has no comments',
    {
      comments: /JSON has no comments/u,
      'bad-json': /JSON has no comments\. Invalid JSON is a parse error/u,
      'tutorial-mistakes': /JSON has no comments/u,
    },
    'examples with `//` after members',
  ),
  fact([2, 4], 'Check a message before reading its members', {
    'server-handler': /Parse, validate/u,
    'message-validator': /validator/u,
    'response-handler': /`is_valid_response` first/u,
  }),
  // ---- Notifications
  fact([1, 2, 4, 5], 'A message with a method and no id is a notification', {
    'three-kinds': /A message with `method` and no `id` is a notification/u,
    cancel: /A notification has no `id`/u,
  }),
  fact([2, 4, 5], 'A notification never gets a response, not even an error', {
    'answered-notification': /A notification never gets a response, not even an error/u,
    'notification-dispatcher': /A notification never gets a response, not even an error/u,
  }),
  fact([2, 4], 'With an id, a notification would be a request', {
    progress: /With an `id` this is a request/u,
    'log-name': /With an `id` this is a request/u,
  }),
  fact([2], 'An unknown notification is ignored', {
    'notification-dispatcher': /ignores the notifications that it does not know/u,
  }),
  fact(
    [2, 4],
    'The handshake ends with `notifications/initialized`',
    {
      'initialized-name': /Several tutorials write `initialized`, but no revision of MCP has that name/u,
      handshake: /Notification names in MCP begin with `notifications\/`/u,
    },
    '`initialized`',
  ),
  fact(
    [2, 4, 5],
    'A server sends logs as `notifications/message`',
    {
      'log-name': /no revision has the method `logging\/message` from tutorials/u,
      'tutorial-mistakes': /`notifications\/message`/u,
    },
    '`logging/message`, `notifications/log`',
  ),
  fact([2, 4, 5], 'A log message has a level, an optional `logger`, and `data` of any type', {
    'log-name': /The logged value is in `data`, which may be a string or any other JSON/u,
    'long-work': /There are eight levels, from `debug` to `emergency`/u,
  }),
  fact([2, 4], 'A client sets the log level with `logging/setLevel`', {
    'log-level': /`debug`, `info`, `notice`, `warning`/u,
    'long-work': /lowest severity of the log messages/u,
  }),
  fact([2, 4], 'Progress notifications use the token from the client, with a number that increases', {
    progress: /A progress notification needs the token from the client.*`progress` is a number that increases/u,
    'progress-back': /Each token has its own progress, and it must increase/u,
    'long-work': /the client requests progress notifications/u,
  }),
  fact([2, 4], 'A request is cancelled with `notifications/cancelled` and its `requestId`', {
    cancel: /`notifications\/cancelled`/u,
    'long-work': /The `requestId` in `params` identifies the request to cancel/u,
    'cancel-order': /After a cancellation the server should send no response and no more progress notifications/u,
  }),
  fact([2, 4, 5], 'A server announces that a list has changed; the client requests it again', {
    'without-handshake': /only announces that the list has changed/u,
    listen: /announces changes only on the stream of a `subscriptions\/listen` request/u,
  }),
  fact([2, 5], 'Both sides send notifications and requests', {
    roots: /Servers send requests, too/u,
    'sampling-order': /The ids of the two directions/u,
    cancel: /Either side may cancel its own requests/u,
  }),
  // ---- Errors
  fact([1, 2, 3, 4, 5], 'The five JSON-RPC error codes, and the meaning of each', {
    errors: /`-32700`.*`-32600`.*`-32601`.*`-32602`.*`-32603`/su,
    'error-responses': /`-32700`.*`-32600`.*`-32601`.*`-32602`/su,
  }),
  fact([2], 'The error code is chosen in this order: JSON, envelope, method, parameters', {
    errors: /The first “no” decides/u,
    'error-responses': /JSON first, then the envelope, then the method, then the params/u,
  }),
  fact(
    [2, 5],
    'A message that cannot be parsed has no id; JSON-RPC uses null for it, and MCP omits the member since 2025-11-25',
    { errors: /Since 2025-11-25 an error omits the `id` if the server could not read/u },
    'the id is null',
  ),
  fact([2, 5], 'A message that is not JSON must not end the program', {
    'server-handler': /must not crash the server/u,
    'bad-json': /parse error, `-32700`/u,
  }),
  fact(
    [2],
    'An unknown tool is `-32602`',
    {
      'unknown-tool': /The name of the tool is a parameter, so an unknown name is an invalid parameter: `-32602`/u,
      tools: /`-32001`, tool not found: A tutorial claims that/u,
    },
    '`-32001`',
  ),
  fact(
    [2],
    'An unknown resource is `-32002`, and `-32602` since 2026-07-28',
    {
      'note-missing': /`-32002`.*Since 2026-07-28 the code is `-32602`/u,
      'note-missing-now': /2026-07-28 removed `-32002`.*`-32602`/u,
    },
    '`-32003`',
  ),
  fact(
    [2, 4, 5],
    'There is no list of “MCP error codes” starting at `-32001`; custom codes are outside the reserved range',
    { errors: /Tutorials have lists of “MCP error codes”.*are made up/u },
    'a catalog of eight such codes',
  ),
  fact([2, 4, 5], 'The codes from `-32768` to `-32000` are reserved', {
    errors: /JSON-RPC reserves the codes from `-32768` to `-32000`/u,
  }),
  fact([2, 4], 'A client decides by the code, not by the message', {
    'error-handling-client': /The code decides what to do/u,
    errors: /`message` is for people, and `data` is for programs/u,
  }),
  fact([2, 5], 'A failure inside the server is `-32603`', {
    'database-down': /If the server itself fails, it returns `-32603`/u,
  }),
  fact([2, 4, 5], 'An unknown method is `-32601`', {
    'no-method': /`-32601` is for methods that a server does not have/u,
    'unknown-method': /`-32601` is for methods that a server does not have/u,
  }),
  // ---- Batches
  fact(
    [2, 4],
    'Batches exist in 2025-03-26 only',
    {
      batches: /2025-06-18 removed them/u,
      'two-at-once': /2025-06-18 removed batches from MCP/u,
      'batch-manager': /Batches were added in 2025-03-26 and removed in 2025-06-18/u,
    },
    'batches are part of MCP, without naming a revision',
  ),
  fact([2], 'In a batch, notifications get no response, and responses are matched by id', {
    batches: /match them by `id`, never by position/u,
    'batch-manager': /its position does not/u,
  }),
  fact([2, 4], 'Without batches, requests can still run in parallel', {
    batches: /A client does not need batches to save time/u,
  }),
];
