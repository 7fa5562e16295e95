/** Values against the schemas that tools themselves declare. */
import type { RequirementRows } from './define.ts';

/** The requirements of arguments and structured content. */
export const instance: RequirementRows = {
  'structured-content/mismatch': {
    says: 'The `structuredContent` of a result fits the `outputSchema` that the server has listed for the tool.',
    scope: 'session',
    in: { '2025-06-18': ['MUST', 'server/tools#output-schema'] },
  },
  'structured-content/missing': {
    says: 'A successful call of a tool that declares an `outputSchema` brings `structuredContent`.',
    scope: 'session',
    in: { '2025-06-18': ['MUST', 'server/tools#output-schema'] },
  },
  'tools/call-arguments-mismatch': {
    says: 'The `arguments` of a call fit the `inputSchema` that the server has listed for the tool.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/tools#tool'] },
  },
};
