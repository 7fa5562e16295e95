/** Envelopes, ids, errors, methods, `_meta` and the members of single requests: everything known before the types. */
import type { RequirementRows } from './define.ts';
import { batchNote, foreignNote, namesNote, unknownNote } from './notes.ts';

/** The requirements of envelopes. */
export const envelope: RequirementRows = {
  'batch/duplicate-id': {
    says: 'The requests of a batch have different ids.',
    in: {
      '2025-03-26': ['MUST NOT', 'requests'],
      '2025-06-18': null,
    },
  },
  'batch/empty-array': {
    says: 'A batch has at least one item.',
    in: {
      'jsonrpc-2.0': ['MUST NOT', 'batch'],
      '2024-11-05': ['MUST NOT', 'batch', batchNote],
      '2025-03-26': ['MUST NOT', 'batch'],
      '2025-06-18': null,
    },
  },
  'batch/initialize-inside': {
    says: '`initialize` is never part of a batch.',
    in: {
      '2025-03-26': ['MUST NOT', 'basic/lifecycle#initialization'],
      '2025-06-18': null,
    },
  },
  'batch/mixed-kinds': {
    says: 'A batch contains either calls or responses, not both.',
    in: {
      '2025-03-26': ['MUST NOT', 'sending'],
      '2025-06-18': null,
    },
  },
  'batch/mixed-senders': {
    says: 'A batch contains messages of one side: what only clients send is never beside what only servers send.',
    in: {
      '2024-11-05': ['MUST', 'batch'],
      '2025-06-18': null,
    },
  },
  'batch/nested': {
    says: 'An item of a batch is a message, not another batch.',
    in: {
      'jsonrpc-2.0': ['MUST NOT', 'batch'],
      '2024-11-05': ['MUST NOT', 'batch', batchNote],
      '2025-03-26': ['MUST NOT', 'batch'],
      '2025-06-18': null,
    },
  },
  'batch/not-supported': {
    says: 'This revision does not mention batches.',
    reworded: { '2025-06-18': { says: 'A message is one object; batches are not accepted.' } },
    in: {
      '2024-11-05': ['INFO', 'errorType'],
      '2025-03-26': null,
      '2025-06-18': ['MUST NOT', 'changes'],
      '2025-11-25': ['MUST NOT', 'sending'],
    },
  },
  'cancellation/misspelled-method': {
    says: '`notifications/cancelled` is spelled with a double l.',
    in: { '2024-11-05': ['MUST', 'cancelling'] },
  },
  'capabilities/missing-capability-data': {
    says: 'The error -32021 has `data.requiredCapabilities`.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'capabilities/missing-capability-empty': {
    says: 'The error -32021 lists at least one capability.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'capabilities/missing-capability-shape': {
    says: '`data.requiredCapabilities` is an object like `capabilities`, not an array.',
    in: { '2026-07-28': ['MUST', 'schema#missingrequiredclientcapabilityerror'] },
  },
  'deprecated/include-context': {
    says: 'The values `thisServer` and `allServers` of `includeContext` are deprecated.',
    in: {
      '2025-11-25': [
        'SHOULD',
        'context',
        'The catalog lists it as INFO here and as SHOULD among the sampling requirements; the page states that servers SHOULD avoid both values.',
      ],
    },
  },
  'deprecated/log-level': {
    says: 'The log level in `_meta` is part of logging, which is deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'deprecated/log-message': {
    says: '`notifications/message` is part of logging, which is deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'deprecated/logging-capability': {
    says: 'The `logging` capability is deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'deprecated/roots': {
    says: 'Roots are deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'deprecated/roots-input-request': {
    says: 'Requests for roots are deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'deprecated/sampling': {
    says: 'Sampling is deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'deprecated/sampling-context-capability': {
    says: '`sampling.context` exists for deprecated values of `includeContext`.',
    in: { '2025-11-25': ['INFO', 'context'] },
  },
  'deprecated/sampling-input-request': {
    says: 'Requests for sampling are deprecated.',
    in: { '2026-07-28': ['INFO', 'deprecated'] },
  },
  'direction/change-notification-from-client': {
    says: 'Only servers send change notifications and log messages.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/tools#list-changed-notification'] },
    unreported:
      'The same fault is reported as `methods/client-sends-server-notification`, by the sender in the method table.',
  },
  'direction/feature-request-from-server': {
    says: 'Only the client sends requests for tools, resources, prompts and completion.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'callers'],
      '2026-07-28': ['MUST NOT', 'callers'],
    },
  },
  'envelope/duplicate-member': {
    says: 'An object has no duplicate member names.',
    scope: 'stdio',
    in: {
      'jsonrpc-2.0': ['SHOULD NOT', 'conventions'],
      '2024-11-05': null,
    },
  },
  'envelope/json-object': {
    says: 'A message is a JSON object.',
    in: { 'jsonrpc-2.0': ['MUST', 'messages'] },
  },
  'envelope/jsonrpc-missing': {
    says: 'A message has the member `jsonrpc`.',
    in: { 'jsonrpc-2.0': ['MUST', 'messages'] },
  },
  'envelope/jsonrpc-number': {
    says: '`jsonrpc` is a string, not the number 2.0.',
    in: { 'jsonrpc-2.0': ['MUST', 'messages'] },
  },
  'envelope/jsonrpc-version': {
    says: '`jsonrpc` is exactly `"2.0"`.',
    in: { 'jsonrpc-2.0': ['MUST', 'messages'] },
  },
  'envelope/member-case': {
    says: 'Member names are lower case: `method`, not `Method`.',
    in: { 'jsonrpc-2.0': ['SHOULD', 'conventions'] },
  },
  'envelope/mixed-kinds': {
    says: '`method` beside `result` or `error` makes a message both a call and a response.',
    in: {
      'jsonrpc-2.0': ['INFO', 'responses'],
      '2024-11-05': ['INFO', 'messages'],
    },
  },
  'envelope/unclassifiable': {
    says: 'A message has a `method`, a `result` or an `error`.',
    in: { 'jsonrpc-2.0': ['MUST', 'messages'] },
  },
  'envelope/unknown-member': {
    says: 'Members other than `jsonrpc`, `id`, `method`, `params`, `result` and `error` have no meaning.',
    in: { 'jsonrpc-2.0': ['INFO', 'messages'] },
  },
  'envelope/valid-json-text': {
    says: 'A message is valid JSON.',
    scope: 'stdio',
    in: { 'jsonrpc-2.0': ['MUST', 'conventions'] },
  },
  'errors/application-code': {
    says: 'Codes outside -32768 to -32000 are defined by the application.',
    in: { 'jsonrpc-2.0': ['INFO', 'codes'] },
  },
  'errors/code-fractional': {
    says: 'An error code is an integer.',
    in: { 'jsonrpc-2.0': ['MUST', 'errors'] },
  },
  'errors/code-message-clash': {
    says: 'The message of an error matches its standard code.',
    in: { 'jsonrpc-2.0': ['INFO', 'codes'] },
  },
  'errors/code-missing': {
    says: 'An error has a `code`.',
    in: { 'jsonrpc-2.0': ['MUST', 'errors'] },
  },
  'errors/code-type': {
    says: 'An error code is a number, not a string.',
    in: { 'jsonrpc-2.0': ['MUST', 'errors'] },
  },
  'errors/error-not-object': {
    says: '`error` is an object.',
    in: { 'jsonrpc-2.0': ['MUST', 'errors'] },
  },
  'errors/legacy-band': {
    says: 'New implementations do not use the codes -32000 to -32019.',
    in: { '2026-07-28': ['SHOULD NOT', 'codes'] },
  },
  'errors/mcp-band-undefined': {
    says: 'Of the codes -32020 to -32099, only those that MCP defines are sent.',
    in: { '2026-07-28': ['MUST NOT', 'codes'] },
  },
  'errors/message-concise': {
    says: 'The message of an error is one short sentence.',
    in: { 'jsonrpc-2.0': ['SHOULD', 'errorType'] },
  },
  'errors/message-missing': {
    says: 'An error has a `message`.',
    in: { 'jsonrpc-2.0': ['MUST', 'errors'] },
  },
  'errors/message-type': {
    says: 'The message of an error is a string.',
    in: { 'jsonrpc-2.0': ['MUST', 'errors'] },
  },
  'errors/modern-code-in-legacy': {
    says: '-32020, -32021 and -32022 have their MCP meaning since 2026-07-28.',
    in: {
      '2024-11-05': ['INFO', 'responses'],
      '2025-11-25': ['INFO', 'basic/index#responses'],
      '2026-07-28': null,
    },
  },
  'errors/reserved-range-undefined': {
    says: 'Codes from -32768 to -32000 are reserved; undefined ones are not used.',
    in: {
      'jsonrpc-2.0': ['INFO', 'codes'],
      '2026-07-28': ['SHOULD NOT', 'codes'],
    },
  },
  'errors/retired-32002': {
    says: '-32002 is retired; a missing resource is reported with -32602.',
    in: { '2026-07-28': ['MUST NOT', 'codes'] },
  },
  'errors/retired-32042': {
    says: '-32042 is retired; it meant that the user must open a URL first.',
    in: { '2026-07-28': ['MUST NOT', 'codes'] },
  },
  'errors/server-range-meaning': {
    says: 'Most codes from -32099 to -32000 are implementation-defined by the server.',
    in: {
      'jsonrpc-2.0': ['INFO', 'errors'],
      '2026-07-28': null,
    },
  },
  'errors/sign-lost': {
    says: 'The standard codes are negative.',
    in: { 'jsonrpc-2.0': ['INFO', 'codes'] },
  },
  'errors/unknown-member': {
    says: 'An error has `code`, `message` and optionally `data`, nothing else.',
    in: { 'jsonrpc-2.0': ['INFO', 'errors'] },
  },
  'errors/url-elicitation-data': {
    says: 'The error -32042 lists its elicitations in `data.elicitations`.',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#url-elicitation-required-error'],
      '2026-07-28': null,
    },
  },
  'errors/url-elicitation-foreign': {
    says: '-32042 has its MCP meaning only in 2025-11-25.',
    in: {
      '2024-11-05': ['INFO', 'responses'],
      '2025-11-25': null,
    },
  },
  'ids/fractional': {
    says: 'A numeric `id` is an integer.',
    in: {
      'jsonrpc-2.0': ['SHOULD NOT', 'requests'],
      '2024-11-05': ['MUST', 'requests'],
    },
  },
  'ids/large-integer': {
    says: 'An `id` beyond 2^53 loses precision in many implementations.',
    in: { 'jsonrpc-2.0': ['INFO', 'requests'] },
  },
  'ids/missing-id': {
    says: 'A method that expects a response is sent with an `id`.',
    in: { '2024-11-05': ['MUST', 'requests'] },
  },
  'ids/notification-null-id': {
    says: 'A notification has no `id`, not even null.',
    in: { 'jsonrpc-2.0': ['MUST NOT', 'notifications'] },
  },
  'ids/notification-with-id': {
    says: 'A notification has no `id`.',
    in: { 'jsonrpc-2.0': ['MUST NOT', 'notifications'] },
  },
  'ids/null-id': {
    says: 'The `id` of a request should not be null.',
    reworded: { '2024-11-05': { says: 'The `id` of a request is never null.' } },
    in: {
      'jsonrpc-2.0': ['SHOULD NOT', 'requests'],
      '2024-11-05': ['MUST NOT', 'requests'],
    },
  },
  'ids/type': {
    says: 'An `id` is a string, a number or null.',
    reworded: { '2024-11-05': { says: 'An `id` is a string or an integer.' } },
    in: { 'jsonrpc-2.0': ['MUST', 'requests'] },
  },
  'input/request-has-envelope': {
    says: 'An input request has `method` and `params`, but no `jsonrpc` and no `id`.',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#inputrequests'] },
  },
  'input/request-method-not-allowed': {
    says: 'An input request is an elicitation, a sampling request or a roots request.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'input/response-has-envelope': {
    says: 'An input response contains only the result, not a whole message.',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'input/response-is-error': {
    says: 'An input response is not an error; without a response the client does not retry the request.',
    in: { '2026-07-28': ['MUST', 'client/sampling#error-handling'] },
  },
  'lifecycle/no-shutdown-message': {
    says: 'There is no shutdown message; closing the transport ends the session.',
    in: { '2024-11-05': ['SHOULD', 'shutdown', unknownNote] },
  },
  'meta/bare-name-invalid': {
    says: 'A `_meta` key without a prefix follows the grammar of names too.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/grammar-since-2025-06-18': {
    says: 'Until 2025-03-26, names in `_meta` are unrestricted; 2025-06-18 adds a grammar.',
    in: {
      '2024-11-05': ['INFO', 'errorType'],
      '2025-06-18': null,
    },
  },
  'meta/name-characters': {
    says: 'The name of a `_meta` key contains only letters, digits, hyphens, underscores and dots.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/name-end': {
    says: 'The name of a `_meta` key ends with a letter or digit.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/name-second-slash': {
    says: 'A `_meta` key has at most one slash.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/name-start': {
    says: 'The name of a `_meta` key starts with a letter or digit.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/not-object': {
    says: '`_meta` is an object.',
    in: { '2024-11-05': ['MUST', 'meta'] },
  },
  'meta/null': {
    says: '`_meta` is omitted rather than null.',
    in: { '2024-11-05': ['MUST', 'meta'] },
  },
  'meta/on-types-since-2025-06-18': {
    says: 'Until 2025-03-26, `_meta` exists only in `params` and `result`.',
    in: {
      '2024-11-05': ['INFO', 'errorType'],
      '2025-06-18': null,
    },
  },
  'meta/prefix-empty-label': {
    says: 'The labels of a `_meta` prefix are not empty.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/prefix-label-characters': {
    says: 'The labels of a `_meta` prefix contain only letters, digits and inner hyphens.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/prefix-label-end': {
    says: 'Each label of a `_meta` prefix ends with a letter or digit.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/prefix-label-start': {
    says: 'Each label of a `_meta` prefix starts with a letter.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/prefix-leading-slash': {
    says: 'A `_meta` key does not start with a slash.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'meta/reserved-key-unknown': {
    says: 'A key with a prefix reserved for MCP is one that MCP or its extensions define.',
    in: { '2026-07-28': ['MUST NOT', 'meta'] },
  },
  'meta/reserved-prefix': {
    says: 'A prefix whose second label is `modelcontextprotocol` or `mcp` is reserved for MCP.',
    in: { '2025-11-25': ['MUST NOT', 'meta'] },
  },
  'meta/reserved-prefix-2025-06-18': {
    says: 'A prefix with `modelcontextprotocol` or `mcp` before another label is reserved for MCP.',
    in: {
      '2025-06-18': ['MUST NOT', 'meta'],
      '2025-11-25': null,
    },
  },
  'meta/reserved-prefix-changed': {
    says: 'The set of prefixes reserved for MCP changed between 2025-06-18 and 2025-11-25.',
    in: { '2025-06-18': ['INFO', 'meta'] },
  },
  'meta/reverse-dns': {
    says: 'A prefix is a reversed domain name: `com.example/`.',
    in: { '2025-11-25': ['SHOULD', 'meta'] },
  },
  'meta/top-level': {
    says: '`_meta` is inside `params` or `result`, not beside them.',
    in: { '2024-11-05': ['INFO', 'meta'] },
  },
  'meta/unprefixed-key': {
    says: 'A custom key without a prefix may conflict with a future MCP key.',
    in: { '2025-06-18': ['INFO', 'meta'] },
  },
  'meta/url-as-key': {
    says: 'A URL is not a valid `_meta` key.',
    in: { '2025-06-18': ['MUST', 'meta'] },
  },
  'methods/acknowledged-since-2026-07-28': {
    says: '`notifications/subscriptions/acknowledged` exists since 2026-07-28.',
    in: {
      '2024-11-05': ['MUST', 'schema', foreignNote],
      '2026-07-28': null,
    },
  },
  'methods/case': {
    says: 'Method names are case-sensitive.',
    in: {
      'jsonrpc-2.0': ['MUST', 'names'],
      '2026-07-28': ['MUST', 'names', namesNote],
    },
  },
  'methods/client-calls-client-feature': {
    says: 'Only the server sends requests for sampling, elicitation and roots.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'schema'],
      '2026-07-28': null,
    },
  },
  'methods/client-progress-in-stateless': {
    says: 'Only servers report progress, because only clients send requests.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'] },
  },
  'methods/client-sends-server-notification': {
    says: 'Only the server sends log messages and notifications of list and resource changes.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'schema'] },
  },
  'methods/discover-since-2026-07-28': {
    says: '`server/discover` exists since 2026-07-28.',
    in: {
      '2024-11-05': ['MUST', 'schema', foreignNote],
      '2026-07-28': null,
    },
  },
  'methods/elicitation-complete-only-2025-11-25': {
    says: '`notifications/elicitation/complete` exists only in 2025-11-25.',
    in: {
      '2024-11-05': ['MUST', 'schema', foreignNote],
      '2025-11-25': null,
      '2026-07-28': ['MUST', 'changelog#minor-changes', foreignNote],
    },
  },
  'methods/elicitation-since-2025-06-18': {
    says: '`elicitation/create` exists since 2025-06-18.',
    in: {
      '2024-11-05': ['MUST', 'errorType', foreignNote],
      '2025-06-18': null,
    },
  },
  'methods/initialize-removed': {
    says: '`initialize` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/initialized-removed': {
    says: '`notifications/initialized` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/listen-since-2026-07-28': {
    says: '`subscriptions/listen` exists since 2026-07-28.',
    in: {
      '2024-11-05': ['MUST', 'schema', foreignNote],
      '2026-07-28': null,
    },
  },
  'methods/notification-prefix': {
    says: 'The name of a notification starts with `notifications/`.',
    in: {
      '2024-11-05': ['MUST', 'schema'],
      '2026-07-28': ['MUST', 'schema', namesNote],
    },
  },
  'methods/ping-removed': {
    says: '`ping` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/resource-subscribe-removed': {
    says: '`resources/subscribe` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/resource-unsubscribe-removed': {
    says: '`resources/unsubscribe` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/roots-list-changed-removed': {
    says: '`notifications/roots/list_changed` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/server-calls-server-feature': {
    says: 'Only the client sends requests for tools, prompts, resources, completion and the log level.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'schema'],
      '2026-07-28': null,
    },
  },
  'methods/server-sends-client-notification': {
    says: 'Only the client sends `notifications/initialized` and `notifications/roots/list_changed`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'schema'],
      '2026-07-28': null,
    },
  },
  'methods/set-level-removed': {
    says: '`logging/setLevel` exists until 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/tasks-list-removed': {
    says: '`tasks/list` exists only in 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/tasks-result-removed': {
    says: '`tasks/result` exists only in 2025-11-25.',
    in: { '2026-07-28': ['MUST', 'changes', foreignNote] },
  },
  'methods/tasks-since-2025-11-25': {
    says: 'The task methods exist since 2025-11-25.',
    in: {
      '2024-11-05': ['MUST', 'schema', foreignNote],
      '2025-11-25': null,
    },
  },
  'methods/tasks-status-notification-renamed': {
    says: 'The status notification is `notifications/tasks/status` in 2025-11-25 and `notifications/tasks` since 2026-07-28.',
    in: {
      '2024-11-05': [
        'MUST',
        'schema',
        'Not in the catalog for this revision, which has no entry for the new name; the schema lacks the method.',
      ],
      '2026-07-28': ['MUST', 'changes', foreignNote],
    },
  },
  'methods/tasks-update-extension-only': {
    says: '`tasks/update` belongs to the tasks extension of 2026-07-28.',
    in: {
      '2024-11-05': ['MUST', 'schema', foreignNote],
      '2026-07-28': null,
    },
  },
  'methods/unknown-notification': {
    says: 'A notification is defined by this revision or by an extension.',
    in: { '2024-11-05': ['SHOULD', 'schema', unknownNote] },
  },
  'methods/unknown-request': {
    says: 'A method is defined by this revision or by an extension.',
    in: { '2024-11-05': ['SHOULD', 'schema', unknownNote] },
  },
  'ping/params': {
    says: '`ping` has no parameters except `_meta`.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/ping#message-format'],
      '2026-07-28': null,
    },
  },
  'requests/method-missing': {
    says: 'A request has a `method`.',
    in: { 'jsonrpc-2.0': ['MUST', 'requests'] },
  },
  'requests/method-type': {
    says: '`method` is a string.',
    in: { 'jsonrpc-2.0': ['MUST', 'requests'] },
  },
  'requests/params-by-position': {
    says: '`params` is an object; an array of positional parameters is not allowed.',
    in: { '2024-11-05': ['MUST', 'requests'] },
  },
  'requests/params-null': {
    says: '`params` is omitted rather than null.',
    in: { 'jsonrpc-2.0': ['MUST', 'params'] },
  },
  'requests/params-primitive': {
    says: '`params` is an object or an array.',
    reworded: { '2024-11-05': { says: '`params` is an object.' } },
    in: { 'jsonrpc-2.0': ['MUST', 'params'] },
  },
  'requests/reserved-rpc-prefix': {
    says: 'Method names that start with `rpc.` are reserved for JSON-RPC itself.',
    in: { 'jsonrpc-2.0': ['MUST NOT', 'requests'] },
  },
  'responses/both-result-and-error': {
    says: 'A response has a `result` or an `error`, never both.',
    in: { 'jsonrpc-2.0': ['MUST NOT', 'responses'] },
  },
  'responses/error-id-null-jsonrpc': {
    says: 'The `id` of an error is null when the `id` of the request could not be read.',
    in: {
      'jsonrpc-2.0': ['MUST', 'responses'],
      '2024-11-05': null,
    },
  },
  'responses/error-id-null-mcp': {
    says: 'The `id` of an error is never null.',
    in: { '2024-11-05': ['MUST NOT', 'errors'] },
  },
  'responses/error-id-required': {
    says: 'An error has the `id` of its request.',
    reworded: {
      '2025-03-26': {
        says: 'An error has the `id` of its request; only the body of an HTTP error response may omit it.',
      },
    },
    in: {
      '2024-11-05': ['MUST', 'responses'],
      '2025-11-25': null,
    },
  },
  'responses/error-inside-result': {
    says: 'A failure is reported in the top-level `error`; inside `result` it counts as success.',
    in: { 'jsonrpc-2.0': ['INFO', 'failures'] },
  },
  'responses/id-missing': {
    says: 'A result has the `id` of its request.',
    in: { 'jsonrpc-2.0': ['MUST', 'responses'] },
  },
  'responses/id-null': {
    says: 'The `id` of a result is never null.',
    in: {
      'jsonrpc-2.0': [
        'SHOULD NOT',
        'responses',
        'A request may have a null id, although that is discouraged; its result repeats it.',
      ],
      '2024-11-05': ['MUST', 'responses'],
    },
  },
  'responses/neither-result-nor-error': {
    says: 'A response has a `result` or an `error`.',
    in: { 'jsonrpc-2.0': ['MUST', 'responses'] },
  },
  'responses/null-error-beside-result': {
    says: 'A successful response has no `error`, not even null.',
    in: { 'jsonrpc-2.0': ['MUST NOT', 'responses'] },
  },
  'responses/null-result-beside-error': {
    says: 'An error response has no `result`, not even null.',
    in: { 'jsonrpc-2.0': ['MUST NOT', 'failures'] },
  },
  'responses/result-not-object': {
    says: '`result` is an object.',
    in: { '2024-11-05': ['MUST', 'responses'] },
  },
  'responses/result-null': {
    says: 'An empty `result` is `{}`, not null.',
    in: { '2024-11-05': ['MUST', 'responses'] },
  },
  'result-type/case': {
    says: '`resultType` is case-sensitive.',
    in: { '2026-07-28': ['MUST', 'resultTypes'] },
  },
  'result-type/complete-with-input-requests': {
    says: 'A complete result has no `inputRequests`.',
    in: { '2026-07-28': ['INFO', 'resultTypes'] },
  },
  'result-type/in-legacy': {
    says: '`resultType` exists since 2026-07-28.',
    in: {
      '2024-11-05': ['INFO', 'schema'],
      '2026-07-28': null,
    },
  },
  'result-type/missing': {
    says: 'A result has a `resultType`.',
    in: { '2026-07-28': ['MUST', 'responses'] },
  },
  'result-type/not-string': {
    says: '`resultType` is a string.',
    in: { '2026-07-28': ['MUST', 'resultTypes'] },
  },
  'result-type/unrecognized': {
    says: '`resultType` is `"complete"`, `"input_required"` or a value from an extension.',
    in: { '2026-07-28': ['MUST', 'resultTypes'] },
  },
  'stateless/capabilities-missing': {
    says: 'Each request declares the client’s capabilities in `_meta`, even if they are empty.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'stateless/capabilities-type': {
    says: 'The client’s capabilities are an object.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'stateless/client-info-incomplete': {
    says: '`clientInfo` has a `name` and a `version`.',
    in: { '2026-07-28': ['MUST', 'requestMeta'] },
  },
  'stateless/client-info-missing': {
    says: 'A request identifies its client.',
    in: { '2026-07-28': ['SHOULD', 'meta'] },
  },
  'stateless/client-response': {
    says: 'A client sends requests and notifications, never responses.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'sending'] },
  },
  'stateless/log-level-value': {
    says: 'The log level is one of the eight syslog levels.',
    in: { '2026-07-28': ['MUST', 'requestMeta'] },
  },
  'stateless/meta-missing': {
    says: 'Each request has `_meta` in its `params`.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'stateless/params-missing': {
    says: 'Each request has `params`, which contains `_meta`.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'stateless/protocol-version-missing': {
    says: 'Each request contains its protocol version in `_meta`.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'stateless/protocol-version-type': {
    says: 'The protocol version is a single string.',
    in: { '2026-07-28': ['MUST', 'meta'] },
  },
  'stateless/server-info-incomplete': {
    says: '`serverInfo` has a `name` and a `version`.',
    in: { '2026-07-28': ['MUST', 'schema#resultmetaobject'] },
  },
  'stateless/server-info-missing': {
    says: 'A result identifies its server.',
    in: { '2026-07-28': ['SHOULD', 'meta'] },
  },
  'stateless/server-ping': {
    says: 'A server does not ping the client.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'patterns'] },
  },
  'stateless/server-request': {
    says: 'A server sends no requests; it requests input in a result.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'patterns'] },
  },
  'stateless/unprefixed-meta-keys': {
    says: 'The MCP keys in the `_meta` of a request have the prefix `io.modelcontextprotocol/`.',
    in: { '2026-07-28': ['INFO', 'meta'] },
  },
  'version/later-revision': {
    says: 'A protocol version after the newest known date may be of a later revision.',
    in: { '2024-11-05': ['INFO', 'version'], '2026-07-28': null },
  },
  'version/legacy-in-meta': {
    says: 'A version in `_meta` is 2026-07-28 or later.',
    in: { '2026-07-28': ['INFO', 'terms'] },
  },
  'version/modern-in-handshake': {
    says: 'The versions 2026-07-28 and later are not negotiated with `initialize`.',
    in: { '2026-07-28': ['INFO', 'terms'] },
  },
  'version/unknown-revision': {
    says: 'A protocol version is the date of a published revision.',
    in: {
      '2024-11-05': [
        'SHOULD',
        'version',
        'A client must send a version that it supports, and only published versions can be supported by both sides.',
      ],
      '2026-07-28': null,
    },
  },
  'version/unknown-revision-chosen': {
    says: 'The version in the response to `initialize` is the date of a published revision.',
    in: {
      '2024-11-05': [
        'MUST',
        'version',
        'A server must respond with a version that it supports, and a version that was never published has no rules.',
      ],
      '2026-07-28': null,
    },
  },
  'version/unknown-revision-in-meta': {
    says: 'The version in `_meta` is the date of a published revision.',
    in: { '2026-07-28': ['INFO', 'version'] },
  },
  'version/unsupported-data-missing': {
    says: 'The error -32022 has `data`.',
    in: { '2026-07-28': ['MUST', 'unsupported'] },
  },
  'version/unsupported-lists-requested': {
    says: '`data.supported` does not contain the rejected version.',
    in: { '2026-07-28': ['MUST', 'version'] },
  },
  'version/unsupported-requested-missing': {
    says: 'The error -32022 repeats the rejected version in `data.requested`.',
    in: { '2026-07-28': ['MUST', 'unsupported'] },
  },
  'version/unsupported-supported-missing': {
    says: 'The error -32022 lists the supported versions in `data.supported`.',
    in: { '2026-07-28': ['MUST', 'version'] },
  },
  'version/unsupported-supported-type': {
    says: '`data.supported` is an array of strings.',
    in: { '2026-07-28': ['MUST', 'unsupported'] },
  },
};
