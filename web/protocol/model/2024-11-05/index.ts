/** The first MCP revision: narrows JSON-RPC and adds methods, a handshake and `_meta`. */
import type { Amendment } from '../amend.ts';
import { envelope } from './envelope.ts';
import { methods } from './methods.ts';

/** MCP 2024-11-05, as an amendment of the previous revision. */
export const amendment: Amendment = {
  id: '2024-11-05',
  era: 'handshake',
  root: 'https://modelcontextprotocol.io/specification/2024-11-05/',
  places: {
    requests: 'basic/messages#requests',
    params: 'basic/messages#requests',
    messages: 'basic/messages#requests',
    conventions: 'basic/messages#requests',
    responses: 'basic/messages#responses',
    errors: 'basic/messages#responses',
    codes: 'basic/messages#responses',
    errorType: 'basic/index#schema',
    notifications: 'basic/messages#notifications',
    batch: 'basic/messages',
    schema: 'basic/index#schema',
    meta: 'basic/index#schema',
    version: 'basic/lifecycle#version-negotiation',
    shutdown: 'basic/lifecycle#shutdown',
    cancelling: 'basic/utilities/cancellation#cancellation-flow',
    names: 'basic/index#schema',
    callers: 'server/tools#listing-tools',
    failures: 'basic/messages#responses',
  },
  methods,
  errorCodes: {
    added: [
      {
        code: -32002,
        name: 'Resource not found',
        says: 'No resource exists at this URI.',
      },
    ],
  },
  metaKeys: {
    added: [
      {
        key: 'progressToken',
        on: 'request',
        need: 'optional',
        value: 'string or integer',
        says: 'Requests progress notifications, which carry this token.',
      },
    ],
  },
  meta: { names: 'free', reserved: null },
  logLevels: ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'],
  batches: 'not-mentioned',
  params: 'object',
  results: 'object',
  errorId: 'required',
  order: ['jsonrpc', 'id', 'method', 'params', 'result', 'error'],
  envelope,
};
