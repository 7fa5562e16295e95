import type { Call } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { get, has } from '../../../json/object.ts';
import { cancellationNoticeExamples } from './cancellation-notice.examples.ts';
import { judgeUnknown } from './cancellation-unknown.ts';
import { told } from './reading.ts';

const PATH = ['params', 'requestId'];
/** So many milliseconds an answer may be on its way while its request is cancelled. */
const ON_THE_WAY = 1000;

/** What a cancellation may name. https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/cancellation#behavior-requirements */
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
  title: 'A cancellation names a request of its sender that still waits',
  why: 'The receiver drops it as unknown, and the request that was meant goes on. Or it hits another request with that id.',
  how: 'Copy the `id` of your own request into `requestId`, with its JSON type, and only while its answer has not come.',
  examples: cancellationNoticeExamples,
  begin(session, report) {
    /** Requests that a task goes on for: their answer ends nothing. */
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
        const crossed = last.call === own && last.clock !== null && clock !== null && clock - last.clock < ON_THE_WAY;
        if (crossed || own.asTask || tasks.has(own)) return;
        judgeKnown(session, report, step, own);
      },
    };
  },
});

function judgeKnown(session: SessionView, report: Report, { ref: at, name }: Step, own: Call): void {
  const ties = [{ at: own.ref, path: ['id'] }, ...(own.answer ? [{ at: own.answer }] : [])];
  if (own.method === 'initialize' && own.from !== 'server' && session.model.era === 'handshake') {
    report({
      requirement: 'cancellation/initialize',
      at,
      path: PATH,
      title: '`initialize` is not cancelled',
      why: 'Without the handshake there is no session in which anything could be cancelled.',
      what: `${name} cancels ${session.said(own.ref)}, \`initialize\`. Who does not want to wait for it closes the connection.`,
      ties,
    });
  } else if (own.answer) {
    report({
      requirement: 'cancellation/already-answered',
      at,
      path: PATH,
      title: 'What is answered is not cancelled',
      why: 'It has no effect, and it often means that the sender lost track of its requests.',
      what: `${name} cancels ${told(session, own)}, which ${session.said(own.answer)} had answered already.`,
      ties,
    });
  }
}
