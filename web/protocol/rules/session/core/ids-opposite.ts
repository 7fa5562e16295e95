import { defineSessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText } from './reading.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}', client: '{"roots":{}}' });
const LIST = client('"id":1,"method":"tools/list"');

/** Each side counts its own requests. https://modelcontextprotocol.io/specification/2025-06-18/basic/index#requests */
export const idsOpposite = defineSessionRule({
  id: 'ids/opposite-directions',
  requirements: ['ids/opposite-directions'],
  class: 'spec',
  title: 'The same id in both directions is no clash',
  why: 'Each side numbers its own requests. An answer travels against its request, so the two are told apart by their direction.',
  how: 'Nothing. Programs that keep one table for both directions mix such requests up.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: talk(OPEN, LIST, server('"id":1,"result":{"tools":[]}'), server('"id":1,"method":"roots/list"')),
        says: 'Only where both wait at the same time.',
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
          what: `${step.name} has the id ${code(call.id)}, as has ${requestText(session, other)} of the other side, which still waits. Each side counts for itself, so both are right.`,
          ties: [{ at: other.ref, path: ['id'] }],
        });
      },
    };
  },
});
