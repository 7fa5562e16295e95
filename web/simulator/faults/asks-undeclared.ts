/** The server asks for what the client cannot do. */
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** A request for a capability that is not there. */
export const asksUndeclared: Fault = {
  id: 'asks-undeclared',
  title: 'The server asks for what the client cannot do',
  says: 'The server sends `sampling/createMessage` to a client that has not declared `sampling`. The client can only refuse, and the call fails; a right server asks only for what the client has declared.',
  rule: 'capabilities/asked',
  requirement: 'capabilities/sampling-create-message',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) => {
    const { heard, before } = scene;
    if (heard?.method !== 'tools/call' || before.handshake.phase !== 'ready') return outputs;
    if (before.handshake.clientCapabilities.sampling !== undefined) return outputs;
    const messages = [{ role: 'user', content: { type: 'text', text: 'What comes next?' } }];
    const params = { messages, maxTokens: 50 };
    const id = `ask-${before.seen.count}`;
    const to = outputs[0]?.to ?? null;
    return [said({ jsonrpc: '2.0', id, method: 'sampling/createMessage', params }, scene, to), ...outputs];
  },
  shows: {
    server: 'calculator',
    capabilities: {},
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
