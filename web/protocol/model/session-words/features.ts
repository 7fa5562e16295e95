/** The words of requirements about capabilities, and tools, prompts, resources, completion and logging across messages. */
import type { RequirementWords } from '../schema.ts';

/** Words by ledger id, the same in every revision. */
export const features: Readonly<Record<string, RequirementWords>> = {
  'caching/hints-on-input-required': { says: 'A result that asks for input says nothing of how long it keeps.' },
  'caching/hints-on-uncacheable-result': {
    says: 'How long a result keeps is said of discovery, lists and contents of resources, and of nothing else.',
  },
  'caching/hints-required-discover': {
    says: 'The answer to `server/discover` says how long, and by whom, it may be kept.',
  },
  'caching/scope-differs-between-pages': { says: 'Every page of a list names the same `cacheScope`.' },
  'capabilities/client-serves-elicitation-undeclared': {
    says: 'A client that answers elicitations has declared `elicitation`.',
  },
  'capabilities/client-serves-roots-undeclared': { says: 'A client that lists its roots has declared `roots`.' },
  'capabilities/client-serves-sampling-undeclared': { says: 'A client that lends its model has declared `sampling`.' },
  'capabilities/completion-complete': { says: 'Suggestions are asked only of a server that declared `completions`.' },
  'capabilities/declared-not-served': {
    says: 'A server that declared a feature does not say that its methods are unknown.',
  },
  'capabilities/discovered-completions-undeclared': {
    says: 'A server that makes suggestions names `completions` when it is discovered.',
  },
  'capabilities/discovered-list-changed': {
    says: 'A server that announces changes of a list says so by `listChanged` when it is discovered.',
  },
  'capabilities/discovered-logging-undeclared': {
    says: 'A server that sends log messages names `logging` when it is discovered.',
  },
  'capabilities/discovered-not-offered': {
    says: 'After a discovery, clients leave alone what the server did not name.',
  },
  'capabilities/discovered-prompts-must-list': {
    says: 'A server that names `prompts` when it is discovered answers `prompts/list`.',
  },
  'capabilities/discovered-prompts-undeclared': {
    says: 'A server that has prompts names `prompts` when it is discovered.',
  },
  'capabilities/discovered-resources-must-list': {
    says: 'A server that names `resources` when it is discovered answers `resources/list`.',
  },
  'capabilities/discovered-resources-undeclared': {
    says: 'A server that has resources names `resources` when it is discovered.',
  },
  'capabilities/discovered-tools-must-list': {
    says: 'A server that names `tools` when it is discovered answers `tools/list`.',
  },
  'capabilities/discovered-tools-undeclared': { says: 'A server that has tools names `tools` when it is discovered.' },
  'capabilities/elicitation-create': { says: 'A server elicits only from a client that declared `elicitation`.' },
  'capabilities/elicitation-form-mode': {
    says: 'Forms go to clients that take them: those with `elicitation.form`, or with `elicitation` and no mode named.',
  },
  'capabilities/elicitation-url-mode': {
    says: 'Addresses to visit go only to clients that declared `elicitation.url`.',
  },
  'capabilities/log-message': { says: 'Only a server that declared `logging` sends log messages.' },
  'capabilities/logging-set-level': { says: 'A log level is set only at a server that declared `logging`.' },
  'capabilities/missing-capability-was-declared': {
    says: 'The error for a missing capability names only what the request did not declare.',
  },
  'capabilities/prompts-get': { says: 'A prompt is fetched only from a server that declared `prompts`.' },
  'capabilities/prompts-list': { says: 'Prompts are listed only by a server that declared `prompts`.' },
  'capabilities/prompts-list-changed': {
    says: 'Only a server with `prompts.listChanged` announces changes of its prompts.',
  },
  'capabilities/resources-list': { says: 'Resources are listed only by a server that declared `resources`.' },
  'capabilities/resources-list-changed': {
    says: 'Only a server with `resources.listChanged` announces changes of its list of resources.',
  },
  'capabilities/resources-read': { says: 'A resource is read only from a server that declared `resources`.' },
  'capabilities/resources-subscribe': {
    says: 'Subscriptions need a server with `resources.subscribe`; `resources` alone is not enough.',
  },
  'capabilities/resources-templates-list': {
    says: 'Resource templates are listed only by a server that declared `resources`.',
  },
  'capabilities/resources-unsubscribe': {
    says: 'Subscriptions are cancelled only at a server with `resources.subscribe`.',
  },
  'capabilities/resources-updated': {
    says: 'Only a server with `resources.subscribe` tells that a resource has changed.',
  },
  'capabilities/roots-list': { says: 'A server asks for roots only where the client declared `roots`.' },
  'capabilities/roots-list-changed': { says: 'Only a client with `roots.listChanged` announces changes of its roots.' },
  'capabilities/sampling-context': {
    says: 'Context of servers is asked for only where the client declared `sampling.context`.',
  },
  'capabilities/sampling-create-message': {
    says: 'A server asks for a message of the model only where the client declared `sampling`.',
  },
  'capabilities/sampling-tools': {
    says: 'A sampling request brings tools only where the client declared `sampling.tools`.',
  },
  'capabilities/serves-completions-undeclared': {
    says: 'A server that answers `completion/complete` has declared `completions`.',
  },
  'capabilities/serves-prompts-undeclared': { says: 'A server that answers for prompts has declared `prompts`.' },
  'capabilities/serves-resources-undeclared': { says: 'A server that answers for resources has declared `resources`.' },
  'capabilities/serves-tools-undeclared': { says: 'A server that answers for tools has declared `tools`.' },
  'capabilities/tools-call': { says: 'A tool is called only at a server that declared `tools`.' },
  'capabilities/tools-list': { says: 'Tools are listed only by a server that declared `tools`.' },
  'capabilities/tools-list-changed': { says: 'Only a server with `tools.listChanged` announces changes of its tools.' },
  'capabilities/undeclared-method-code': {
    says: 'A method of a feature that the server did not name is refused with -32601.',
  },
  'completion/capability-undeclared': {
    says: 'A server that makes suggestions declares `completions`, in the plural.',
  },
  'completion/client-ignores-capability': { says: 'Clients ask no suggestions of a server without `completions`.' },
  'completion/context-missing': {
    says: 'A request for a second argument tells in `context.arguments` what was chosen for the first.',
  },
  'completion/missing-argument-code': { says: 'A request for suggestions that lacks a member is refused with -32602.' },
  'completion/unknown-argument': { says: 'Suggestions are asked for an argument that the prompt has.' },
  'completion/unknown-prompt-code': {
    says: 'A request for suggestions that names an unknown prompt is refused with -32602.',
  },
  'completion/unsupported-code': { says: 'A server without suggestions refuses to make any with -32601.' },
  'extensions/result-without-support': {
    says: 'A server sends results of an extension only to clients that declared it.',
  },
  'logging/after-response': { says: 'Log messages of a request come before its answer.' },
  'logging/below-requested-level': { says: 'A server sends no log messages below the level the client asked for.' },
  'logging/capability-undeclared': { says: 'A server that sends log messages declares `logging`.' },
  'logging/invalid-level-accepted': { says: 'A server refuses a log level that there is not.' },
  'logging/invalid-level-code': { says: 'A log level that there is not is refused with -32602.' },
  'logging/message-without-opt-in': { says: 'A server sends no log messages for requests that name no log level.' },
  'logging/set-level-undeclared': { says: 'Clients set a log level only at servers with `logging`.' },
  'pagination/cursor-from-other-method': { says: 'A cursor is used for the list that gave it.' },
  'pagination/cursor-not-advancing': { says: 'The `nextCursor` of a page leads to another page.' },
  'pagination/empty-cursor-dropped': { says: 'An empty `nextCursor` is sent back like any other.' },
  'pagination/invalid-cursor-code': { says: 'A cursor that is not valid is refused with -32602.' },
  'pagination/invented-cursor': { says: 'Clients send cursors as the server gave them, and no others.' },
  'prompts/capability-undeclared': { says: 'A server that has prompts declares `prompts`.' },
  'prompts/client-ignores-capability': { says: 'Clients ask no prompts of a server without `prompts`.' },
  'prompts/get-unlisted': { says: 'A prompt that is fetched stands in the list.' },
  'prompts/list-changed-not-sent': { says: 'A server that promised it announces that its prompts have changed.' },
  'prompts/list-changed-undeclared': {
    says: 'Changes of prompts are announced only by servers with `prompts.listChanged`.',
  },
  'prompts/list-must-be-answered': {
    says: 'A server with `prompts` answers `prompts/list` with a list, even an empty one.',
  },
  'prompts/missing-argument-accepted': {
    says: 'A prompt is not filled in while an argument that it requires is missing.',
  },
  'prompts/missing-argument-code': { says: 'A missing argument of a prompt is refused with -32602.' },
  'prompts/missing-argument-sent': { says: 'Clients send every argument that a prompt requires.' },
  'prompts/unknown-prompt-code': { says: 'An unknown prompt is refused with -32602.' },
  'resource-subscribe/undeclared': { says: 'Clients subscribe only at servers with `resources.subscribe`.' },
  'resource-subscribe/unsubscribe-without-subscribe': {
    says: 'What is cancelled was subscribed to, under the same address.',
  },
  'resource-subscribe/updated-after-unsubscribe': {
    says: 'After a confirmed cancellation no updates of that resource come.',
  },
  'resource-subscribe/updated-without-subscribe': {
    says: 'Updates come for what the client subscribed to, and for its parts.',
  },
  'resources/capability-undeclared': { says: 'A server that has resources declares `resources`.' },
  'resources/client-ignores-capability': { says: 'Clients ask no resources of a server without `resources`.' },
  'resources/empty-contents': {
    says: 'A resource that is not there is answered with an error, not with empty `contents`.',
  },
  'resources/list-changed-not-sent': { says: 'A server that promised it announces that its resources have changed.' },
  'resources/list-changed-undeclared': {
    says: 'Changes of the list of resources are announced only by servers with `resources.listChanged`.',
  },
  'resources/list-must-be-answered': {
    says: 'A server with `resources` answers `resources/list` with a list, even an empty one.',
  },
  'resources/not-found-code': { says: 'A resource that is not there is refused with -32602.' },
  'resources/not-found-code-legacy': { says: 'A resource that is not there is refused with -32002.' },
  'resources/not-found-data-uri': { says: 'The error for a missing resource names its address in `data.uri`.' },
  'roots/answer-without-capability': { says: 'A client that lists its roots has declared that it can.' },
  'roots/input-request-in-old-revision': {
    says: 'In this revision a server asks for roots by a request, not inside a result.',
  },
  'roots/list-changed-from-server': { says: 'Only clients announce that roots have changed.' },
  'roots/list-changed-missing': { says: 'A client that promised it announces that its roots have changed.' },
  'roots/list-changed-not-declared': {
    says: 'Changes of roots are announced only by clients with `roots.listChanged`.',
  },
  'roots/request-from-client': { says: 'Only servers ask for roots.' },
  'roots/request-without-capability': { says: 'Roots are asked only of clients with `roots`.' },
  'roots/standalone-request-removed': {
    says: 'In this revision a server asks for roots inside a result, not by a request.',
  },
  'roots/unsupported-error-code': { says: 'A client without roots refuses to list them with -32601.' },
  'structured-content/null-is-present': {
    says: '`null` as `structuredContent` is a value; to send none, the member is left out.',
  },
  'tool-names/case-sensitive': { says: 'Names of tools that differ in letter case are different names.' },
  'tools/call-unlisted': { says: 'A tool that is called stands in the list.' },
  'tools/capability-undeclared': { says: 'A server that has tools declares `tools`.' },
  'tools/client-ignores-capability': { says: 'Clients ask nothing about tools of a server without `tools`.' },
  'tools/embedded-resource-capability': {
    says: 'A server that embeds resources in results of tools has the capability `resources` too.',
  },
  'tools/error-without-content': { says: 'A result with `isError` explains in `content` what went wrong.' },
  'tools/failure-as-protocol-error': {
    says: 'What fails inside a tool is told by a result with `isError`, not by an error.',
  },
  'tools/invalid-arguments-accepted': { says: 'A server checks the arguments of a call before it reports success.' },
  'tools/invalid-arguments-protocol-error': {
    says: 'Arguments that do not fit a tool are told by a result with `isError`, not by an error.',
  },
  'tools/list-changed-not-sent': { says: 'A server that promised it announces that its tools have changed.' },
  'tools/list-changed-undeclared': { says: 'Changes of tools are announced only by servers with `tools.listChanged`.' },
  'tools/list-must-be-answered': { says: 'A server with `tools` answers `tools/list` with a list, even an empty one.' },
  'tools/list-order-unstable': { says: 'The same tools are listed in the same order.' },
  'tools/unknown-tool-as-result': { says: 'A call of an unknown tool is answered with an error, not with a result.' },
  'tools/unknown-tool-code': { says: 'A call of an unknown tool is refused with -32602.' },
};
