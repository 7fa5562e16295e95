import { events, results } from '../../../testing/wire.ts';
import { defineWireRule, type EventField, type WireStep } from '../define.ts';

const DONE = results('2025-06-18', 1, '"tools":[]');
const KNOWN = new Set(['', 'data', 'event', 'id', 'retry']);

/** A line without a field name: the rest of a message that contains raw line breaks. */
export const rawNewlineInData = defineWireRule({
  id: 'sse/raw-newline-in-data',
  requirements: ['sse/raw-newline-in-data'],
  class: 'spec',
  title: 'Every line of an event’s data {must} begin with `data:`',
  why: 'Clients ignore lines without a field name, so the message arrives incomplete.',
  how: 'Write the JSON on one line, or add `data: ` before each of its lines.',
  examples: {
    good: [
      { revision: '2025-06-18', text: events(DONE) },
      {
        revision: '2025-06-18',
        text: 'data: {"jsonrpc":"2.0",\ndata: "id":1,"result":{"tools":[]}}\n\n',
        says: 'Several `data:` lines are allowed.',
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
        what: `${event.name} continues with ${unmatched.length === 1 ? 'a line' : `${unmatched.length} lines`} without \`data:\`, which clients ignore.`,
        fix: { says: 'Add `data: ` before it.', safety: 'safe', steps: unmatched.map(prefixed) },
        instead: ['json-unclosed', 'json-unexpected', 'json-missing-value', 'json-cut-off', 'envelope'],
      });
    },
  }),
});

function prefixed(field: EventField): WireStep {
  return { do: 'before', place: { of: 'field', field, mark: 'whole' }, text: 'data: ' };
}
