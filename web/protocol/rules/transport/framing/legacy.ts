import { answer, blocks, events, get, results } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type StreamEvent } from '../define.ts';
import { fieldOf } from '../reading.ts';

const PONG = results('2024-11-05', 1);
const ENDPOINT = 'event: endpoint\ndata: /messages?s=1';

/** The HTTP+SSE transport: its stream begins with a URL, then carries messages. */
export const legacyStream = defineWireRule({
  id: 'legacy-sse/stream',
  requirements: [
    'legacy-sse/endpoint-event-missing',
    'legacy-sse/endpoint-not-uri',
    'legacy-sse/wrong-event-name',
    'legacy-sse/deprecated',
  ],
  class: 'spec',
  title: 'The stream {must} begin with `endpoint`, then send `message` events',
  why: 'The client cannot send requests before the `endpoint` event, and it ignores messages in events with other names.',
  how: 'Send `event: endpoint` with the bare URI first, and all messages as `event: message`.',
  examples: {
    good: [
      { revision: '2024-11-05', text: events(ENDPOINT, `event: message\ndata: ${PONG}`), transport: 'sse' },
      { revision: '2024-11-05', text: events(ENDPOINT, PONG), says: 'Without a name, an event is a message.' },
      { revision: '2024-11-05', text: events(PONG), says: 'The beginning of the stream may be missing.' },
    ],
    bad: [
      { revision: '2024-11-05', text: `⟦data: ${PONG}⟧\n\n`, transport: 'sse' },
      {
        revision: '2024-11-05',
        text: blocks(get('2024-11-05'), answer('200 OK', events(`⟦data: ${PONG}⟧`, ENDPOINT))),
      },
      { revision: '2024-11-05', text: events('event: endpoint\ndata: ⟦{"uri":"/messages?s=1"}⟧', PONG) },
      { revision: '2024-11-05', text: events('event: endpoint\ndata: ⟦"/messages?s=1"⟧', PONG) },
      { revision: '2024-11-05', text: events(ENDPOINT, `event: ⟦response⟧\ndata: ${PONG}`) },
      { revision: '2025-06-18', text: events('⟦event: endpoint⟧\ndata: /messages?s=1') },
      { revision: '2026-07-28', text: events('⟦event: endpoint⟧\ndata: /messages?s=1') },
    ],
  },
  begin: (view, report) => ({
    event(event) {
      const name = fieldOf(event, 'event');
      const data = fieldOf(event, 'data');
      if (event.event === 'endpoint') {
        if (name) report(deprecated(event, name));
        const endpointUri = event.data?.trim() ?? '';
        if (data && !/^[^\s"{}<>[\]]+$/.test(endpointUri)) {
          const what = `${event.name} has the endpoint ${named(endpointUri.slice(0, 60))}, which is not a bare URI.`;
          report({ requirement: 'legacy-sse/endpoint-not-uri', at: event, place: { of: 'field', field: data }, what });
        }
      } else if (event.event !== 'message' && name && event.messages.length > 0) {
        report({
          requirement: 'legacy-sse/wrong-event-name',
          at: event,
          place: { of: 'field', field: name },
          what: `${event.name} has the name ${named(name.value)}; messages need the name \`message\`.`,
          fix: {
            says: 'Name it `message`.',
            safety: 'safe',
            steps: [{ do: 'write', place: { of: 'field', field: name }, text: 'message' }],
          },
        });
      }
    },
    stream({ events: all, request, response }) {
      const first = all.find(({ messages }) => messages.length > 0);
      const endpoint = all.findIndex(({ event }) => event === 'endpoint');
      if (!first || (endpoint >= 0 && endpoint < first.index)) return;
      const listens = response ? request?.method === 'GET' : view.described;
      if (!listens && endpoint < 0) return;
      const what = `${first.name} is a message, but there is no \`endpoint\` event before it.`;
      report({ requirement: 'legacy-sse/endpoint-event-missing', at: first, what });
    },
  }),
});

function deprecated(
  event: StreamEvent,
  field: StreamEvent['fields'][number],
): Parameters<Parameters<typeof legacyStream.begin>[1]>[0] {
  return {
    requirement: 'legacy-sse/deprecated',
    at: event,
    place: { of: 'field', field, mark: 'whole' },
    title: 'The HTTP+SSE transport {must} not be used',
    note: 'The HTTP+SSE transport is deprecated',
    why: 'Streamable HTTP replaced it in 2025-03-26; clients may drop support for it.',
    what: `${event.name} names an endpoint for POST requests, as in the older HTTP+SSE transport.`,
  };
}
