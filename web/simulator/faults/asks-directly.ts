/** The server sends requests of its own. */
import type { Fault } from './define.ts';
import { said } from './tools.ts';

/** A request where an input-required result belongs. */
export const asksDirectly: Fault = {
  id: 'asks-directly',
  title: 'The server sends requests of its own',
  says: 'The server asks the client with a request, as older revisions did. Since 2026-07-28 nothing carries such requests; a right server answers with `input_required` and what it wants to know.',
  rule: 'direction/sender',
  requirement: 'stateless/server-request',
  revisions: ['2026-07-28'],
  alter: (outputs, scene) => {
    const { heard, before } = scene;
    if (heard?.method !== 'tools/call') return outputs;
    const id = `ask-${before.seen.count}`;
    return [said({ jsonrpc: '2.0', id, method: 'roots/list' }, scene, outputs[0]?.to ?? null), ...outputs];
  },
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
