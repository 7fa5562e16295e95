/** Capabilities, tools, prompts, resources, completion and logging, across messages. */
import type { RequirementRows } from './define.ts';

/** The requirements of features in a session. */
export const features: RequirementRows = {
  'caching/hints-on-input-required': {
    says: 'A result that asks for input says nothing of how long it keeps.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-on-uncacheable-result': {
    says: 'How long a result keeps is said of discovery, lists and contents of resources, and of nothing else.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-discover': {
    says: 'The answer to `server/discover` says how long, and by whom, it may be kept.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
    unreported:
      'The type of the result demands both members; `discover/ttl-missing` and `discover/cache-scope-missing` report them.',
  },
  'caching/scope-differs-between-pages': {
    says: 'Every page of a list names the same `cacheScope`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#interaction-with-pagination'] },
  },
  'capabilities/client-serves-elicitation-undeclared': {
    says: 'A client that answers elicitations has declared `elicitation`.',
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
    says: 'A client that lends its model has declared `sampling`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/completion-complete': {
    says: 'Suggestions are asked only of a server that declared `completions`.',
    scope: 'session',
    in: {
      '2025-03-26': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/declared-not-served': {
    says: 'A server that declared a feature does not say that its methods are unknown.',
    scope: 'session',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/discovered-completions-undeclared': {
    says: 'A server that makes suggestions names `completions` when it is discovered.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/utilities/completion#capabilities'] },
  },
  'capabilities/discovered-list-changed': {
    says: 'A server that announces changes of a list says so by `listChanged` when it is discovered.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'server/tools#capabilities'] },
    unreported:
      'The page of each feature says the same; `tools/list-changed-undeclared`, `prompts/list-changed-undeclared` and `resources/list-changed-undeclared` report it.',
  },
  'capabilities/discovered-logging-undeclared': {
    says: 'A server that sends log messages names `logging` when it is discovered.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/utilities/logging#capabilities'] },
  },
  'capabilities/discovered-not-offered': {
    says: 'After a discovery, clients leave alone what the server did not name.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'architecture/index#capability-negotiation'] },
    unreported:
      'The pages of the features say the same, that on prompts in stronger words; `tools/client-ignores-capability`, `prompts/client-ignores-capability`, `resources/client-ignores-capability` and `completion/client-ignores-capability` report it.',
  },
  'capabilities/discovered-prompts-must-list': {
    says: 'A server that names `prompts` when it is discovered answers `prompts/list`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/prompts#capabilities'] },
    unreported:
      'The page of capabilities and that of the feature say the same; `prompts/list-must-be-answered` reports it.',
  },
  'capabilities/discovered-prompts-undeclared': {
    says: 'A server that has prompts names `prompts` when it is discovered.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/prompts#capabilities'] },
  },
  'capabilities/discovered-resources-must-list': {
    says: 'A server that names `resources` when it is discovered answers `resources/list`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/resources#capabilities'] },
    unreported:
      'The page of capabilities and that of the feature say the same; `resources/list-must-be-answered` reports it.',
  },
  'capabilities/discovered-resources-undeclared': {
    says: 'A server that has resources names `resources` when it is discovered.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/resources#capabilities'] },
  },
  'capabilities/discovered-tools-must-list': {
    says: 'A server that names `tools` when it is discovered answers `tools/list`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#capabilities'] },
    unreported:
      'The page of capabilities and that of the feature say the same; `tools/list-must-be-answered` reports it.',
  },
  'capabilities/discovered-tools-undeclared': {
    says: 'A server that has tools names `tools` when it is discovered.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#capabilities'] },
  },
  'capabilities/elicitation-create': {
    says: 'A server elicits only from a client that declared `elicitation`.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/elicitation-form-mode': {
    says: 'Forms go to clients that take them: those with `elicitation.form`, or with `elicitation` and no mode named.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/elicitation-url-mode': {
    says: 'Addresses to visit go only to clients that declared `elicitation.url`.',
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
    unreported: 'The page on logging says the same in stronger words; `logging/capability-undeclared` reports it.',
  },
  'capabilities/logging-set-level': {
    says: 'A log level is set only at a server that declared `logging`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/missing-capability-was-declared': {
    says: 'The error for a missing capability names only what the request did not declare.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'capabilities/prompts-get': {
    says: 'A prompt is fetched only from a server that declared `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/prompts-list': {
    says: 'Prompts are listed only by a server that declared `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/prompts-list-changed': {
    says: 'Only a server with `prompts.listChanged` announces changes of its prompts.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-list': {
    says: 'Resources are listed only by a server that declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-list-changed': {
    says: 'Only a server with `resources.listChanged` announces changes of its list of resources.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-read': {
    says: 'A resource is read only from a server that declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-subscribe': {
    says: 'Subscriptions need a server with `resources.subscribe`; `resources` alone is not enough.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-templates-list': {
    says: 'Resource templates are listed only by a server that declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-unsubscribe': {
    says: 'Subscriptions are cancelled only at a server with `resources.subscribe`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/resources-updated': {
    says: 'Only a server with `resources.subscribe` tells that a resource has changed.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/roots-list': {
    says: 'A server asks for roots only where the client declared `roots`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/roots-list-changed': {
    says: 'Only a client with `roots.listChanged` announces changes of its roots.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/sampling-context': {
    says: 'Context of servers is asked for only where the client declared `sampling.context`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD NOT', 'client/sampling#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'Whatever the client declared, these values are on their way out, and one warning stands at the member; `deprecated/include-context` reports it.',
  },
  'capabilities/sampling-create-message': {
    says: 'A server asks for a message of the model only where the client declared `sampling`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/sampling-tools': {
    says: 'A sampling request brings tools only where the client declared `sampling.tools`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/sampling#capabilities'],
      '2026-07-28': null,
    },
  },
  'capabilities/serves-completions-undeclared': {
    says: 'A server that answers `completion/complete` has declared `completions`.',
    scope: 'session',
    in: {
      '2025-03-26': ['MUST', 'server/utilities/completion#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page of capabilities and that of the feature say the same; `completion/capability-undeclared` reports it.',
  },
  'capabilities/serves-prompts-undeclared': {
    says: 'A server that answers for prompts has declared `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page of capabilities and that of the feature say the same; `prompts/capability-undeclared` reports it.',
  },
  'capabilities/serves-resources-undeclared': {
    says: 'A server that answers for resources has declared `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'server/resources#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page of capabilities and that of the feature say the same; `resources/capability-undeclared` reports it.',
  },
  'capabilities/serves-tools-undeclared': {
    says: 'A server that answers for tools has declared `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'server/tools#capabilities'],
      '2026-07-28': null,
    },
    unreported:
      'The page of capabilities and that of the feature say the same; `tools/capability-undeclared` reports it.',
  },
  'capabilities/tools-call': {
    says: 'A tool is called only at a server that declared `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/tools-list': {
    says: 'Tools are listed only by a server that declared `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/tools-list-changed': {
    says: 'Only a server with `tools.listChanged` announces changes of its tools.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'capabilities/undeclared-method-code': {
    says: 'A method of a feature that the server did not name is refused with -32601.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'schema#methodnotfounderror'] },
  },
  'completion/capability-undeclared': {
    says: 'A server that makes suggestions declares `completions`, in the plural.',
    scope: 'session',
    in: { '2025-03-26': ['MUST', 'server/utilities/completion#capabilities'] },
  },
  'completion/client-ignores-capability': {
    says: 'Clients ask no suggestions of a server without `completions`.',
    scope: 'session',
    in: {
      '2025-03-26': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'schema#methodnotfounderror'],
    },
  },
  'completion/context-missing': {
    says: 'A request for a second argument tells in `context.arguments` what was chosen for the first.',
    scope: 'session',
    in: { '2025-06-18': ['INFO', 'server/utilities/completion#requesting-completions'] },
  },
  'completion/missing-argument-code': {
    says: 'A request for suggestions that lacks a member is refused with -32602.',
    scope: 'exchange',
    in: { '2025-03-26': ['SHOULD', 'server/utilities/completion#error-handling'] },
  },
  'completion/unknown-argument': {
    says: 'Suggestions are asked for an argument that the prompt has.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/utilities/completion#completerequest'] },
  },
  'completion/unknown-prompt-code': {
    says: 'A request for suggestions that names an unknown prompt is refused with -32602.',
    scope: 'session',
    in: { '2025-03-26': ['SHOULD', 'server/utilities/completion#error-handling'] },
  },
  'completion/unsupported-code': {
    says: 'A server without suggestions refuses to make any with -32601.',
    scope: 'session',
    in: { '2025-03-26': ['SHOULD', 'server/utilities/completion#error-handling'] },
  },
  'extensions/result-without-support': {
    says: 'A server sends results of an extension only to clients that declared it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
    unreported:
      'Of all extensions only tasks bring a type of result that is known here; `tasks-ext/undeclared` reports it.',
  },
  'logging/after-response': {
    says: 'Log messages of a request come before its answer.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'logging/below-requested-level': {
    says: 'A server sends no log messages below the level the client asked for.',
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
    says: 'A server refuses a log level that there is not.',
    scope: 'exchange',
    in: { '2024-11-05': ['SHOULD', 'server/utilities/logging#error-handling'] },
  },
  'logging/invalid-level-code': {
    says: 'A log level that there is not is refused with -32602.',
    scope: 'exchange',
    in: { '2024-11-05': ['SHOULD', 'server/utilities/logging#error-handling'] },
  },
  'logging/message-without-opt-in': {
    says: 'A server sends no log messages for requests that name no log level.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'logging/set-level-undeclared': {
    says: 'Clients set a log level only at servers with `logging`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page says the same of the same message; `capabilities/logging-set-level` reports it.',
  },
  'pagination/cursor-from-other-method': {
    says: 'A cursor is used for the list that gave it.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#pagination-model'] },
  },
  'pagination/cursor-not-advancing': {
    says: 'The `nextCursor` of a page leads to another page.',
    scope: 'exchange',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#response-format'] },
  },
  'pagination/empty-cursor-dropped': {
    says: 'An empty `nextCursor` is sent back like any other.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'] },
  },
  'pagination/invalid-cursor-code': {
    says: 'A cursor that is not valid is refused with -32602.',
    scope: 'exchange',
    in: { '2024-11-05': ['SHOULD', 'server/utilities/pagination#error-handling'] },
  },
  'pagination/invented-cursor': {
    says: 'Clients send cursors as the server gave them, and no others.',
    scope: 'session',
    in: { '2024-11-05': ['MUST NOT', 'server/utilities/pagination#implementation-guidelines'] },
  },
  'prompts/capability-undeclared': {
    says: 'A server that has prompts declares `prompts`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/prompts#capabilities'] },
  },
  'prompts/client-ignores-capability': {
    says: 'Clients ask no prompts of a server without `prompts`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/prompts#implementation-considerations'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['SHOULD NOT', 'server/prompts#implementation-considerations'],
    },
  },
  'prompts/get-unlisted': {
    says: 'A prompt that is fetched stands in the list.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/prompts#getting-a-prompt'] },
  },
  'prompts/list-changed-not-sent': {
    says: 'A server that promised it announces that its prompts have changed.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#list-changed-notification'] },
  },
  'prompts/list-changed-undeclared': {
    says: 'Changes of prompts are announced only by servers with `prompts.listChanged`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'server/prompts#capabilities'],
    },
  },
  'prompts/list-must-be-answered': {
    says: 'A server with `prompts` answers `prompts/list` with a list, even an empty one.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/prompts#capabilities'] },
  },
  'prompts/missing-argument-accepted': {
    says: 'A prompt is not filled in while an argument that it requires is missing.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#implementation-considerations'] },
  },
  'prompts/missing-argument-code': {
    says: 'A missing argument of a prompt is refused with -32602.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#error-handling'] },
  },
  'prompts/missing-argument-sent': {
    says: 'Clients send every argument that a prompt requires.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/prompts#prompt'] },
  },
  'prompts/unknown-prompt-code': {
    says: 'An unknown prompt is refused with -32602.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/prompts#error-handling'] },
  },
  'resource-subscribe/undeclared': {
    says: 'Clients subscribe only at servers with `resources.subscribe`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page says the same of the same message; `capabilities/resources-subscribe` reports it.',
  },
  'resource-subscribe/unsubscribe-without-subscribe': {
    says: 'What is cancelled was subscribed to, under the same address.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'server/resources#subscriptions'],
      '2025-06-18': ['SHOULD', 'schema#unsubscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-subscribe/updated-after-unsubscribe': {
    says: 'After a confirmed cancellation no updates of that resource come.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/resources#subscriptions'],
      '2025-06-18': ['SHOULD NOT', 'schema#unsubscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-subscribe/updated-without-subscribe': {
    says: 'Updates come for what the client subscribed to, and for its parts.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'server/resources#subscriptions'],
      '2025-06-18': ['SHOULD NOT', 'schema#resourceupdatednotification'],
      '2026-07-28': null,
    },
  },
  'resources/capability-undeclared': {
    says: 'A server that has resources declares `resources`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/resources#capabilities'] },
  },
  'resources/client-ignores-capability': {
    says: 'Clients ask no resources of a server without `resources`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'schema#methodnotfounderror'],
    },
  },
  'resources/empty-contents': {
    says: 'A resource that is not there is answered with an error, not with empty `contents`.',
    scope: 'exchange',
    in: {
      '2026-07-28': [
        'SHOULD NOT',
        'server/resources#error-handling',
        'The page forbids it for a resource that is not there. A resource that is there may be empty, and no message tells the two apart: a warning.',
      ],
    },
  },
  'resources/list-changed-not-sent': {
    says: 'A server that promised it announces that its resources have changed.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/resources#list-changed-notification'] },
  },
  'resources/list-changed-undeclared': {
    says: 'Changes of the list of resources are announced only by servers with `resources.listChanged`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'server/resources#capabilities'],
    },
  },
  'resources/list-must-be-answered': {
    says: 'A server with `resources` answers `resources/list` with a list, even an empty one.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/resources#capabilities'] },
  },
  'resources/not-found-code': {
    says: 'A resource that is not there is refused with -32602.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/resources#error-handling'] },
  },
  'resources/not-found-code-legacy': {
    says: 'A resource that is not there is refused with -32002.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['SHOULD', 'server/resources#error-handling'],
      '2026-07-28': null,
    },
  },
  'resources/not-found-data-uri': {
    says: 'The error for a missing resource names its address in `data.uri`.',
    scope: 'exchange',
    in: { '2024-11-05': ['INFO', 'server/resources#error-handling'] },
  },
  'roots/answer-without-capability': {
    says: 'A client that lists its roots has declared that it can.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'client/roots#capabilities'] },
  },
  'roots/input-request-in-old-revision': {
    says: 'In this revision a server asks for roots by a request, not inside a result.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'client/roots#listing-roots'],
      '2026-07-28': null,
    },
  },
  'roots/list-changed-from-server': {
    says: 'Only clients announce that roots have changed.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#root-list-changes'],
      '2026-07-28': null,
    },
    unreported:
      'The direction of a method is a matter of one message; `methods/server-sends-client-notification` reports it.',
  },
  'roots/list-changed-missing': {
    says: 'A client that promised it announces that its roots have changed.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#root-list-changes'],
      '2026-07-28': null,
    },
  },
  'roots/list-changed-not-declared': {
    says: 'Changes of roots are announced only by clients with `roots.listChanged`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page says the same of the same message; `capabilities/roots-list-changed` reports it.',
  },
  'roots/request-from-client': {
    says: 'Only servers ask for roots.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/roots#listing-roots'],
      '2026-07-28': null,
    },
    unreported:
      'The direction of a method is a matter of one message; `methods/client-calls-client-feature` reports it.',
  },
  'roots/request-without-capability': {
    says: 'Roots are asked only of clients with `roots`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'Another page says the same of the same message; `capabilities/roots-list` reports it.',
  },
  'roots/standalone-request-removed': {
    says: 'In this revision a server asks for roots inside a result, not by a request.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr'] },
    unreported:
      'No request of a server exists in this revision, this one among them; `stateless/server-request` reports it.',
  },
  'roots/unsupported-error-code': {
    says: 'A client without roots refuses to list them with -32601.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'client/roots#error-handling'],
      '2026-07-28': null,
    },
  },
  'structured-content/null-is-present': {
    says: '`null` as `structuredContent` is a value; to send none, the member is left out.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'server/tools#structured-content'] },
  },
  'tool-names/case-sensitive': {
    says: 'Names of tools that differ in letter case are different names.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD', 'server/tools#tool-names'] },
  },
  'tools/call-unlisted': {
    says: 'A tool that is called stands in the list.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/tools#calling-tools'] },
  },
  'tools/capability-undeclared': {
    says: 'A server that has tools declares `tools`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/tools#capabilities'] },
  },
  'tools/client-ignores-capability': {
    says: 'Clients ask nothing about tools of a server without `tools`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'schema#methodnotfounderror'],
    },
  },
  'tools/embedded-resource-capability': {
    says: 'A server that embeds resources in results of tools has the capability `resources` too.',
    scope: 'session',
    in: { '2025-06-18': ['SHOULD', 'server/tools#embedded-resources'] },
  },
  'tools/error-without-content': {
    says: 'A result with `isError` explains in `content` what went wrong.',
    scope: 'exchange',
    in: { '2025-11-25': ['INFO', 'server/tools#error-handling'] },
  },
  'tools/failure-as-protocol-error': {
    says: 'What fails inside a tool is told by a result with `isError`, not by an error.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD NOT', 'server/tools#error-handling'] },
  },
  'tools/invalid-arguments-accepted': {
    says: 'A server checks the arguments of a call before it reports success.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'server/tools#security-considerations'] },
  },
  'tools/invalid-arguments-protocol-error': {
    says: 'Arguments that do not fit a tool are told by a result with `isError`, not by an error.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD NOT', 'server/tools#error-handling'] },
  },
  'tools/list-changed-not-sent': {
    says: 'A server that promised it announces that its tools have changed.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD', 'server/tools#list-changed-notification'] },
  },
  'tools/list-changed-undeclared': {
    says: 'Changes of tools are announced only by servers with `tools.listChanged`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD NOT', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST NOT', 'basic/lifecycle#operation'],
      '2026-07-28': ['INFO', 'server/tools#capabilities'],
    },
  },
  'tools/list-must-be-answered': {
    says: 'A server with `tools` answers `tools/list` with a list, even an empty one.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#capabilities'] },
  },
  'tools/list-order-unstable': {
    says: 'The same tools are listed in the same order.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'server/tools#capabilities'] },
  },
  'tools/unknown-tool-as-result': {
    says: 'A call of an unknown tool is answered with an error, not with a result.',
    scope: 'session',
    in: { '2024-11-05': ['SHOULD NOT', 'server/tools#error-handling'] },
  },
  'tools/unknown-tool-code': {
    says: 'A call of an unknown tool is refused with -32602.',
    scope: 'exchange',
    in: { '2024-11-05': ['INFO', 'server/tools#error-handling'] },
  },
};
