import { events, results } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { answersIn, fieldOf } from '../reading.ts';

const STEP = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p1","progress":1}}';
const DONE = results('2025-06-18', 1, '"tools":[]');

/** A stream that ends before its response: the requirements of each revision. */
export const closing = defineWireRule({
  id: 'sse/closing',
  requirements: ['sse/close-before-response', 'sse/retry-before-close', 'sse/retry-not-digits'],
  class: 'spec',
  title: 'A stream {must} end after its response, or send `retry` first',
  why: 'Until 2025-06-18 a client treats the early end as a failure, and since 2025-11-25 it reconnects at once unless `retry` sets a delay.',
  how: 'Keep the stream open until the response is sent; if that takes too long, send `retry` with milliseconds first.',
  examples: {
    good: [
      { revision: '2025-06-18', text: events(STEP, DONE), transport: 'sse' },
      { revision: '2025-06-18', text: events(STEP), says: 'More events may follow.' },
      { revision: '2025-11-25', text: events('id: s1-0\ndata:', 'id: s1-1\nretry: 3000\ndata:'), transport: 'sse' },
      { revision: '2025-11-25', text: events('id: s1-0\nretry: 0\ndata:'), transport: 'sse' },
    ],
    bad: [
      { revision: '2025-06-18', text: events(STEP, '⟦retry: 3000⟧'), transport: 'sse' },
      { revision: '2025-03-26', text: events(STEP, '⟦retry: 3000⟧') },
      { revision: '2025-11-25', text: '⟦id: s1-0\ndata:⟧\n\n', transport: 'sse' },
      { revision: '2025-11-25', text: events('id: s1-0\nretry: ⟦3s⟧\ndata:'), transport: 'sse' },
    ],
  },
  begin: (view, report) => ({
    event(event) {
      const field = fieldOf(event, 'retry');
      if (!field || /^\d+$/.test(field.value)) return;
      report({
        requirement: 'sse/retry-not-digits',
        at: event,
        place: { of: 'field', field },
        title: 'This `retry` is not a number of milliseconds',
        why: 'The client ignores a value with other characters than digits, and reconnects after its own delay.',
        what: `${event.name} has the \`retry\` ${named(field.value)}.`,
      });
    },
    stream({ events: all, response }) {
      const last = all.at(-1);
      if (response || !last || all.some((event) => answersIn(event).length > 0)) return;
      const waits = all.some(({ retry }) => retry !== null);
      const steps = all.some(({ messages }) => messages.some(({ method }) => method === 'notifications/progress'));
      if (steps && (last.retry !== null || view.described)) {
        const what = `${last.name} is the last one: the stream ends while a request waits for its response.`;
        report({ requirement: 'sse/close-before-response', at: last, what });
      }
      if (waits || !view.described || !all.some(({ id, data }) => id !== null && data === '')) return;
      const what = `${last.name} is the last one: the stream ends before the response, and no \`retry\` sets the client’s delay.`;
      report({ requirement: 'sse/retry-before-close', at: last, what });
    },
  }),
});
