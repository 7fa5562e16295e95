/** JSON-RPC 2.0: the ground every MCP revision amends. It names no methods and knows no `_meta`. */
import type { Amendment } from '../amend.ts';
import { envelope, errorObject } from './envelope.ts';
import { ledger } from './ledger.ts';

/** JSON-RPC 2.0. */
export const amendment: Amendment = {
  id: 'jsonrpc-2.0',
  title: 'JSON-RPC 2.0',
  era: 'json-rpc',
  root: 'https://www.jsonrpc.org/specification',
  places: {
    requests: ['#request_object', 'JSON-RPC 2.0, Request object'],
    params: ['#parameter_structures', 'JSON-RPC 2.0, Parameter structures'],
    messages: ['#request_object', 'JSON-RPC 2.0, Request object'],
    conventions: ['#conventions', 'JSON-RPC 2.0, Conventions'],
    responses: ['#response_object', 'JSON-RPC 2.0, Response object'],
    errors: ['#error_object', 'JSON-RPC 2.0, Error object'],
    codes: ['#error_object', 'JSON-RPC 2.0, Error object'],
    errorType: ['#error_object', 'JSON-RPC 2.0, Error object'],
    notifications: ['#notification', 'JSON-RPC 2.0, Notification'],
    batch: ['#batch', 'JSON-RPC 2.0, Batch'],
    names: ['#conventions', 'JSON-RPC 2.0, Conventions'],
    failures: ['#response_object', 'JSON-RPC 2.0, Response object'],
  },
  errorCodes: {
    added: [
      { code: -32700, name: 'Parse error', says: 'The text is no valid JSON.', wording: 'Parse error' },
      { code: -32600, name: 'Invalid Request', says: 'The JSON is no valid request.', wording: 'Invalid Request' },
      { code: -32601, name: 'Method not found', says: 'There is no such method.', wording: 'Method not found' },
      {
        code: -32602,
        name: 'Invalid params',
        says: 'The parameters do not fit the method.',
        wording: 'Invalid params',
      },
      {
        code: -32603,
        name: 'Internal error',
        says: 'Something broke inside the answering side.',
        wording: 'Internal error',
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
  ledger,
};
