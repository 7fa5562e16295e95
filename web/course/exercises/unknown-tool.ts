/** The code for a tool that does not exist. */
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const unknownTool: ChooseSource = {
  id: 'unknown-tool',
  kind: 'choose-error',
  title: 'A tool that is not there',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'The client calls the tool `square_root`, and the calculator has no such tool. With which code does the server answer?',
  client: [{ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'square_root', arguments: { x: 9 } } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32601,
  hints: [
    'What is the method of the request, and does the server have it?',
    'The name of the tool stands in `params`.',
  ],
  solution: -32602,
  lesson:
    'The method is `tools/call`, and that exists. The name of the tool is a parameter, so a wrong one is `-32602`.',
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
      says: 'The method is `tools/call`, which the server has. What does not exist is the tool, and its name is a parameter.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'The request is a right one in form: it has `jsonrpc`, `id`, `method` and `params`.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'Nothing broke inside the server: the client asked for something that is not there.',
    },
    { id: 'parse', code: -32700, says: 'The text is right JSON; the server could read it.' },
  ],
};
