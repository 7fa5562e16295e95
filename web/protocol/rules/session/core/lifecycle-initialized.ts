import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { agrees, requests, CONFIRMS, markedClient } from './examples.ts';
import { requestText, upper } from './reading.ts';

const REQUEST = requests('0', '2025-06-18');
const AGREE = agrees('0', '2025-06-18', '{"tools":{}}');
const REFUSE = server('"id":0,"error":{"code":-32603,"message":"Internal error"}');
const LIST = client('"id":1,"method":"tools/list"');
const TOOLS = server('"id":1,"result":{"tools":[]}');
const CONFIRMED = '"method":"notifications/initialized"';

/**
 * The point at which the client confirms the handshake.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle#initialization
 */
export const lifecycleInitialized = defineSessionRule({
  id: 'lifecycle/initialized',
  requirements: [
    'lifecycle/initialized-missing',
    'lifecycle/initialized-too-early',
    'lifecycle/initialized-after-error',
  ],
  class: 'spec',
  title: '`notifications/initialized` {must} follow the result of `initialize`',
  why: 'It confirms that the client has processed the version and the capabilities, and some servers reject or delay every request until it arrives.',
  how: 'Send `notifications/initialized` once, as the first message after the result of `initialize`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: talk(REQUEST, AGREE, CONFIRMS, LIST, TOOLS) },
      {
        revision: '2025-06-18',
        text: talk(REQUEST, AGREE, client('"id":1,"method":"ping"')),
        says: 'The notification may still follow.',
      },
      {
        revision: '2025-06-18',
        text: talk(REQUEST, AGREE, LIST, CONFIRMS, TOOLS),
        says: 'Both messages were in flight at the same time; a log may swap them.',
      },
      {
        revision: '2025-06-18',
        text: talk(REQUEST, AGREE, client('"method":"initialized"'), LIST, TOOLS),
        says: 'The notification is there; its name has a finding of its own.',
        besides: ['methods/notification-prefix'],
      },
    ],
    bad: [
      { revision: '2025-06-18', text: talk(REQUEST, AGREE, client('"id":1,"method":⟦"tools/list"⟧'), TOOLS) },
      {
        revision: '2025-11-25',
        text: talk(
          requests('0', '2025-11-25'),
          agrees('0', '2025-11-25', '{"tools":{}}'),
          client('"id":1,"method":⟦"tools/list"⟧'),
          TOOLS,
          CONFIRMS,
        ),
      },
      { revision: '2025-06-18', text: talk(REQUEST, markedClient(CONFIRMED), AGREE) },
      { revision: '2025-06-18', text: talk(REQUEST, REFUSE, markedClient(CONFIRMED)) },
    ],
  },
  begin(session, report, setActive) {
    let early: { ref: Ref; request: Call } | null = null;
    let eager: { call: Call; answered: Ref; confirmed: Ref | null } | null = null;
    const note = (): void => {
      const { confirmed } = session.handshake;
      if (eager) eager.confirmed ??= confirmed;
      // Until the next handshake no message is early.
      if (confirmed) setActive(false);
    };
    setActive(true);
    return {
      'request initialize': () => setActive(true),
      active: {
        request({ call, from, method }) {
          note();
          const { answered, confirmed } = session.handshake;
          if (!answered || confirmed || !call || from !== 'client' || method === 'ping' || method === 'initialize')
            return;
          if (session.whole) eager ??= { call, answered, confirmed: null };
        },
        notification: note,
      },
      'notification notifications/initialized'({ from, ref, name }) {
        const { initialize, answered, refused } = session.handshake;
        if (from === 'server' || !initialize) return;
        if (refused) {
          report({
            requirement: 'lifecycle/initialized-after-error',
            at: ref,
            title: 'A failed handshake {must} not be confirmed',
            why: 'The client treats the session as open and the server does not.',
            what: `${name} confirms the handshake, but ${session.describe(refused)} rejected it.`,
            ties: [{ at: refused }],
          });
        } else if (!answered) early ??= { ref, request: initialize };
      },
      end() {
        if (early?.request.answer) {
          report({
            requirement: 'lifecycle/initialized-too-early',
            at: early.ref,
            why: 'The client confirms a response that the server has not sent yet.',
            what: `Message ${early.ref.entry + 1} confirms the handshake before the response to \`initialize\`, which is ${session.describe(early.request.answer)}.`,
            ties: [{ at: early.request.answer }, { at: early.request.ref }],
          });
        }
        if (!eager) return;
        const { call, answered, confirmed } = eager;
        if (confirmed && !(call.answer && call.answer.entry < confirmed.entry)) return;
        const when = confirmed
          ? `\`notifications/initialized\` is only sent in ${session.describe(confirmed)}`
          : 'no `notifications/initialized` was sent in between';
        report({
          requirement: 'lifecycle/initialized-missing',
          at: call.ref,
          path: ['method'],
          what: `${upper(requestText(session, call))} follows the result of \`initialize\` in ${session.describe(answered)}, and ${when}.`,
          ties: [{ at: answered }],
        });
      },
    };
  },
});
