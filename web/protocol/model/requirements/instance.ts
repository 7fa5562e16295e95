/** Values checked against the schemas that tools declare. */
import type { RequirementRows } from './define.ts';

/** The requirements of arguments and structured content. */
export const instance: RequirementRows = {
  'structured-content/mismatch': {
    says: 'The `structuredContent` of a result conforms to the `outputSchema` that the server listed for the tool.',
    scope: 'session',
    in: { '2025-06-18': ['MUST', 'server/tools#output-schema'] },
  },
  'structured-content/missing': {
    says: 'A successful call of a tool with an `outputSchema` returns `structuredContent`.',
    scope: 'session',
    in: { '2025-06-18': ['MUST', 'server/tools#output-schema'] },
  },
  'tools/call-arguments-mismatch': {
    says: 'The `arguments` of a call conform to the `inputSchema` that the server listed for the tool.',
    scope: 'session',
    in: { '2024-11-05': ['INFO', 'server/tools#tool'] },
  },
};
