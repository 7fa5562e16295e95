/** What 2025-03-26 says of capabilities, and tools, prompts, resources, completion and logging across messages, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const features: ShapePart = {
  ledger: {
    added: {
      'capabilities/completion-complete': ['SHOULD', 'basic/lifecycle#operation'],
      'capabilities/serves-completions-undeclared': ['MUST', 'server/utilities/completion#capabilities'],
      'completion/capability-undeclared': ['MUST', 'server/utilities/completion#capabilities'],
      'completion/client-ignores-capability': ['SHOULD NOT', 'basic/lifecycle#operation'],
      'completion/missing-argument-code': ['SHOULD', 'server/utilities/completion#error-handling'],
      'completion/unknown-prompt-code': ['SHOULD', 'server/utilities/completion#error-handling'],
      'completion/unsupported-code': ['SHOULD', 'server/utilities/completion#error-handling'],
    },
  },
};
