/** The first MCP revision: narrows JSON-RPC, and gives it methods, a handshake and `_meta`. */
import type { Amendment } from '../amend.ts';
import { envelope } from './envelope.ts';
import { ledger } from './ledger.ts';
import { methods } from './methods.ts';

/** MCP 2024-11-05, as an amendment of the revision before. */
export const amendment: Amendment = {
  id: '2024-11-05',
  title: 'MCP 2024-11-05',
  era: 'handshake',
  root: 'https://modelcontextprotocol.io/specification/2024-11-05/',
  places: {
    requests: ['basic/messages#requests', 'Messages, Requests'],
    params: ['basic/messages#requests', 'Messages, Requests'],
    messages: ['basic/messages#requests', 'Messages, Requests'],
    conventions: ['basic/messages#requests', 'Messages, Requests'],
    responses: ['basic/messages#responses', 'Messages, Responses'],
    errors: ['basic/messages#responses', 'Messages, Responses'],
    codes: ['basic/messages#responses', 'Messages, Responses'],
    errorType: ['basic/index#schema', 'Base protocol, Schema'],
    notifications: ['basic/messages#notifications', 'Messages, Notifications'],
    batch: ['basic/messages', 'Messages'],
    schema: ['basic/index#schema', 'Base protocol, Schema'],
    meta: ['basic/index#schema', 'Base protocol, Schema'],
    version: ['basic/lifecycle#version-negotiation', 'Lifecycle, Version negotiation'],
    shutdown: ['basic/lifecycle#shutdown', 'Lifecycle, Shutdown'],
    cancelling: ['basic/utilities/cancellation#cancellation-flow', 'Cancellation, Cancellation flow'],
    ping: ['basic/utilities/ping#message-format', 'Ping, Message format'],
    listChanges: ['server/tools#list-changed-notification', 'Tools, List changed notification'],
    names: ['basic/index#schema', 'Base protocol, Schema'],
    callers: ['server/tools#listing-tools', 'Tools, Listing tools'],
    failures: ['basic/messages#responses', 'Messages, Responses'],
  },
  methods,
  errorCodes: {
    added: [
      {
        code: -32002,
        name: 'Resource not found',
        says: 'There is no resource at this address.',
        wording: 'Resource not found',
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
        says: 'Asks for progress notifications, which carry this token.',
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
  ledger,
};
