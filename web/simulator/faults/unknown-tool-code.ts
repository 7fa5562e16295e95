/** An unknown tool is an unknown method. */
import type { Fault } from './define.ts';
import { changingErrors } from './tools.ts';

/** The code of a missing method for a missing tool. */
export const unknownToolCode: Fault = {
  id: 'unknown-tool-code',
  title: 'An unknown tool is an unknown method',
  says: 'The server says -32601, method not found, when a tool is not there. The method `tools/call` was found; what is wrong is the name in its parameters, so a right server says -32602.',
  rule: 'tools/unknown-tool',
  requirement: 'tools/unknown-tool-code',
  alter: (outputs, scene) =>
    changingErrors(outputs, scene, ['tools/call'], (error) =>
      typeof error.message === 'string' && error.message.startsWith('Unknown tool') ? { ...error, code: -32601 } : null,
    ),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add_all', arguments: {} } }],
  },
};
