/** The code for an unknown tool. */
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const unknownTool: ChooseSource = {
  id: 'unknown-tool',
  kind: 'choose-error',
  title: 'Choose the code for an unknown tool',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'Which code does the server return?\n\nThe client calls the tool `square_root`, and the calculator has no such tool.',
  client: [{ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'square_root', arguments: { x: 9 } } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32601,
  hints: ['What is the method of the request, and does the server have it?', 'The name of the tool is in `params`.'],
  solution: -32602,
  lesson:
    'The method is `tools/call`, which exists. The name of the tool is a parameter, so an unknown name is an invalid parameter: `-32602`.',
  links: [
    {
      title: 'Tools, Error Handling',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling',
    },
  ],
  mistakes: [
    {
      id: 'method',
      code: -32601,
      says: 'The method is `tools/call`, which the server supports. The tool does not exist, and its name is a parameter.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'The form of the request is valid: it has `jsonrpc`, `id`, `method` and `params`.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'The server did not fail: the client requested a tool that does not exist.',
    },
    { id: 'parse', code: -32700, says: 'The message is valid JSON, so the server could parse it.' },
  ],
};
