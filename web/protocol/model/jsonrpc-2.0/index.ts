/** JSON-RPC 2.0: the base that every MCP revision amends. It defines no methods and no `_meta`. */
import type { Amendment } from '../amend.ts';
import { envelope, errorObject } from './envelope.ts';

/** JSON-RPC 2.0. */
export const amendment: Amendment = {
  id: 'jsonrpc-2.0',
  era: 'json-rpc',
  root: 'https://www.jsonrpc.org/specification',
  places: {
    requests: '#request_object',
    params: '#parameter_structures',
    messages: '#request_object',
    conventions: '#conventions',
    responses: '#response_object',
    errors: '#error_object',
    codes: '#error_object',
    errorType: '#error_object',
    notifications: '#notification',
    batch: '#batch',
    names: '#conventions',
    failures: '#response_object',
  },
  errorCodes: {
    added: [
      { code: -32700, name: 'Parse error', says: 'The message is not valid JSON.' },
      { code: -32600, name: 'Invalid Request', says: 'The message is valid JSON, but not a valid request.' },
      { code: -32601, name: 'Method not found', says: 'The method does not exist.' },
      {
        code: -32602,
        name: 'Invalid params',
        says: 'The parameters do not match the method.',
      },
      {
        code: -32603,
        name: 'Internal error',
        says: 'An internal error of the responding side.',
      },
    ],
  },
  errorBands: [
    { from: -32768, to: -32100, owner: 'reserved', says: 'Reserved by JSON-RPC for codes that it defines.' },
    { from: -32099, to: -32000, owner: 'server', says: 'Available for implementation-defined server errors.' },
  ],
  batches: 'allowed',
  params: 'structured',
  results: 'any',
  errorId: 'nullable',
  envelope,
  errorObject,
};
