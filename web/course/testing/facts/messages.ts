import { fact, type Fact } from './fact.ts';

/** Facts of the tutorials about single messages and batches: kinds, members, and errors. */
export const MESSAGES: readonly Fact[] = [
  // ---- Message kinds
  fact([1, 2, 4, 5], 'A message is a request, a notification, or a response, depending on its members', {
    'three-kinds': /No member says which kind it is: the members that are there do/u,
    'message-validator': /Which members a message has says what kind it is/u,
  }),
  fact([1, 2, 3, 4, 5], 'Every message has `"jsonrpc": "2.0"`, a text', {
    'three-kinds': /`"jsonrpc": "2\.0"`/u,
    'build-request': /`jsonrpc` is the text `"2\.0"`/u,
    'tutorial-mistakes': /`"2\.0"` is a text, with quotation marks/u,
  }),
  fact([2], 'Another value for `jsonrpc`, or another key for it, makes the message invalid', {
    errors: /`jsonrpc` says `"1\.0"`/u,
    'message-validator': /`"jsonrpc": "2\.0"`/u,
  }),
  fact([1, 2, 3, 4, 5], 'A request has a method and an id', {
    'three-kinds': /With `method` and `id` it is a request/u,
    'ask-for-tools': /an `id`, and a `method`/u,
  }),
  fact(
    [3],
    '`params` is optional if a method needs none',
    { 'tutorial-mistakes': /`params` may be left out/u, 'ask-for-tools': /`params` may be left out/u },
    'a request always has four keys',
  ),
  fact(
    [1, 2, 4, 5],
    '`params` is an object with named members, never an array',
    { 'tutorial-mistakes': /In MCP `params` is an object, always/u, errors: /positional parameters.*not in MCP/u },
    'an object or an array',
  ),
  fact([2], 'Method names are compared letter by letter', {
    'ask-for-tools': /letter for letter/u,
    handshake: /Servers go by the name/u,
  }),
  fact(
    [2],
    'The protocol defines the methods; a server adds tools, which are called with `tools/call`',
    { 'tutorial-mistakes': /Methods are those of the protocol/u, 'call-add': /All tools are called by one method/u },
    'positional calls of a method `add_numbers`',
  ),
  fact([1, 2, 4, 5], 'An id is a string or an integer', {
    'null-id': /an id is a text or a whole number/u,
    'message-validator': /ids are texts or integers/u,
  }),
  fact(
    [1, 5],
    'An id is never null',
    { 'null-id': /MCP forbids it/u, 'three-kinds': /`"id": null`.*MCP forbids it/su },
    'an id may be null, and null means a notification',
  ),
  fact([2], 'Fractions are not valid ids', { 'null-id': /whole number/u }, 'fractions are discouraged'),
  fact([1, 2, 4], 'A side uses an id once per session; in 2026-07-28 an id can be reused after its response', {
    'three-kinds': /MCP wants ids that are new in the session.*In 2026-07-28 an id may come again/su,
    'used-twice': /Within a session each side uses an id once/u,
    'request-builder': /An id is used once in a session/u,
  }),
  fact([2], 'A counter is a simple way to generate ids', { 'request-builder': /A counter that grows by one/u }),
  fact([1, 2, 3, 4, 5], 'A response has the id of its request, type included', {
    'text-id': /type included/u,
    'same-id': /An answer carries the id of its request, type included/u,
    'batch-manager': /the id says whose answer it is/u,
  }),
  fact([1, 2], 'Several requests can be open at once, and responses arrive in any order', {
    batches: /does not wait in between\. Answers find their way by `id`/u,
    'batch-gone': /requests may still run side by side/u,
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
      'content-as-text': /A result is an object/u,
      'parse-response': /an empty result is a result/u,
    },
    'a result can be any JSON value',
  ),
  fact([1, 2, 4, 5], 'An error is an object with an integer `code` and a `message`; `data` is optional', {
    'unknown-method': /a whole number as `code`, a short sentence as `message`, and `data`/u,
    'three-kinds': /`error` is an object, never just a text/u,
    'error-responses': /`data`/u,
  }),
  fact([2, 3, 5], 'Messages are sent as JSON text, written and parsed by a library', {
    'build-request': /what travels is text, made by a JSON library/u,
  }),
  fact(
    [1, 2, 4, 5],
    'JSON has no comments',
    {
      comments: /JSON has no comments/u,
      'bad-json': /JSON knows no comments/u,
      'tutorial-mistakes': /JSON has no comments/u,
    },
    'examples with `//` after members',
  ),
  fact([2, 4], 'Check a message before reading its members', {
    'server-handler': /Parse, check/u,
    'message-validator': /validator/u,
    'response-handler': /`is_valid_response` first/u,
  }),
  // ---- Notifications
  fact([1, 2, 4, 5], 'A message with a method and no id is a notification', {
    'three-kinds': /With `method` and no `id` it is a notification/u,
    cancel: /A notification has no `id`/u,
  }),
  fact([2, 4, 5], 'A notification never gets a response, not even an error', {
    'answered-notification': /A notification is never answered, not even with an error/u,
    'notification-dispatcher': /Nobody answers a notification/u,
  }),
  fact([2, 4], 'With an id, a notification would be a request', {
    progress: /With an `id` it is a request/u,
    'log-name': /With an `id` it is a request/u,
  }),
  fact([2], 'An unknown notification is ignored', {
    'notification-dispatcher': /what one does not know is passed over/u,
  }),
  fact(
    [2, 4],
    'The handshake ends with `notifications/initialized`',
    {
      'initialized-name': /Several tutorials write `initialized`; no revision of MCP ever had that name/u,
      handshake: /Names of notifications in MCP begin with `notifications\/`/u,
    },
    '`initialized`',
  ),
  fact(
    [2, 4, 5],
    'A server sends logs as `notifications/message`',
    {
      'log-name': /`logging\/message` of the tutorials never was a method/u,
      'tutorial-mistakes': /`notifications\/message`/u,
    },
    '`logging/message`, `notifications/log`',
  ),
  fact([2, 4, 5], 'A log message has a level, an optional `logger`, and `data` of any type', {
    'log-name': /What is logged stands in `data`, which may be a text or any other JSON/u,
    'long-work': /There are eight, from `debug` to `emergency`/u,
  }),
  fact([2, 4], 'A client sets the log level with `logging/setLevel`', {
    'log-level': /`debug`, `info`, `notice`, `warning`/u,
    'long-work': /least serious level of logs/u,
  }),
  fact([2, 4], 'Progress notifications use the token from the client, with a number that increases', {
    progress: /Progress goes to the token/u,
    'progress-back': /each count only grows/u,
    'long-work': /the client asks to be told how far it is/u,
  }),
  fact([2, 4], 'A request is cancelled with `notifications/cancelled` and its `requestId`', {
    cancel: /`notifications\/cancelled`/u,
    'long-work': /The notification says which request/u,
    'cancel-order': /gets no answer and no more news/u,
  }),
  fact([2, 4, 5], 'A server announces that a list has changed; the client requests it again', {
    'without-handshake': /the list is another one, not how it looks/u,
    listen: /tells of changes/u,
  }),
  fact([2, 5], 'Both sides send notifications and requests', {
    roots: /Servers ask, too/u,
    'sampling-order': /The ids of the two directions/u,
    cancel: /Either side may give up a request of its own/u,
  }),
  // ---- Errors
  fact([1, 2, 3, 4, 5], 'The five JSON-RPC error codes, and the meaning of each', {
    errors: /`-32700`.*`-32600`.*`-32601`.*`-32602`.*`-32603`/su,
    'error-responses': /`-32700`.*`-32600`.*`-32601`.*`-32602`/su,
  }),
  fact([2], 'The error code is chosen in this order: text, envelope, method, parameters', {
    errors: /The first «no» decides/u,
    'error-responses': /Parse, then envelope, then method, then params/u,
  }),
  fact(
    [2, 5],
    'A message that cannot be parsed has no id; JSON-RPC uses null for it, and MCP omits the member since 2025-11-25',
    { errors: /Since 2025-11-25 an error whose request could not be read leaves the `id` out/u },
    'the id is null',
  ),
  fact([2, 5], 'A message that is not JSON must not end the program', {
    'server-handler': /must not end the server/u,
    'bad-json': /parse error, `-32700`/u,
  }),
  fact(
    [2],
    'An unknown tool is `-32602`',
    {
      'unknown-tool': /The name of the tool is a parameter, so a wrong one is `-32602`/u,
      tools: /`-32001`, tool not found: A tutorial says so/u,
    },
    '`-32001`',
  ),
  fact(
    [2],
    'An unknown resource is `-32002`, and `-32602` since 2026-07-28',
    {
      'note-missing': /`-32002`.*Since 2026-07-28 it is `-32602`/u,
      'note-missing-now': /2026-07-28 gave up `-32002`/u,
    },
    '`-32003`',
  ),
  fact(
    [2, 4, 5],
    'There is no list of “MCP error codes” starting at `-32001`; custom codes are outside the reserved range',
    { errors: /Lists of «MCP error codes» in tutorials.*are made up/u },
    'a catalog of eight such codes',
  ),
  fact([2, 4, 5], 'The codes from `-32768` to `-32000` are reserved', {
    errors: /From `-32768` to `-32000` the numbers belong to JSON-RPC/u,
  }),
  fact([2, 4], 'A client decides by the code, not by the message', {
    'error-handling-client': /The code says what to do/u,
    errors: /For people there is `message`, for programs `data`/u,
  }),
  fact([2, 5], 'A failure inside the server is `-32603`', { 'database-down': /it answers `-32603`/u }),
  fact([2, 4, 5], 'An unknown method is `-32601`', {
    'no-method': /`-32601` is for the method/u,
    'unknown-method': /`-32601` is for methods a server does not have/u,
  }),
  // ---- Batches
  fact(
    [2, 4],
    'Batches exist in 2025-03-26 only',
    {
      batches: /2025-06-18 took it out again/u,
      'two-at-once': /2025-06-18 took batches out of MCP again/u,
      'batch-manager': /Batches came with 2025-03-26 and went with 2025-06-18/u,
    },
    'batches are part of MCP, without naming a revision',
  ),
  fact([2], 'In a batch, notifications get no response, and responses are matched by id', {
    batches: /match them by `id`, never by place/u,
    'batch-manager': /never the place/u,
  }),
  fact([2, 4], 'Without batches, requests can still run in parallel', {
    batches: /What batches were good for works without them/u,
  }),
];
