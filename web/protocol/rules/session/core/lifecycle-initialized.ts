import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { agrees, asks, CONFIRMS, markedClient } from './examples.ts';
import { requestText, upper } from './reading.ts';

const ASK = asks('0', '2025-06-18');
const AGREE = agrees('0', '2025-06-18', '{"tools":{}}');
const REFUSE = server('"id":0,"error":{"code":-32603,"message":"Internal error"}');
const LIST = client('"id":1,"method":"tools/list"');
const TOOLS = server('"id":1,"result":{"tools":[]}');
const CONFIRMED = '"method":"notifications/initialized"';

/** When the client says that it is ready. https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle#initialization */
export const lifecycleInitialized = defineSessionRule({
  id: 'lifecycle/initialized',
  requirements: [
    'lifecycle/initialized-missing',
    'lifecycle/initialized-too-early',
    'lifecycle/initialized-after-error',
  ],
  class: 'spec',
  title: '`notifications/initialized` follows the result of `initialize`',
  why: 'It tells the server that the client has read version and capabilities. Some servers refuse or hold back everything until it comes.',
  how: 'Send `notifications/initialized` once, as the first message behind the result of `initialize`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: talk(ASK, AGREE, CONFIRMS, LIST, TOOLS) },
      { revision: '2025-06-18', text: talk(ASK, AGREE, client('"id":1,"method":"ping"')), says: 'It may still come.' },
      {
        revision: '2025-06-18',
        text: talk(ASK, AGREE, LIST, CONFIRMS, TOOLS),
        says: 'Both were on their way at the same time; a log may swap them.',
      },
      {
        revision: '2025-06-18',
        text: talk(ASK, AGREE, client('"method":"initialized"'), LIST, TOOLS),
        says: 'It is there. Its name has a finding of its own.',
        besides: ['methods/notification-prefix'],
      },
    ],
    bad: [
      { revision: '2025-06-18', text: talk(ASK, AGREE, client('"id":1,"method":⟦"tools/list"⟧'), TOOLS) },
      {
        revision: '2025-11-25',
        text: talk(
          asks('0', '2025-11-25'),
          agrees('0', '2025-11-25', '{"tools":{}}'),
          client('"id":1,"method":⟦"tools/list"⟧'),
          TOOLS,
          CONFIRMS,
        ),
      },
      { revision: '2025-06-18', text: talk(ASK, markedClient(CONFIRMED), AGREE) },
      { revision: '2025-06-18', text: talk(ASK, REFUSE, markedClient(CONFIRMED)) },
    ],
  },
  begin(session, report, wake) {
    let early: { ref: Ref; asked: Call } | null = null;
    let eager: { call: Call; answered: Ref; confirmed: Ref | null } | null = null;
    const note = (): void => {
      const { confirmed } = session.handshake;
      if (eager) eager.confirmed ??= confirmed;
      // Until the next handshake nothing is early.
      if (confirmed) wake(false);
    };
    wake(true);
    return {
      'request initialize': () => wake(true),
      awake: {
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
        const { asked, answered, refused } = session.handshake;
        if (from === 'server' || !asked) return;
        if (refused) {
          report({
            requirement: 'lifecycle/initialized-after-error',
            at: ref,
            title: 'A handshake that failed is not confirmed',
            why: 'The client takes the session for open and the server does not.',
            what: `${name} confirms the handshake, but ${session.said(refused)} refused it.`,
            ties: [{ at: refused }],
          });
        } else if (!answered) early ??= { ref, asked };
      },
      end() {
        if (early?.asked.answer) {
          report({
            requirement: 'lifecycle/initialized-too-early',
            at: early.ref,
            why: 'The client says that it has read what the server did not send yet.',
            what: `Message ${early.ref.entry + 1} confirms the handshake before \`initialize\` is answered, which ${session.said(early.asked.answer)} does.`,
            ties: [{ at: early.asked.answer }, { at: early.asked.ref }],
          });
        }
        if (!eager) return;
        const { call, answered, confirmed } = eager;
        if (confirmed && !(call.answer && call.answer.entry < confirmed.entry)) return;
        const when = confirmed
          ? `\`notifications/initialized\` only comes in ${session.said(confirmed)}`
          : 'no `notifications/initialized` came between';
        report({
          requirement: 'lifecycle/initialized-missing',
          at: call.ref,
          path: ['method'],
          what: `${upper(requestText(session, call))} comes behind the result of \`initialize\` in ${session.said(answered)}, and ${when}.`,
          ties: [{ at: answered }],
        });
      },
    };
  },
});
