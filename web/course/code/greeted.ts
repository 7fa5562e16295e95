/** A handshake, for answers that come behind one. */
import type { Said } from '../define.ts';

/** What a client of 2025-11-25 and the server have said before. */
export const GREETED: readonly Said[] = [
  {
    from: 'client',
    message: {
      jsonrpc: '2.0',
      id: 'hello',
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'desk', version: '1.0.0' } },
    },
  },
  {
    from: 'server',
    message: {
      jsonrpc: '2.0',
      id: 'hello',
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'adder', version: '1.0.0' },
      },
    },
  },
  { from: 'client', message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
];
