/** Requirements that begin, change or end with 2024-11-05. Ids are shared by all revisions; the sentences are ours. */
import type { Amendment } from '../amend.ts';
import { foreignNote, batchNote, renamedNote, unknownNote } from '../notes.ts';

/** The ledger of 2024-11-05, as an amendment. */
export const ledger: Amendment['ledger'] = {
  added: {
    'batch/not-supported': ['INFO', 'errorType', 'This revision does not speak of batches.'],
    'cancellation/misspelled-method': ['MUST', 'cancelling', '`notifications/cancelled` is spelled with two l.'],
    'direction/change-notification-from-client': [
      'INFO',
      'server/tools#list-changed-notification',
      'Changes and log messages are announced by servers; a client has none.',
    ],
    'direction/feature-request-from-server': [
      'INFO',
      'callers',
      'Tools, resources, prompts and completion are asked for by the client only.',
    ],
    'errors/modern-code-in-legacy': [
      'INFO',
      'responses',
      '-32020, -32021 and -32022 have their MCP meaning from 2026-07-28 on.',
    ],
    'errors/url-elicitation-foreign': ['INFO', 'responses', '-32042 has its meaning in 2025-11-25 only.'],
    'ids/missing-id': ['MUST', 'requests', 'A method that expects an answer is sent with an `id`.'],
    'lifecycle/no-shutdown-message': [
      'INFO',
      'shutdown',
      'There is no message to shut down; closing the transport ends the session.',
    ],
    'meta/grammar-since-2025-06-18': [
      'INFO',
      'errorType',
      'Names in `_meta` are free up to 2025-03-26; a grammar came with 2025-06-18.',
    ],
    'meta/not-object': ['MUST', 'meta', '`_meta` is an object.'],
    'meta/null': ['MUST', 'meta', '`_meta` is left out rather than null.'],
    'meta/on-types-since-2025-06-18': [
      'INFO',
      'errorType',
      'Up to 2025-03-26 `_meta` stands in `params` and `result` only.',
    ],
    'meta/top-level': ['INFO', 'meta', '`_meta` stands inside `params` or `result`, not beside them.'],
    'methods/acknowledged-since-2026-07-28': [
      'MUST',
      'schema',
      '`notifications/subscriptions/acknowledged` exists from 2026-07-28 on.',
      foreignNote,
    ],
    'methods/client-calls-client-feature': [
      'MUST',
      'schema',
      'Sampling, elicitation and roots are asked for by the server, never by the client.',
    ],
    'methods/client-sends-server-notification': [
      'MUST',
      'schema',
      'Changes of lists and resources, and log messages, are announced by the server.',
    ],
    'methods/discover-since-2026-07-28': [
      'MUST',
      'schema',
      '`server/discover` exists from 2026-07-28 on.',
      foreignNote,
    ],
    'methods/elicitation-complete-only-2025-11-25': [
      'MUST',
      'schema',
      '`notifications/elicitation/complete` exists in 2025-11-25 only.',
      foreignNote,
    ],
    'methods/elicitation-since-2025-06-18': [
      'MUST',
      'errorType',
      '`elicitation/create` exists from 2025-06-18 on.',
      foreignNote,
    ],
    'methods/listen-since-2026-07-28': [
      'MUST',
      'schema',
      '`subscriptions/listen` exists from 2026-07-28 on.',
      foreignNote,
    ],
    'methods/notification-prefix': ['MUST', 'schema', 'The name of a notification begins with `notifications/`.'],
    'methods/server-calls-server-feature': [
      'MUST',
      'schema',
      'Tools, prompts, resources, completion and the log level are asked for by the client.',
    ],
    'methods/server-sends-client-notification': [
      'MUST',
      'schema',
      '`notifications/initialized` and `notifications/roots/list_changed` come from the client.',
    ],
    'methods/tasks-since-2025-11-25': ['MUST', 'schema', 'The methods of tasks exist from 2025-11-25 on.', foreignNote],
    'methods/tasks-status-notification-renamed': [
      'MUST',
      'schema',
      'Tasks report with `notifications/tasks/status` in 2025-11-25, with `notifications/tasks` from 2026-07-28 on.',
      renamedNote,
    ],
    'methods/tasks-update-extension-only': [
      'MUST',
      'schema',
      '`tasks/update` belongs to the tasks extension of 2026-07-28.',
      foreignNote,
    ],
    'methods/unknown-notification': [
      'SHOULD',
      'schema',
      'A notification is one of this revision or of an extension.',
      unknownNote,
    ],
    'methods/unknown-request': [
      'SHOULD',
      'schema',
      'A method is one of this revision or of an extension.',
      unknownNote,
    ],
    'ping/params': ['INFO', 'basic/utilities/ping#message-format', '`ping` has no parameters but `_meta`.'],
    'requests/params-by-position': ['MUST', 'requests', '`params` is an object; a list by position is not allowed.'],
    'responses/error-id-null-mcp': ['MUST NOT', 'errors', 'The `id` of an error is never null.'],
    'responses/error-id-required': ['MUST', 'responses', 'An error has the `id` of its request.'],
    'responses/result-not-object': ['MUST', 'responses', '`result` is an object.'],
    'responses/result-null': ['MUST', 'responses', 'A `result` with nothing to say is an empty object, not null.'],
    'result-type/in-legacy': ['INFO', 'schema', '`resultType` exists from 2026-07-28 on.'],
    'version/unknown-revision': ['INFO', 'version', 'A protocol version is the date of a published revision.'],
  },
  changed: {
    'batch/empty-array': { note: batchNote },
    'batch/nested': { note: batchNote },
    'envelope/mixed-kinds': { place: 'messages' },
    'ids/fractional': { level: 'MUST' },
    'ids/null-id': { level: 'MUST NOT', says: 'The `id` of a request is never null.' },
    'ids/type': { says: 'An `id` is a string or an integer.' },
    'requests/params-primitive': { says: '`params` is an object.' },
  },
  dropped: ['envelope/duplicate-member', 'responses/error-id-null-jsonrpc'],
};
