import { defineSessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText } from './reading.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}', client: '{"roots":{}}' });
const LIST = client('"id":1,"method":"tools/list"');

/** Each side numbers its own requests. https://modelcontextprotocol.io/specification/2025-06-18/basic/index#requests */
export const idsOpposite = defineSessionRule({
  id: 'ids/opposite-directions',
  requirements: ['ids/opposite-directions'],
  class: 'spec',
  title: 'Requests in opposite directions may use the same id',
  why: 'Each side numbers its own requests, and a response travels in the opposite direction of its request, which distinguishes the two.',
  how: 'No change is needed. Keep a separate table of pending requests per direction, because one shared table mixes up such requests.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: talk(OPEN, LIST, server('"id":1,"result":{"tools":[]}'), server('"id":1,"method":"roots/list"')),
        says: 'This applies only while both requests are pending.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: talk(OPEN, LIST, server('"id":⟦1⟧,"method":"roots/list"')) },
      {
        revision: '2024-11-05',
        text: talk(
          handshake('2024-11-05', { server: '{"tools":{}}', client: '{"roots":{}}' }),
          server('"id":"a","method":"roots/list"'),
          client('"id":⟦"a"⟧,"method":"tools/list"'),
        ),
      },
    ],
  },
  begin(session, report) {
    let done = false;
    return {
      'repeated request'(step) {
        const { call, from } = step;
        if (done || !call || from === 'unknown') return;
        const other = session.request(call.id, opposite(from));
        if (!other || other.answer !== null) return;
        done = true;
        report({
          requirement: 'ids/opposite-directions',
          at: step.ref,
          path: ['id'],
          what: `${step.name} has the id ${code(call.id)}, like ${requestText(session, other)} of the other side, which is still pending. Each side numbers its own requests, so both are correct.`,
          ties: [{ at: other.ref, path: ['id'] }],
        });
      },
    };
  },
});
