/** 2025-03-26 brings batches and the capability `completions`. */
import type { Amendment } from '../amend.ts';
import { ledger } from './ledger.ts';

/** MCP 2025-03-26, as an amendment of the revision before. */
export const amendment: Amendment = {
  id: '2025-03-26',
  title: 'MCP 2025-03-26',
  era: 'handshake',
  root: 'https://modelcontextprotocol.io/specification/2025-03-26/',
  places: {
    requests: ['basic/index#requests', 'Base protocol, Requests'],
    params: ['basic/index#requests', 'Base protocol, Requests'],
    messages: ['basic/index#messages', 'Base protocol, Messages'],
    conventions: ['basic/index#messages', 'Base protocol, Messages'],
    responses: ['basic/index#responses', 'Base protocol, Responses'],
    errors: ['basic/index#responses', 'Base protocol, Responses'],
    codes: ['basic/index#responses', 'Base protocol, Responses'],
    notifications: ['basic/index#notifications', 'Base protocol, Notifications'],
    batch: ['basic/index#batching', 'Base protocol, Batching'],
    initialization: ['basic/lifecycle#initialization', 'Lifecycle, Initialization'],
    sending: ['basic/transports#sending-messages-to-the-server', 'Transports, Sending messages to the server'],
    failures: ['basic/index#responses', 'Base protocol, Responses'],
  },
  methods: { changed: { 'completion/complete': { capability: 'completions' } } },
  batches: 'allowed',
  ledger,
};
