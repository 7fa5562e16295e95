/** A handshake, as context for answers that come after it. */
import type { SentMessage } from '../define.ts';

/** The messages that a 2025-11-25 client and the server exchanged before. */
export const GREETED: readonly SentMessage[] = [
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
