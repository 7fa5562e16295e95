import type { Call } from '../../../session/call.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionExample } from '../define.ts';
import { get, has } from '../../../json/object.ts';
import { judgeUnknown } from './cancellation-unknown.ts';
import { requestText } from './reading.ts';
import { client, handshake, modern, server, talk } from '../../../testing/conversation.ts';
import { requests } from './examples.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}', client: '{"roots":{}}' });
const CALL = client('"id":1,"method":"tools/call","params":{"name":"slow"}');
const DONE = server('"id":1,"result":{"content":[]}');
const drops = (id: string): string => `"method":"notifications/cancelled","params":{"requestId":${id}}`;
const MODERN_CALL = client(`"id":1,"method":"tools/call","params":{"name":"slow",${modern()}}`);

/** Correct and incorrect examples. */
const cancellationNoticeExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, client(drops('1'))) },
    { revision: '2025-06-18', text: client(drops('5')), says: 'The request is not in this excerpt.' },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, server('"id":1,"method":"roots/list"'), server(drops('1'))),
      says: 'Both sides have a request 1; each cancels its own.',
    },
    {
      revision: '2026-07-28',
      text: talk(
        client(
          `"id":1,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${modern()}}`,
        ),
        server(
          '"method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":1}}',
        ),
        server(drops('1')),
      ),
    },
  ],
  bad: [
    { revision: '2025-06-18', text: talk(requests('0', '2025-06-18'), client(drops('⟦0⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, DONE, client(drops('⟦1⟧'))) },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, DONE, client('"id":2,"method":"ping"'), client(drops('⟦1⟧'))),
    },
    { revision: '2025-06-18', text: talk(OPEN, CALL, client(drops('⟦"1"⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, client(drops('⟦7⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, server('"id":5,"method":"roots/list"'), client(drops('⟦5⟧'))) },
    { revision: '2026-07-28', text: talk(MODERN_CALL, server(drops('⟦1⟧'))) },
    { revision: '2026-07-28', text: talk(MODERN_CALL, client(drops('⟦"1"⟧'))) },
  ],
};

const PATH = ['params', 'requestId'];
/** The milliseconds for which a response may be in flight while its request is canceled. */
const ON_THE_WAY = 1000;

/**
 * The requests that a cancellation may name.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/cancellation#behavior-requirements
 */
export const cancellationNotice = defineSessionRule({
  id: 'cancellation/notice',
  requirements: [
    'cancellation/initialize',
    'cancellation/already-answered',
    'cancellation/id-type-changed',
    'cancellation/unknown-request',
    'cancellation/wrong-direction',
    'cancellation/server-sends',
  ],
  class: 'spec',
  title: 'A cancellation {must} name a pending request of its sender',
  why: 'The receiver ignores an unknown id, so the intended request continues, or another request with that id is canceled.',
  how: 'Copy the `id` of your own request into `requestId`, with its JSON type. Send it only while the request has no response.',
  examples: cancellationNoticeExamples,
  begin(session, report) {
    /** Requests that continue as a task: their response does not end them. */
    const tasks = new Set<Call>();
    return {
      'typed response'({ call, method, result }) {
        if (call && method === 'tools/call' && (has(result, 'task') || get(result, 'resultType') === 'task'))
          tasks.add(call);
      },
      'notification notifications/cancelled'(step) {
        const id = get(step.params, 'requestId');
        if (step.altered || (typeof id !== 'string' && typeof id !== 'number')) return;
        const { from, clock } = step;
        const own = session.request(id, from === 'unknown' ? undefined : from);
        if (!own) return judgeUnknown(session, report, step, id);
        const last = session.closed;
        const apart = last.call === own && last.clock !== null && clock !== null ? clock - last.clock : null;
        if ((apart !== null && apart < ON_THE_WAY) || own.asTask || tasks.has(own)) return;
        judgeKnown(session, report, step, own, apart === null && !goesOn(session, step, own));
      },
    };
  },
});

/**
 * Whether the sender has sent another request after the answer, so that it had probably read the answer. The times of most texts
 * do not show it.
 */
function goesOn(session: SessionView, { from }: Step, { answer }: Call): boolean {
  return answer !== null && (session.lastRequest(from)?.entry ?? -1) > answer.entry;
}

/** `open`: nothing shows that the answer had arrived. */
function judgeKnown(session: SessionView, report: Report, step: Step, own: Call, open: boolean): void {
  const { ref: at, name } = step;
  const ties = [{ at: own.ref, path: ['id'] }, ...(own.answer ? [{ at: own.answer }] : [])];
  if (own.method === 'initialize' && own.from !== 'server' && session.model.era === 'handshake') {
    report({
      requirement: 'cancellation/initialize',
      at,
      path: PATH,
      title: '`initialize` {must} not be canceled',
      why: 'Without the handshake there is no session in which a request could be canceled.',
      what: `${name} cancels ${session.describe(own.ref)}, \`initialize\`. A client that does not want to wait for the response closes the connection.`,
      ties,
    });
  } else if (own.answer) {
    report({
      requirement: 'cancellation/already-answered',
      at,
      path: PATH,
      mild: open,
      title: 'An answered request {must} not be canceled',
      why: 'The cancellation has no effect, and it often means that the sender lost track of its requests.',
      what: `${name} cancels ${requestText(session, own)}, which ${session.describe(own.answer)} had already answered.${open ? ' The two may have crossed on the way, which is allowed.' : ''}`,
      ties,
    });
  }
}
