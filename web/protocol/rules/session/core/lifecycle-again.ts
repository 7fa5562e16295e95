import type { Call } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { Once } from '../features/shared.ts';
import { agrees, requests, CONFIRMS, initialize } from './examples.ts';
import { requestText, upper, versionIn } from './reading.ts';

const V = '2025-06-18';
const OPEN = talk(requests('0', V), agrees('0', V), CONFIRMS);
const REFUSE = server('"id":0,"error":{"code":-32603,"message":"Internal error"}');
const TOOLS = '{"tools":{}}';
/** The server rejects a second handshake, and the first one remains valid. */
const REJECTED = server('"id":1,"error":{"code":-32600,"message":"Already initialized"}');
const LISTS = talk(client('"id":2,"method":"tools/list"'), server('"id":2,"result":{"tools":[]}'));
const marked = (id: number): string => client(`"id":${id},${initialize(V).replace('"initialize"', '⟦"initialize"⟧')}`);

/**
 * Messages after a handshake and after a failed handshake.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle#initialization
 */
export const lifecycleAgain = defineSessionRule({
  id: 'lifecycle/again',
  requirements: ['lifecycle/initialize-repeated', 'lifecycle/operation-after-failed-initialize'],
  class: 'spec',
  title: 'A session {must} have exactly one successful handshake',
  why: 'Without a successful handshake nothing is negotiated, so servers reject further requests, or start over after a second `initialize`.',
  how: 'Send `initialize` once. If the server rejects it, fix the request and send it again, or close the connection.',
  examples: {
    good: [
      { revision: V, text: talk(OPEN, client('"id":1,"method":"ping"'), server('"id":1,"result":{}')) },
      {
        revision: V,
        text: talk(requests('0', V), REFUSE, requests('1', V), agrees('1', V), CONFIRMS),
        says: 'A second attempt after an error.',
      },
      { revision: V, text: talk(requests('0', V), REFUSE, client('"id":1,"method":"ping"')) },
      { revision: V, text: talk(OPEN, OPEN), says: 'The ids start over: this is another session.' },
    ],
    bad: [
      { revision: V, text: talk(OPEN, marked(1), agrees('1', V)) },
      { revision: V, text: talk(requests('0', V), agrees('0', V, TOOLS), CONFIRMS, marked(1), REJECTED, LISTS) },
      { revision: V, text: talk(requests('0', V), REFUSE, client('"id":1,"method":⟦"tools/list"⟧')) },
      {
        revision: '2024-11-05',
        text: talk(
          requests('"a"', '2024-11-05'),
          server('"id":"a","error":{"code":-32000,"message":"No licence"}'),
          client('"id":"b","method":⟦"prompts/list"⟧'),
          client('"id":"c","method":"tools/list"'),
        ),
        besides: ['errors/server-range-meaning'],
      },
    ],
  },
  begin(session, report, setActive) {
    let before: Call | null = null;
    let done = false;
    const once = new Once();
    return {
      end: () => once.reportTo(report),
      'request initialize'(step) {
        const { call, from } = step;
        if (!call || from === 'server') return;
        const first = before && !before.failed ? before : null;
        if (first) {
          once.note('again', () => ({
            requirement: 'lifecycle/initialize-repeated',
            at: step.ref,
            path: ['method'],
            title: 'A session {must} be initialized only once',
            note: 'This session is initialized a second time',
            what: `${step.name} is a second \`initialize\` in this session; the first one, ${session.describe(first.ref)}, ${first.answer ? 'was answered' : 'is still pending'}.`,
            ties: [{ at: first.ref }],
          }));
        }
        before = call;
        done = false;
        setActive(false);
      },
      'error initialize'() {
        if (session.handshake.refused) setActive(true);
      },
      active: {
        request(step) {
          const { call, from, method } = step;
          const { refused, initialize } = session.handshake;
          if (!call || from === 'server' || method === 'initialize' || !refused || !initialize || done) return;
          if (method === 'ping' || versionIn(step.params) !== null) return;
          done = true;
          report({
            requirement: 'lifecycle/operation-after-failed-initialize',
            at: step.ref,
            path: ['method'],
            title: 'Further requests {must} not follow a failed handshake',
            what: `${upper(requestText(session, call))} is sent although ${session.describe(refused)} rejected \`initialize\`. The two sides have not negotiated a version or capabilities.`,
            ties: [{ at: refused }, { at: initialize.ref }],
          });
        },
      },
    };
  },
});
