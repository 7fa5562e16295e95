/** What 2025-11-25 says of capabilities, and tools, prompts, resources, completion and logging across messages, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const features: ShapePart = {
  ledger: {
    added: {
      'capabilities/elicitation-form-mode': ['MUST NOT', 'client/elicitation#capabilities'],
      'capabilities/elicitation-url-mode': ['MUST NOT', 'client/elicitation#capabilities'],
      'capabilities/sampling-context': ['SHOULD NOT', 'client/sampling#capabilities'],
      'capabilities/sampling-tools': ['MUST NOT', 'client/sampling#capabilities'],
      'tool-names/case-sensitive': ['SHOULD', 'server/tools#tool-names'],
      'tools/error-without-content': ['INFO', 'server/tools#error-handling'],
      'tools/invalid-arguments-protocol-error': ['SHOULD NOT', 'server/tools#error-handling'],
    },
  },
};
