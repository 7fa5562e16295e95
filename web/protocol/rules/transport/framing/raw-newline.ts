import { events, results } from '../../../testing/wire.ts';
import { defineWireRule, type EventField, type WireStep } from '../define.ts';

const DONE = results('2025-06-18', 1, '"tools":[]');
const KNOWN = new Set(['', 'data', 'event', 'id', 'retry']);

/** A line that event streams do not know: the rest of a message that was broken over lines. */
export const rawNewlineInData = defineWireRule({
  id: 'sse/raw-newline-in-data',
  requirements: ['sse/raw-newline-in-data'],
  class: 'spec',
  title: 'Every line of an event’s data begins with `data:`',
  why: 'Lines without the name of a field are thrown away: the message arrives cut to pieces.',
  how: 'Write the JSON on one line, or put `data: ` before each of its lines.',
  examples: {
    good: [
      { revision: '2025-06-18', text: events(DONE) },
      {
        revision: '2025-06-18',
        text: 'data: {"jsonrpc":"2.0",\ndata: "id":1,"result":{"tools":[]}}\n\n',
        says: 'Line by line is fine.',
      },
      { revision: '2025-06-18', text: `: keep-alive\n\ndata:${DONE}\n\n` },
    ],
    bad: [
      { revision: '2025-06-18', text: 'data: {"jsonrpc":"2.0",\n⟦"id":1,"result":{"tools":[]}}⟧\n\n' },
      {
        revision: '2025-11-25',
        text: 'event: message\ndata: {\n⟦  "jsonrpc": "2.0",⟧\n  "id": 1,\n  "result": {"tools": []}\n}\n\n',
      },
    ],
  },
  begin: (_, report) => ({
    event(event) {
      const unmatched = event.fields.filter(({ name }) => !KNOWN.has(name));
      const [first] = unmatched;
      if (!first || event.data === null) return;
      report({
        requirement: 'sse/raw-newline-in-data',
        at: event,
        place: { of: 'field', field: first, mark: 'whole' },
        what: `${event.name} goes on with ${unmatched.length === 1 ? 'a line' : `${unmatched.length} lines`} without \`data:\`, which nobody reads.`,
        fix: { says: 'Put `data: ` before it.', safety: 'safe', steps: unmatched.map(prefixed) },
        instead: ['json-unclosed', 'json-unexpected', 'json-missing-value', 'json-cut-off', 'envelope'],
      });
    },
  }),
});

function prefixed(field: EventField): WireStep {
  return { do: 'before', place: { of: 'field', field, mark: 'whole' }, text: 'data: ' };
}
