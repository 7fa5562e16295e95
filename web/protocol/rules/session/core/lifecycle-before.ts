import type { Call } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { agrees, requests, CONFIRMS } from './examples.ts';
import { requestText, upper } from './reading.ts';

const REQUEST = requests('0', '2025-06-18', '{"roots":{}}');
const AGREE = agrees('0', '2025-06-18', '{"tools":{}}');
const EARLY = client('"id":1,"method":⟦"tools/list"⟧');

/**
 * Requests that must wait for the handshake.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle#initialization
 */
export const lifecycleBefore = defineSessionRule({
  id: 'lifecycle/before',
  requirements: ['lifecycle/request-before-initialize-result', 'lifecycle/server-request-before-initialized'],
  class: 'spec',
  title: 'Requests {must} wait until the handshake is complete',
  why: 'The other side is not ready yet, so it rejects an early request, or interprets it without the negotiated version and capabilities.',
  how: 'As a client, wait for the result of `initialize`. As a server, wait for `notifications/initialized`. Pings may be sent at any time.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: talk(
          REQUEST,
          AGREE,
          CONFIRMS,
          client('"id":1,"method":"tools/list"'),
          server('"id":0,"method":"roots/list"'),
        ),
      },
      {
        revision: '2025-06-18',
        text: talk(REQUEST, client('"id":1,"method":"ping"'), server('"id":1,"result":{}'), AGREE, CONFIRMS),
      },
      {
        revision: '2025-06-18',
        text: talk(REQUEST, CONFIRMS, client('"id":1,"method":"tools/list"')),
        says: 'A log of one side contains no responses.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: talk(REQUEST, EARLY, AGREE, CONFIRMS) },
      { revision: '2025-06-18', text: talk(REQUEST, EARLY, server('"id":1,"result":{"tools":[]}')) },
      { revision: '2025-06-18', text: talk(REQUEST, AGREE, server('"id":0,"method":⟦"roots/list"⟧'), CONFIRMS) },
    ],
  },
  begin(session, report, setActive) {
    let early: { call: Call; request: Call } | null = null;
    let eager: { call: Call } | null = null;
    return {
      'request initialize': () => setActive(true),
      active: {
        request({ call, from, method }) {
          const { initialize, answered, refused, confirmed } = session.handshake;
          if (confirmed && (answered || refused)) setActive(false);
          if (!call || !initialize || method === 'ping' || method === 'initialize') return;
          if (from === 'client' && !answered && !refused) early ??= { call, request: initialize };
          if (from === 'server' && !confirmed) eager ??= { call };
        },
      },
      end() {
        const answer = early?.request.answer ?? early?.call.answer;
        if (early && answer) {
          const { call, request } = early;
          const when = request.answer
            ? `its response arrives only in ${session.describe(answer)}`
            : 'it never gets a response';
          report({
            requirement: 'lifecycle/request-before-initialize-result',
            at: call.ref,
            path: ['method'],
            what: `${upper(requestText(session, call))} is sent while ${session.describe(request.ref)}, \`initialize\`, is pending; ${when}.`,
            ties: [{ at: request.ref }, { at: answer }],
          });
        }
        const { initialize, confirmed } = session.handshake;
        if (eager && initialize && confirmed && confirmed.entry > eager.call.entry) {
          report({
            requirement: 'lifecycle/server-request-before-initialized',
            at: eager.call.ref,
            path: ['method'],
            what: `${upper(requestText(session, eager.call))} is sent by the server before the client confirms the handshake in ${session.describe(confirmed)}.`,
            ties: [{ at: confirmed }],
          });
        }
      },
    };
  },
});
