/** What 2025-06-18 says of capabilities, and tools, prompts, resources, completion and logging across messages, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const features: ShapePart = {
  ledger: {
    added: {
      'capabilities/client-serves-elicitation-undeclared': ['MUST', 'client/elicitation#capabilities'],
      'capabilities/elicitation-create': ['MUST', 'basic/lifecycle#operation'],
      'completion/context-missing': ['INFO', 'server/utilities/completion#requesting-completions'],
      'tools/embedded-resource-capability': ['SHOULD', 'server/tools#embedded-resources'],
    },
    changed: {
      'capabilities/completion-complete': { level: 'MUST' },
      'capabilities/log-message': { level: 'MUST' },
      'capabilities/logging-set-level': { level: 'MUST' },
      'capabilities/prompts-get': { level: 'MUST' },
      'capabilities/prompts-list': { level: 'MUST' },
      'capabilities/prompts-list-changed': { level: 'MUST' },
      'capabilities/resources-list': { level: 'MUST' },
      'capabilities/resources-list-changed': { level: 'MUST' },
      'capabilities/resources-read': { level: 'MUST' },
      'capabilities/resources-subscribe': { level: 'MUST' },
      'capabilities/resources-templates-list': { level: 'MUST' },
      'capabilities/resources-unsubscribe': { level: 'MUST' },
      'capabilities/resources-updated': { level: 'MUST' },
      'capabilities/roots-list': { level: 'MUST' },
      'capabilities/roots-list-changed': { level: 'MUST' },
      'capabilities/sampling-create-message': { level: 'MUST' },
      'capabilities/tools-call': { level: 'MUST' },
      'capabilities/tools-list': { level: 'MUST' },
      'capabilities/tools-list-changed': { level: 'MUST' },
      'completion/client-ignores-capability': { level: 'MUST NOT' },
      'logging/set-level-undeclared': { level: 'MUST NOT' },
      'prompts/client-ignores-capability': { level: 'MUST NOT', place: 'basic/lifecycle#operation' },
      'prompts/list-changed-undeclared': { level: 'MUST NOT' },
      'resource-subscribe/undeclared': { level: 'MUST NOT' },
      'resources/client-ignores-capability': { level: 'MUST NOT' },
      'resources/list-changed-undeclared': { level: 'MUST NOT' },
      'roots/list-changed-not-declared': { level: 'MUST' },
      'roots/request-without-capability': { level: 'MUST' },
      'tools/client-ignores-capability': { level: 'MUST NOT' },
      'tools/list-changed-undeclared': { level: 'MUST NOT' },
    },
    moved: {
      'schema#resourceupdatednotification': ['resource-subscribe/updated-without-subscribe'],
      'schema#setlevelrequest': ['logging/below-requested-level'],
      'schema#unsubscriberequest': [
        'resource-subscribe/unsubscribe-without-subscribe',
        'resource-subscribe/updated-after-unsubscribe',
      ],
    },
  },
};
