import { client, discovery, handshake, server, talk } from '../../../testing/conversation.ts';
import { named } from '../../../json/describe.ts';
import { defineSessionRule } from '../define.ts';
import { gateOf, NOTICES } from './capability-table.ts';
import { declaration, inLedger, Once, onEach } from './shared.ts';
import { requestModern, FIRST, LAST, MODERN, opened, SECOND, THIRD } from './example-texts.ts';

const changed = (what: string): string => server(`"method":⟦"notifications/${what}/list_changed"⟧`);
const LOG = server('"method":⟦"notifications/message"⟧,"params":{"level":"info","data":"x"}');
const WANTED = '"io.modelcontextprotocol/logLevel":"info"';
const LISTEN = '"notifications":{"toolsListChanged":true,"promptsListChanged":true,"resourcesListChanged":true}';
const STREAM = '"_meta":{"io.modelcontextprotocol/subscriptionId":1}';
const onStream = (what: string): string =>
  talk(
    requestModern(1, 'subscriptions/listen', LISTEN),
    server(`"method":"notifications/subscriptions/acknowledged","params":{${STREAM},${LISTEN}}`),
    server(`"method":⟦"notifications/${what}/list_changed"⟧,"params":{${STREAM}}`),
  );

/** Notifications that only a side with the capability sends. */
export const capabilityNotices = defineSessionRule({
  id: 'capabilities/notices',
  requirements: [
    'logging/capability-undeclared',
    'capabilities/discovered-logging-undeclared',
    'capabilities/tools-list-changed',
    'tools/list-changed-undeclared',
    'capabilities/prompts-list-changed',
    'prompts/list-changed-undeclared',
    'capabilities/resources-list-changed',
    'resources/list-changed-undeclared',
    'capabilities/resources-updated',
    'capabilities/roots-list-changed',
  ],
  class: 'spec',
  title: 'A notification {must} not be sent without its capability',
  note: 'This notification is sent without its capability',
  why: 'The other side has read the capabilities and does not expect this notification, so it drops it and keeps its old data.',
  how: 'Declare the capability, or do not send the notification. Flags such as `listChanged` count only when they are true.',
  examples: {
    good: [
      {
        revision: LAST,
        text: talk(opened('{"tools":{"listChanged":true}}'), changed('tools').replaceAll(/[⟦⟧]/gu, '')),
      },
      { revision: THIRD, text: talk(opened('{"logging":{}}', '2025-06-18'), LOG.replaceAll(/[⟦⟧]/gu, '')) },
      { revision: FIRST, text: changed('tools').replaceAll(/[⟦⟧]/gu, ''), says: 'An excerpt.' },
    ],
    bad: [
      { revision: FIRST, text: talk(opened('{"tools":{}}', '2024-11-05'), LOG) },
      {
        revision: MODERN,
        text: talk(discovery('{"tools":{}}'), requestModern(1, 'tools/call', '"name":"echo"', '{}', WANTED), LOG),
        besides: ['deprecated/log-level', 'deprecated/log-message'],
      },
      { revision: THIRD, text: talk(opened('{"tools":{}}', '2025-06-18'), changed('tools')) },
      { revision: LAST, text: talk(opened('{"prompts":{"listChanged":false}}'), changed('prompts')) },
      { revision: SECOND, text: talk(opened('{"resources":{"subscribe":true}}', '2025-03-26'), changed('resources')) },
      { revision: MODERN, text: talk(discovery('{"tools":{}}'), onStream('tools')) },
      { revision: MODERN, text: talk(discovery('{"prompts":{}}'), onStream('prompts')) },
      { revision: MODERN, text: talk(discovery('{"resources":{}}'), onStream('resources')) },
      {
        revision: LAST,
        text: talk(
          opened('{"resources":{}}'),
          server('"method":⟦"notifications/resources/updated"⟧,"params":{"uri":"file:///a"}'),
        ),
      },
      {
        revision: THIRD,
        text: talk(
          handshake('2025-06-18', { client: '{"roots":{}}' }),
          client('"method":⟦"notifications/roots/list_changed"⟧'),
        ),
      },
    ],
  },
  begin(session, report) {
    const once = new Once();
    return {
      ...onEach('notification', Object.keys(NOTICES), ({ from, ref, name, method }) => {
        const gate = method === null ? null : gateOf(session, method);
        if (!gate || method === null || from !== gate.side) return;
        if (session.declared(gate.side, gate.capability) !== false) return;
        const requirement = inLedger(session, NOTICES[method]);
        const place = declaration(session, gate.side);
        if (requirement === null || !place) return;
        once.note(requirement, () => ({
          requirement,
          at: ref,
          path: ['method'],
          what: `${name} is ${named(method)}, but ${place.says} do not include ${named(gate.capability)}.`,
          ties: [place.tie],
        }));
      }),
      end: () => once.reportTo(report),
    };
  },
});
