/** 2025-06-18 removes batches and adds elicitation and a grammar for `_meta` keys. */
import type { Amendment } from '../amend.ts';

/** MCP 2025-06-18, as an amendment of the previous revision. */
export const amendment: Amendment = {
  id: '2025-06-18',
  era: 'handshake',
  root: 'https://modelcontextprotocol.io/specification/2025-06-18/',
  places: {
    errorType: 'schema#jsonrpcerror',
    meta: 'basic/index#meta',
    changes: 'changelog#major-changes',
  },
  methods: {
    added: [
      {
        name: 'elicitation/create',
        kind: 'request',
        sender: 'server',
        params: 'required',
        type: 'ElicitRequest',
        result: 'ElicitResult',
        capability: 'elicitation',
        says: 'Requests information from the user.',
      },
    ],
    before: { 'elicitation/create': { requirement: 'methods/elicitation-since-2025-06-18' } },
  },
  // Any labels, then one of the two names, then at least one more label: mcp.dev, tools.mcp.com, but not
  // io.modelcontextprotocol.
  meta: { names: 'checked', reserved: /^(?:[^./]+\.)*(?:modelcontextprotocol|mcp)\.[^./]/ },
  batches: 'removed',
};
