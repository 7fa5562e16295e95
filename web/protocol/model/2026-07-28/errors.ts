/** Error codes of 2026-07-28: three new ones, two retired, and the owners of the code ranges. */
import type { Amendment } from '../amend.ts';

const modern = {
  requirement: 'errors/modern-code-in-legacy',
  hint: 'in earlier revisions its meaning is up to the server',
};

/** The changes of 2026-07-28 to the error codes. */
export const errorCodes: Amendment['errorCodes'] = {
  added: [
    {
      code: -32020,
      name: 'Header mismatch',
      says: 'HTTP headers are missing or do not match the message.',
    },
    {
      code: -32021,
      name: 'Missing required client capability',
      says: 'The request requires a capability that the client has not declared in it.',
    },
    {
      code: -32022,
      name: 'Unsupported protocol version',
      says: 'The server does not support the protocol version of the request.',
    },
  ],
  before: { [-32020]: modern, [-32021]: modern, [-32022]: modern },
  dropped: {
    [-32002]: { requirement: 'errors/retired-32002', hint: '-32602 replaces it', instead: -32602 },
    [-32042]: {
      requirement: 'errors/retired-32042',
      hint: 'an `input_required` result with an elicitation request replaces it',
    },
  },
};

/** The owners of the codes from -32768 to -32000 since 2026-07-28. */
export const errorBands: Amendment['errorBands'] = [
  { from: -32768, to: -32100, owner: 'reserved', says: 'Reserved by JSON-RPC for codes that it defines.' },
  { from: -32099, to: -32020, owner: 'mcp', says: 'Reserved for codes that MCP defines.' },
  { from: -32019, to: -32000, owner: 'legacy', says: 'Reserved for implementations older than this revision.' },
];
