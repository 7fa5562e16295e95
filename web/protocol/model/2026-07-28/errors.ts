/** Error codes of 2026-07-28: three of its own, two retired, and who owns which numbers. */
import type { Amendment } from '../amend.ts';

const modern = { requirement: 'errors/modern-code-in-legacy', hint: 'before, it means what a server wants it to mean' };

/** What 2026-07-28 changes among the codes. */
export const errorCodes: Amendment['errorCodes'] = {
  added: [
    {
      code: -32020,
      name: 'Header mismatch',
      says: 'HTTP headers are missing or do not agree with the message.',
    },
    {
      code: -32021,
      name: 'Missing required client capability',
      says: 'The request needs a capability that it does not declare.',
    },
    {
      code: -32022,
      name: 'Unsupported protocol version',
      says: 'The server does not speak the version of the request.',
    },
  ],
  before: { [-32020]: modern, [-32021]: modern, [-32022]: modern },
  dropped: {
    [-32002]: { requirement: 'errors/retired-32002', hint: '-32602 replaces it', instead: -32602 },
    [-32042]: {
      requirement: 'errors/retired-32042',
      hint: 'an `input_required` result with an elicitation replaces it',
    },
  },
};

/** Who owns the codes from -32768 to -32000, since 2026-07-28. */
export const errorBands: Amendment['errorBands'] = [
  { from: -32768, to: -32100, owner: 'reserved', says: 'Reserved by JSON-RPC for codes it defines.' },
  { from: -32099, to: -32020, owner: 'mcp', says: 'Kept for codes that MCP defines.' },
  { from: -32019, to: -32000, owner: 'legacy', says: 'Left to programs older than this revision.' },
];
