import { defineSessionRule } from '../define.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { code } from '../../../json/describe.ts';
import { markedServer } from './examples.ts';
import { isTorn, requestText } from './reading.ts';

const OPEN = handshake('2025-11-25');
const PING = client('"id":1,"method":"ping"');
const PONG = server('"id":1,"result":{}');

/** One request, one response. https://modelcontextprotocol.io/specification/2025-11-25/basic/index#result-responses */
export const responsesTwice = defineSessionRule({
  id: 'responses/answered-twice',
  requirements: ['responses/answered-twice'],
  class: 'spec',
  title: 'A request {must} be answered exactly once',
  why: 'The caller completed the request with the first response, so the second one matches nothing or is taken for that to a later request.',
  how: 'Send one response for each request: a result or an error.',
  examples: {
    good: [
      {
        revision: '2025-11-25',
        text: talk(OPEN, PING, PONG, client('"id":2,"method":"ping"'), server('"id":2,"result":{}')),
      },
      {
        revision: '2026-07-28',
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"No"}}\n{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"No"}}',
        says: 'Without the request, it is unknown what they answer.',
      },
    ],
    bad: [
      { revision: '2025-11-25', text: talk(OPEN, PING, PONG, markedServer('"id":1,"result":{}')) },
      {
        revision: '2025-11-25',
        text: talk(OPEN, PING, PONG, markedServer('"id":1,"error":{"code":-32603,"message":"Internal error"}')),
      },
      {
        revision: 'jsonrpc-2.0',
        text: talk(
          client('"id":"a","method":"sum","params":[1,2]'),
          server('"id":"a","result":3'),
          markedServer('"id":"a","result":4'),
        ),
      },
    ],
  },
  begin(session, report) {
    return {
      'second answer'(step) {
        const { call, inferred } = step;
        if (!call?.answer || isTorn(session) || (inferred && !session.whole)) return;
        report({
          requirement: 'responses/answered-twice',
          at: step.ref,
          what: `${step.name} answers ${requestText(session, call)} with the id ${code(call.id)}, which ${session.describe(call.answer)} had already answered.`,
          ties: [{ at: call.answer }, { at: call.ref }],
        });
      },
    };
  },
});
