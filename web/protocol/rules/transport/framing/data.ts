import { answer, blocks, events, get, results } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { fieldOf } from '../reading.ts';

const DONE = results('2025-06-18', 1, '"tools":[]');
const ENDPOINT = 'event: endpoint\ndata: /messages?s=1';

/** Event data must be a message. */
export const dataNotMessage = defineWireRule({
  id: 'sse/data-not-message',
  requirements: ['sse/data-not-message', 'legacy-sse/data-not-json'],
  class: 'spec',
  title: 'The data of an event {must} be a JSON-RPC message',
  why: 'The client passes it to its JSON parser unchanged, which fails on a word such as `[DONE]` from model APIs.',
  how: 'Send only messages as data; use comments (`: ping`) to keep a connection open.',
  examples: {
    good: [
      { revision: '2025-06-18', text: events(DONE) },
      {
        revision: '2025-11-25',
        text: events('id: a-0\ndata:', `id: a-1\ndata: ${DONE}`),
        says: 'Empty data is not a message, and is allowed.',
      },
      {
        revision: '2025-06-18',
        text: `${events(DONE)}event: ping\ndata: 2026-01-01T00:00:00Z\n\n`,
        says: 'Clients ignore events with other names.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: `${events(DONE)}data: ⟦[DONE]⟧\n\n` },
      { revision: '2026-07-28', text: 'event: message\ndata: ⟦hello⟧\n\n' },
      { revision: '2024-11-05', text: events(ENDPOINT, 'data: ⟦connected⟧') },
      { revision: '2024-11-05', text: blocks(get('2024-11-05'), answer('200 OK', events(ENDPOINT, 'data: ⟦[DONE]⟧'))) },
    ],
  },
  begin: (_, report) => ({
    event(event) {
      const { data, messages, stream } = event;
      const field = fieldOf(event, 'data');
      if (event.event !== 'message' || !data?.trim() || !field || messages.length > 0) return;
      if (stream.request && !stream.request.mcp) return;
      for (const requirement of ['sse/data-not-message', 'legacy-sse/data-not-json']) {
        report({
          requirement,
          at: event,
          place: { of: 'field', field },
          what: `${event.name} has the data ${named(data.trim().slice(0, 60))}, which is not a JSON-RPC message.`,
          unless: ['json-unclosed'],
        });
      }
    },
  }),
});
