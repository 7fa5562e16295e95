/** 2025-11-25 brings tasks and visits to addresses, lets an error leave out an unreadable id, and redraws the reserved prefixes. */
import type { Amendment } from '../amend.ts';
import { methods } from './methods.ts';

/** MCP 2025-11-25, as an amendment of the revision before. */
export const amendment: Amendment = {
  id: '2025-11-25',
  era: 'handshake',
  root: 'https://modelcontextprotocol.io/specification/2025-11-25/',
  places: {
    responses: 'basic/index#result-responses',
    errors: 'basic/index#error-responses',
    codes: 'basic/index#error-responses',
    errorType: 'schema#error',
    context: 'client/sampling#capabilities',
    failures: 'basic/index#error-responses',
  },
  methods,
  errorCodes: {
    added: [
      {
        code: -32042,
        name: 'URL elicitation required',
        says: 'The user must visit an address before the request can be done.',
      },
    ],
    before: { [-32042]: { requirement: 'errors/url-elicitation-foreign' } },
  },
  metaKeys: {
    added: [
      {
        key: 'io.modelcontextprotocol/related-task',
        on: 'any',
        need: 'optional',
        value: 'object',
        says: 'Names the task that the message belongs to.',
      },
      {
        key: 'io.modelcontextprotocol/model-immediate-response',
        on: 'result',
        need: 'optional',
        value: 'string',
        says: 'What the model may be told while the task still runs.',
      },
    ],
  },
  // The second label decides: io.modelcontextprotocol, dev.mcp, com.mcp.tools, but not com.example.mcp.
  meta: { names: 'checked', reserved: /^[^./]+\.(?:modelcontextprotocol|mcp)(?:\.|$)/ },
  errorId: 'optional',
  envelope: {
    error: [
      {
        name: 'id',
        need: 'optional',
        says: 'The id of the request this answers; left out only when the request was too broken to read it.',
        allowed: 'the id of the request, with its type',
      },
    ],
  },
};
