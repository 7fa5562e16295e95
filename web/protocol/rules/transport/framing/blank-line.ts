import { events, results } from '../../../testing/wire.ts';
import { defineWireRule, type EventField, type StreamEvent } from '../define.ts';

const DONE = results('2025-06-18', 1, '"tools":[]');
const STEP = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';

/** An empty line must end each event. */
export const missingBlankLine = defineWireRule({
  id: 'sse/missing-blank-line',
  requirements: ['sse/missing-blank-line'],
  class: 'spec',
  title: 'An empty line {must} end each event',
  why: 'Without it the client merges two events into one with invalid JSON, or never dispatches the last one.',
  how: 'End every event with an empty line, including the last one.',
  examples: {
    good: [
      { revision: '2025-06-18', text: events(STEP, DONE) },
      { revision: '2025-06-18', text: `data: ${DONE}`, says: 'This may only be the end of the paste.' },
    ],
    bad: [
      { revision: '2025-06-18', text: `data: ${STEP}\n⟦data: ${DONE}⟧\n\n` },
      { revision: '2025-11-25', text: `event: message\ndata: ${STEP}\n⟦event: message⟧\ndata: ${DONE}\n\n` },
      { revision: '2025-06-18', text: `data: ${STEP}\n\n⟦data: ${DONE}⟧\n`, transport: 'sse' },
    ],
  },
  begin: (view, report) => ({
    event(event) {
      const next = event.messages.length > 1 && !event.batch ? secondOf(event) : null;
      const last = event.fields.at(-1);
      if (next) {
        report({
          requirement: 'sse/missing-blank-line',
          at: event,
          place: { of: 'field', field: next, mark: 'whole' },
          what: `${event.name} contains a second message: there is no empty line before it.`,
          fix: {
            says: 'Insert an empty line before it.',
            safety: 'safe',
            steps: [{ do: 'before', place: { of: 'field', field: next, mark: 'whole' }, text: '\n' }],
          },
        });
      } else if (!event.ended && view.described && view.format === 'sse' && event.data && last) {
        report({
          requirement: 'sse/missing-blank-line',
          at: event,
          place: { of: 'field', field: last, mark: 'whole' },
          what: `${event.name} is the last one, and no empty line ends it: a client drops such an event.`,
          fix: {
            says: 'End it with an empty line.',
            safety: 'safe',
            steps: [{ do: 'after', place: { of: 'field', field: last, mark: 'whole' }, text: '\n\n' }],
          },
        });
      }
    },
  }),
});

/** The start of the second message of an event: its first `data` line, or the `event` line before that. */
function secondOf({ fields }: StreamEvent): EventField | null {
  const from = fields.findIndex(({ name, value }) => name === 'data' && opens(value));
  const at = fields.findIndex(({ name, value }, index) => index > from && name === 'data' && opens(value));
  if (from < 0 || at < 0) return null;
  let first = at;
  while (first - 1 > from && fields[first - 1]?.name !== 'data') first--;
  return fields[first] ?? null;
}

function opens(value: string): boolean {
  return /^\s*[{[]/.test(value);
}
