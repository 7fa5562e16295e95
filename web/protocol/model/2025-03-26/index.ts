/** 2025-03-26 adds batches and the `completions` capability. */
import type { Amendment } from '../amend.ts';

/** MCP 2025-03-26, as an amendment of the previous revision. */
export const amendment: Amendment = {
  id: '2025-03-26',
  era: 'handshake',
  root: 'https://modelcontextprotocol.io/specification/2025-03-26/',
  places: {
    requests: 'basic/index#requests',
    params: 'basic/index#requests',
    messages: 'basic/index#messages',
    conventions: 'basic/index#messages',
    responses: 'basic/index#responses',
    errors: 'basic/index#responses',
    codes: 'basic/index#responses',
    notifications: 'basic/index#notifications',
    batch: 'basic/index#batching',
    sending: 'basic/transports#sending-messages-to-the-server',
    failures: 'basic/index#responses',
  },
  methods: { changed: { 'completion/complete': { capability: 'completions' } } },
  batches: 'allowed',
};
