/** 2025-11-25 adds tasks and URL elicitation, lets an error omit an unreadable id, and redefines the reserved prefixes. */
import type { Amendment } from '../amend.ts';
import { methods } from './methods.ts';

/** MCP 2025-11-25, as an amendment of the previous revision. */
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
        says: 'The user must open a URL before the request can be processed.',
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
        says: 'Identifies the task that the message belongs to.',
      },
      {
        key: 'io.modelcontextprotocol/model-immediate-response',
        on: 'result',
        need: 'optional',
        value: 'string',
        says: 'A message that the model may receive while the task is still running.',
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
        says: 'The id of the request that this error belongs to; omitted only when it could not be read.',
        allowed: 'the id of the request, with the same JSON type',
      },
    ],
  },
};
