/** Requirements of this area that have no rule of their own, each with the reason. */

const AS = (id: string, because: string): string => `${because}; \`${id}\` reports it.`;
const SAME = 'Another page says the same of the same message';
const TWICE = 'The page of capabilities and that of the feature say the same';

/** Reasons by ledger id. */
export const withoutRule: Readonly<Record<string, string>> = {
  'caching/hints-required-discover':
    'The type of the result demands both members; `discover/ttl-missing` and `discover/cache-scope-missing` report them.',
  'capabilities/serves-tools-undeclared': AS('tools/capability-undeclared', TWICE),
  'capabilities/serves-prompts-undeclared': AS('prompts/capability-undeclared', TWICE),
  'capabilities/serves-resources-undeclared': AS('resources/capability-undeclared', TWICE),
  'capabilities/serves-completions-undeclared': AS('completion/capability-undeclared', TWICE),
  'capabilities/log-message': AS(
    'logging/capability-undeclared',
    'The page on logging says the same in stronger words',
  ),
  'capabilities/discovered-tools-must-list': AS('tools/list-must-be-answered', TWICE),
  'capabilities/discovered-prompts-must-list': AS('prompts/list-must-be-answered', TWICE),
  'capabilities/discovered-resources-must-list': AS('resources/list-must-be-answered', TWICE),
  'capabilities/discovered-list-changed':
    'The page of each feature says the same; `tools/list-changed-undeclared`, `prompts/list-changed-undeclared` and `resources/list-changed-undeclared` report it.',
  'capabilities/discovered-not-offered':
    'The pages of the features say the same, that on prompts in stronger words; `tools/client-ignores-capability`, `prompts/client-ignores-capability`, `resources/client-ignores-capability` and `completion/client-ignores-capability` report it.',
  'capabilities/sampling-context': AS(
    'deprecated/include-context',
    'Whatever the client declared, these values are on their way out, and one warning stands at the member',
  ),
  'extensions/result-without-support': AS(
    'tasks-ext/undeclared',
    'Of all extensions only tasks bring a type of result that is known here',
  ),
  'logging/set-level-undeclared': AS('capabilities/logging-set-level', SAME),
  'resource-subscribe/undeclared': AS('capabilities/resources-subscribe', SAME),
  'roots/request-without-capability': AS('capabilities/roots-list', SAME),
  'roots/list-changed-not-declared': AS('capabilities/roots-list-changed', SAME),
  'roots/request-from-client': AS(
    'methods/client-calls-client-feature',
    'The direction of a method is a matter of one message',
  ),
  'roots/list-changed-from-server': AS(
    'methods/server-sends-client-notification',
    'The direction of a method is a matter of one message',
  ),
  'roots/standalone-request-removed': AS(
    'stateless/server-request',
    'No request of a server exists in this revision, this one among them',
  ),
};
