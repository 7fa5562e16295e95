/** JSON-RPC 2.0: the ground every MCP revision amends. It names no methods and knows no `_meta`. */
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
      { code: -32700, name: 'Parse error', says: 'The text is no valid JSON.' },
      { code: -32600, name: 'Invalid Request', says: 'The JSON is no valid request.' },
      { code: -32601, name: 'Method not found', says: 'There is no such method.' },
      {
        code: -32602,
        name: 'Invalid params',
        says: 'The parameters do not fit the method.',
      },
      {
        code: -32603,
        name: 'Internal error',
        says: 'Something broke inside the answering side.',
      },
    ],
  },
  errorBands: [
    { from: -32768, to: -32100, owner: 'reserved', says: 'Reserved by JSON-RPC for codes it defines.' },
    { from: -32099, to: -32000, owner: 'server', says: 'Free for each server to give a meaning.' },
  ],
  batches: 'allowed',
  params: 'structured',
  results: 'any',
  errorId: 'nullable',
  envelope,
  errorObject,
};
