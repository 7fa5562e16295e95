/** Capabilities, tools, prompts, resources, completion and logging, across messages. */
import type { RequirementRows } from './define.ts';

/** The requirements of features within a session. */
export const features: RequirementRows = {
  'caching/hints-on-input-required': {
    says: 'An `input_required` result has no cache hints.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-on-uncacheable-result': {
    says: 'Only the results of discovery, lists and `resources/read` have cache hints.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-discover': {
    says: 'The result of `server/discover` specifies how long, and by which clients, it may be cached.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
    unreported:
      'The type of the result requires both members; `discover/ttl-missing` and `discover/cache-scope-missing` report them.',
  },
  'caching/scope-differs-between-pages': {
    says: 'All pages of a list have the same `cacheScope`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#interaction-with-pagination'] },
  },
  'capabilities/client-serves-elicitation-undeclared': {
    says: 'A client that responds to elicitations has declared `elicitation`.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/client-serves-roots-undeclared': {
    says: 'A client that lists its roots has declared `roots`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/client-serves-sampling-undeclared': {
    says: 'A client that responds to sampling requests has declared `sampling`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/completion-complete': {
    says: 'Completions are requested only from a server that declared `completions`.',
    scope: 'session',
    in: {
      '2025-03-26': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/declared-not-served': {
    says: 'A server does not reject the methods of its declared features as unknown.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/discovered-completions-undeclared': {
    says: 'A server that provides completions declares `completions` during discovery.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/utilities/completion#capabilities'] },
  },
  'capabilities/discovered-list-changed': {
    says: 'A server that sends list change notifications declares `listChanged` during discovery.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'server/tools#capabilities'] },
    unreported:
      'The page of each feature states the same; `tools/list-changed-undeclared`, `prompts/list-changed-undeclared` and `resources/list-changed-undeclared` report it.',
  },
  'capabilities/discovered-logging-undeclared': {
    says: 'A server that sends log messages declares `logging` during discovery.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/utilities/logging#capabilities'] },
  },
  'capabilities/discovered-not-offered': {
    says: 'After discovery, clients use only the features that the server declared.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'architecture/index#capability-negotiation'] },
    unreported:
      'The pages of the features state the same, the one on prompts in stronger terms; `tools/client-ignores-capability`, `prompts/client-ignores-capability`, `resources/client-ignores-capability` and `completion/client-ignores-capability` report it.',
  },
  'capabilities/discovered-prompts-must-list': {
    says: 'A server that declares `prompts` during discovery supports `prompts/list`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/prompts#capabilities'] },
    unreported:
      'The page on capabilities and the page of the feature state the same; `prompts/list-must-be-answered` reports it.',
  },
  'capabilities/discovered-prompts-undeclared': {
    says: 'A server with prompts declares `prompts` during discovery.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/prompts#capabilities'] },
  },
  'capabilities/discovered-resources-must-list': {
    says: 'A server that declares `resources` during discovery supports `resources/list`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/resources#capabilities'] },
    unreported:
      'The page on capabilities and the page of the feature state the same; `resources/list-must-be-answered` reports it.',
  },
  'capabilities/discovered-resources-undeclared': {
    says: 'A server with resources declares `resources` during discovery.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/resources#capabilities'] },
  },
  'capabilities/discovered-tools-must-list': {
    says: 'A server that declares `tools` during discovery supports `tools/list`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#capabilities'] },
    unreported:
      'The page on capabilities and the page of the feature state the same; `tools/list-must-be-answered` reports it.',
  },
  'capabilities/discovered-tools-undeclared': {
    says: 'A server with tools declares `tools` during discovery.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#capabilities'] },
  },
  'capabilities/elicitation-create': {
    says: 'A server sends elicitations only to a client that declared `elicitation`.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/elicitation-form-mode': {
    says: 'Form elicitations go only to clients with `elicitation.form`, or with `elicitation` and no mode.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/elicitation-url-mode': {
    says: 'URL elicitations go only to clients that declared `elicitation.url`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/log-message': {
    says: 'Only a server that declared `logging` sends log messages.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'The page on logging states the same in stronger terms; `logging/capability-undeclared` reports it.',
  },
  'capabilities/logging-set-level': {
    says: 'The log level is set only on a server that declared `logging`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/missing-capability-was-declared': {
    says: 'The error for a missing capability lists only capabilities that the request did not declare.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'capabilities/prompts-get': {
    says: 'A client gets a prompt only from a server that declared `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/prompts-list': {
    says: 'A client lists prompts only on a server that declared `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/prompts-list-changed': {
    says: 'Only a server with `prompts.listChanged` sends notifications of changes to its prompts.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-list': {
    says: 'A client lists resources only on a server that declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-list-changed': {
    says: 'Only a server with `resources.listChanged` sends notifications of changes to its list of resources.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-read': {
    says: 'A client reads a resource only from a server that declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-subscribe': {
    says: 'Subscriptions require a server with `resources.subscribe`; `resources` alone is not enough.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-templates-list': {
    says: 'A client lists resource templates only on a server that declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-unsubscribe': {
    says: 'A client unsubscribes only from a server with `resources.subscribe`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-updated': {
    says: 'Only a server with `resources.subscribe` sends notifications of changes to a resource.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/roots-list': {
    says: 'A server requests roots only from a client that declared `roots`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/roots-list-changed': {
    says: 'Only a client with `roots.listChanged` sends notifications of changes to its roots.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/sampling-context': {
    says: 'Server context is requested only from a client that declared `sampling.context`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD NOT', 'client/sampling#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'These values are deprecated regardless of the declared capabilities, and the member already has one warning; `deprecated/include-context` reports it.',
  },
  'capabilities/sampling-create-message': {
    says: 'A server sends sampling requests only to a client that declared `sampling`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/sampling-tools': {
    says: 'A sampling request contains tools only if the client declared `sampling.tools`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/sampling#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/serves-completions-undeclared': {
    says: 'A server that responds to `completion/complete` has declared `completions`.',
    scope: 'session',
    in: {
      '2025-03-26': ['MUST', 'server/utilities/completion#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page on capabilities and the page of the feature state the same; `completion/capability-undeclared` reports it.',
  },
  'capabilities/serves-prompts-undeclared': {
    says: 'A server that responds to prompt requests has declared `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page on capabilities and the page of the feature state the same; `prompts/capability-undeclared` reports it.',
  },
  'capabilities/serves-resources-undeclared': {
    says: 'A server that responds to resource requests has declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'server/resources#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page on capabilities and the page of the feature state the same; `resources/capability-undeclared` reports it.',
  },
  'capabilities/serves-tools-undeclared': {
    says: 'A server that responds to tool requests has declared `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'server/tools#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page on capabilities and the page of the feature state the same; `tools/capability-undeclared` reports it.',
  },
  'capabilities/tools-call': {
    says: 'A client calls tools only on a server that declared `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/tools-list': {
    says: 'A client lists tools only on a server that declared `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/tools-list-changed': {
    says: 'Only a server with `tools.listChanged` sends notifications of changes to its tools.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/undeclared-method-code': {
    says: 'A method of an undeclared feature is rejected with -32601.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'schema#methodnotfounderror'] },
  },
  'completion/capability-undeclared': {
    says: 'A server that provides completions declares `completions`, in the plural.',
    scope: 'session',
    in: { '2025-03-26': ['MUST', 'server/utilities/completion#capabilities'] },
  },
  'completion/client-ignores-capability': {
    says: 'Clients do not request completions from a server without `completions`.',
    scope: 'session',
    in: {
      '2025-03-26': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'schema#methodnotfounderror'],
    },
  },
  'completion/context-missing': {
    says: 'A completion request for a second argument contains the value of the first in `context.arguments`.',
    scope: 'session',
    in: { '2025-06-18': ['INFO', 'server/utilities/completion#requesting-completions'] },
  },
  'completion/missing-argument-code': {
    says: 'A completion request with a missing member is rejected with -32602.',
    scope: 'exchange',
    in: { '2025-03-26': ['SHOULD', 'server/utilities/completion#error-handling'] },
  },
  'completion/unknown-argument': {
    says: 'Completions are requested for an existing argument of the prompt.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/utilities/completion#completerequest'] },
  },
  'completion/unknown-prompt-code': {
    says: 'A completion request for an unknown prompt is rejected with -32602.',
    scope: 'session',
    in: { '2025-03-26': ['SHOULD', 'server/utilities/completion#error-handling'] },
  },
  'completion/unsupported-code': {
    says: 'A server without completions rejects completion requests with -32601.',
    scope: 'session',
    in: { '2025-03-26': ['SHOULD', 'server/utilities/completion#error-handling'] },
  },
  'extensions/result-without-support': {
    says: 'A server sends extension results only to clients that declared the extension.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
    unreported:
      'The tasks extension is the only known extension with its own result type; `tasks-ext/undeclared` reports it.',
  },
  'logging/after-response': {
    says: 'The log messages of a request precede its response.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'logging/below-requested-level': {
    says: 'A server sends no log messages below the requested level.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/utilities/logging#message-flow'],
      '2025-06-18': ['SHOULD NOT', 'schema#setlevelrequest'],
      '2026-07-28': ['SHOULD NOT', 'server/utilities/logging#per-request-log-level'],
    },
  },
  'logging/capability-undeclared': {
    says: 'A server that sends log messages declares `logging`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/utilities/logging#capabilities'] },
  },
  'logging/invalid-level-accepted': {
    says: 'A server rejects an unknown log level.',
    scope: 'exchange',
    in: { '2024-11-05': ['SHOULD', 'server/utilities/logging#error-handling'] },
  },
  'logging/invalid-level-code': {
    says: 'An unknown log level is rejected with -32602.',
    scope: 'exchange',
    in: { '2024-11-05': ['SHOULD', 'server/utilities/logging#error-handling'] },
  },
  'logging/message-without-opt-in': {
    says: 'A server sends no log messages for requests without a log level.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'logging/set-level-undeclared': {
    says: 'Clients set a log level only on servers with `logging`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page states the same about the same message; `capabilities/logging-set-level` reports it.',
  },
  'pagination/cursor-from-other-method': {
    says: 'A cursor is used only for the list that returned it.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#pagination-model'] },
  },
  'pagination/cursor-not-advancing': {
    says: 'The `nextCursor` of a page leads to another page.',
    scope: 'exchange',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#response-format'] },
  },
  'pagination/empty-cursor-dropped': {
    says: 'An empty `nextCursor` is sent back like any other cursor.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'] },
  },
  'pagination/invalid-cursor-code': {
    says: 'An invalid cursor is rejected with -32602.',
    scope: 'exchange',
    in: { '2024-11-05': ['SHOULD', 'server/utilities/pagination#error-handling'] },
  },
  'pagination/invented-cursor': {
    says: 'Clients send only cursors returned by the server, unchanged.',
    scope: 'session',
    in: { '2024-11-05': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'] },
  },
  'prompts/capability-undeclared': {
    says: 'A server with prompts declares `prompts`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/prompts#capabilities'] },
  },
  'prompts/client-ignores-capability': {
    says: 'Clients do not request prompts from a server without `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/prompts#implementation-considerations'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['SHOULD NOT', 'server/prompts#implementation-considerations'],
    },
  },
  'prompts/get-unlisted': {
    says: 'A requested prompt is in the list of prompts.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/prompts#getting-a-prompt'] },
  },
  'prompts/list-changed-not-sent': {
    says: 'A server with `prompts.listChanged` sends a notification when its prompts change.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#list-changed-notification'] },
  },
  'prompts/list-changed-undeclared': {
    says: 'Only servers with `prompts.listChanged` send notifications of prompt changes.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'server/prompts#capabilities'],
    },
  },
  'prompts/list-must-be-answered': {
    says: 'A server with `prompts` responds to `prompts/list` with an array, even an empty one.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/prompts#capabilities'] },
  },
  'prompts/missing-argument-accepted': {
    says: 'A prompt is not returned while a required argument is missing.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#implementation-considerations'] },
  },
  'prompts/missing-argument-code': {
    says: 'A missing argument of a prompt is rejected with -32602.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#error-handling'] },
  },
  'prompts/missing-argument-sent': {
    says: 'Clients send all required arguments of a prompt.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/prompts#prompt'] },
  },
  'prompts/unknown-prompt-code': {
    says: 'An unknown prompt is rejected with -32602.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#error-handling'] },
  },
  'resource-subscribe/undeclared': {
    says: 'Clients subscribe only on servers with `resources.subscribe`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page states the same about the same message; `capabilities/resources-subscribe` reports it.',
  },
  'resource-subscribe/unsubscribe-without-subscribe': {
    says: 'A client unsubscribes only from a subscribed resource, with the same URI.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'server/resources#subscriptions'],
      '2025-06-18': ['SHOULD', 'schema#unsubscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-subscribe/updated-after-unsubscribe': {
    says: 'After a confirmed unsubscription, no more updates of that resource are sent.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/resources#subscriptions'],
      '2025-06-18': ['SHOULD NOT', 'schema#unsubscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-subscribe/updated-without-subscribe': {
    says: 'Updates are sent only for subscribed resources and their sub-resources.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/resources#subscriptions'],
      '2025-06-18': ['SHOULD NOT', 'schema#resourceupdatednotification'],
      '2026-07-28': null,
    },
  },
  'resources/capability-undeclared': {
    says: 'A server with resources declares `resources`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/resources#capabilities'] },
  },
  'resources/client-ignores-capability': {
    says: 'Clients do not request resources from a server without `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'schema#methodnotfounderror'],
    },
  },
  'resources/empty-contents': {
    says: 'A missing resource is reported with an error, not with empty `contents`.',
    scope: 'exchange',
    in: {
      '2026-07-28': [
        'SHOULD NOT',
        'server/resources#error-handling',
        'The page forbids it for a missing resource. An existing resource may be empty, and no message distinguishes the two cases: a warning.',
      ],
    },
  },
  'resources/list-changed-not-sent': {
    says: 'A server with `resources.listChanged` sends a notification when its list of resources changes.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/resources#list-changed-notification'] },
  },
  'resources/list-changed-undeclared': {
    says: 'Only servers with `resources.listChanged` send notifications of changes to the list of resources.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'server/resources#capabilities'],
    },
  },
  'resources/list-must-be-answered': {
    says: 'A server with `resources` responds to `resources/list` with an array, even an empty one.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/resources#capabilities'] },
  },
  'resources/not-found-code': {
    says: 'A missing resource is reported with -32602.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/resources#error-handling'] },
  },
  'resources/not-found-code-legacy': {
    says: 'A missing resource is reported with -32002.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['SHOULD', 'server/resources#error-handling'],
      '2026-07-28': null,
    },
  },
  'resources/not-found-data-uri': {
    says: 'The error for a missing resource contains its URI in `data.uri`.',
    scope: 'exchange',
    in: { '2024-11-05': ['INFO', 'server/resources#error-handling'] },
  },
  'roots/answer-without-capability': {
    says: 'A client that lists its roots has declared `roots`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'client/roots#capabilities'] },
  },
  'roots/input-request-in-old-revision': {
    says: 'In this revision, a server requests roots with a request, not inside a result.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'client/roots#listing-roots'],
      '2026-07-28': null,
    },
  },
  'roots/list-changed-from-server': {
    says: 'Only clients send notifications of root changes.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#root-list-changes'],
      '2026-07-28': null,
    },
    unreported:
      'The direction of a method is checked within one message; `methods/server-sends-client-notification` reports it.',
  },
  'roots/list-changed-missing': {
    says: 'A client with `roots.listChanged` sends a notification when its roots change.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#root-list-changes'],
      '2026-07-28': null,
    },
  },
  'roots/list-changed-not-declared': {
    says: 'Only clients with `roots.listChanged` send notifications of root changes.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page states the same about the same message; `capabilities/roots-list-changed` reports it.',
  },
  'roots/request-from-client': {
    says: 'Only servers request roots.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#listing-roots'],
      '2026-07-28': null,
    },
    unreported:
      'The direction of a method is checked within one message; `methods/client-calls-client-feature` reports it.',
  },
  'roots/request-without-capability': {
    says: 'Roots are requested only from clients with `roots`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page states the same about the same message; `capabilities/roots-list` reports it.',
  },
  'roots/standalone-request-removed': {
    says: 'In this revision, a server requests roots inside a result, not with a request.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr'] },
    unreported: 'This revision has no server requests at all; `stateless/server-request` reports it.',
  },
  'roots/unsupported-error-code': {
    says: 'A client without roots rejects `roots/list` with -32601.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'client/roots#error-handling'],
      '2026-07-28': null,
    },
  },
  'structured-content/null-is-present': {
    says: '`null` as `structuredContent` is a value; to send no value, the member is omitted.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'server/tools#structured-content'] },
  },
  'tool-names/case-sensitive': {
    says: 'Tool names are case-sensitive.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD', 'server/tools#tool-names'] },
  },
  'tools/call-unlisted': {
    says: 'A called tool is in the list of tools.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/tools#calling-tools'] },
  },
  'tools/capability-undeclared': {
    says: 'A server with tools declares `tools`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/tools#capabilities'] },
  },
  'tools/client-ignores-capability': {
    says: 'Clients do not send tool requests to a server without `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'schema#methodnotfounderror'],
    },
  },
  'tools/embedded-resource-capability': {
    says: 'A server that embeds resources in tool results also declares `resources`.',
    scope: 'session',
    in: { '2025-06-18': ['SHOULD', 'server/tools#embedded-resources'] },
  },
  'tools/error-without-content': {
    says: 'A result with `isError` explains the error in `content`.',
    scope: 'exchange',
    in: { '2025-11-25': ['INFO', 'server/tools#error-handling'] },
  },
  'tools/failure-as-protocol-error': {
    says: 'A failure inside a tool is reported with `isError` in the result, not with an error response.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD NOT', 'server/tools#error-handling'] },
  },
  'tools/invalid-arguments-accepted': {
    says: 'A server validates the arguments of a call before it reports success.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/tools#security-considerations'] },
  },
  'tools/invalid-arguments-protocol-error': {
    says: 'Invalid tool arguments are reported with `isError` in the result, not with an error response.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD NOT', 'server/tools#error-handling'] },
  },
  'tools/list-changed-not-sent': {
    says: 'A server with `tools.listChanged` sends a notification when its tools change.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/tools#list-changed-notification'] },
  },
  'tools/list-changed-undeclared': {
    says: 'Only servers with `tools.listChanged` send notifications of tool changes.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'server/tools#capabilities'],
    },
  },
  'tools/list-must-be-answered': {
    says: 'A server with `tools` responds to `tools/list` with an array, even an empty one.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#capabilities'] },
  },
  'tools/list-order-unstable': {
    says: 'The same tools are always listed in the same order.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'server/tools#capabilities'] },
  },
  'tools/unknown-tool-as-result': {
    says: 'A call of an unknown tool gets an error response, not a result.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD NOT', 'server/tools#error-handling'] },
  },
  'tools/unknown-tool-code': {
    says: 'A call of an unknown tool is rejected with -32602.',
    scope: 'exchange',
    in: { '2024-11-05': ['INFO', 'server/tools#error-handling'] },
  },
};
