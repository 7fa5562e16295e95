/** The requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */

/** Sentences by ledger id. */
export const sentences: Readonly<Record<string, string>> = {
  'batch/not-supported': 'This revision does not speak of batches.',
  'cancellation/misspelled-method': '`notifications/cancelled` is spelled with two l.',
  'direction/change-notification-from-client': 'Changes and log messages are announced by servers; a client has none.',
  'direction/feature-request-from-server': 'Tools, resources, prompts and completion are asked for by the client only.',
  'errors/modern-code-in-legacy': '-32020, -32021 and -32022 have their MCP meaning from 2026-07-28 on.',
  'errors/url-elicitation-foreign': '-32042 has its meaning in 2025-11-25 only.',
  'ids/missing-id': 'A method that expects an answer is sent with an `id`.',
  'lifecycle/no-shutdown-message': 'There is no message to shut down; closing the transport ends the session.',
  'meta/grammar-since-2025-06-18': 'Names in `_meta` are free up to 2025-03-26; a grammar came with 2025-06-18.',
  'meta/not-object': '`_meta` is an object.',
  'meta/null': '`_meta` is left out rather than null.',
  'meta/on-types-since-2025-06-18': 'Up to 2025-03-26 `_meta` stands in `params` and `result` only.',
  'meta/top-level': '`_meta` stands inside `params` or `result`, not beside them.',
  'methods/acknowledged-since-2026-07-28': '`notifications/subscriptions/acknowledged` exists from 2026-07-28 on.',
  'methods/client-calls-client-feature':
    'Sampling, elicitation and roots are asked for by the server, never by the client.',
  'methods/client-sends-server-notification':
    'Changes of lists and resources, and log messages, are announced by the server.',
  'methods/discover-since-2026-07-28': '`server/discover` exists from 2026-07-28 on.',
  'methods/elicitation-complete-only-2025-11-25': '`notifications/elicitation/complete` exists in 2025-11-25 only.',
  'methods/elicitation-since-2025-06-18': '`elicitation/create` exists from 2025-06-18 on.',
  'methods/listen-since-2026-07-28': '`subscriptions/listen` exists from 2026-07-28 on.',
  'methods/notification-prefix': 'The name of a notification begins with `notifications/`.',
  'methods/server-calls-server-feature':
    'Tools, prompts, resources, completion and the log level are asked for by the client.',
  'methods/server-sends-client-notification':
    '`notifications/initialized` and `notifications/roots/list_changed` come from the client.',
  'methods/tasks-since-2025-11-25': 'The methods of tasks exist from 2025-11-25 on.',
  'methods/tasks-status-notification-renamed':
    'Tasks report with `notifications/tasks/status` in 2025-11-25, with `notifications/tasks` from 2026-07-28 on.',
  'methods/tasks-update-extension-only': '`tasks/update` belongs to the tasks extension of 2026-07-28.',
  'methods/unknown-notification': 'A notification is one of this revision or of an extension.',
  'methods/unknown-request': 'A method is one of this revision or of an extension.',
  'ping/params': '`ping` has no parameters but `_meta`.',
  'requests/params-by-position': '`params` is an object; a list by position is not allowed.',
  'responses/error-id-null-mcp': 'The `id` of an error is never null.',
  'responses/error-id-required': 'An error has the `id` of its request.',
  'responses/result-not-object': '`result` is an object.',
  'responses/result-null': 'A `result` with nothing to say is an empty object, not null.',
  'result-type/in-legacy': '`resultType` exists from 2026-07-28 on.',
  'version/unknown-revision': 'A protocol version is the date of a published revision.',
  'ids/null-id': 'The `id` of a request is never null.',
  'ids/type': 'An `id` is a string or an integer.',
  'requests/params-primitive': '`params` is an object.',
};
