import type { Call, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { get } from '../../define.ts';
import { code } from '../../words.ts';
import { opposite, told, upper } from './reading.ts';
import { responsesUnansweredExamples } from './responses-unanswered.examples.ts';

/** Pings and the like without an answer that are remembered. */
const REMEMBERED = 200;
/** What servers answer from what they know, so that two later requests with answers tell that it was passed over. */
const QUICK = [
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
];
/** So many milliseconds may pass before silence means something. */
const PATIENCE = 5000;

/**
 * Requests that never get their answer. What is open at the end of a text may still be answered; a ping is answered at once, so
 * that whatever its receiver says or answers behind it tells that it was passed over, and lists are answered soon.
 */
export const responsesUnanswered = defineSessionRule({
  id: 'responses/unanswered',
  requirements: ['responses/unanswered-request', 'ping/unanswered'],
  class: 'spec',
  title: 'Every request gets an answer, a ping at once',
  why: 'Its sender waits until it gives up. After a ping it takes the connection for dead.',
  how: 'Answer each request with a result or an error. Clients answer the pings of servers, too.',
  examples: responsesUnansweredExamples,
  begin(session, report, wake) {
    const pings: { call: Call; clock: number | null }[] = [];
    const cancelled = new Set<Call>();
    /** By side: the last message that it sent, and the last of its requests that was answered. */
    const spoke = new Map<Step['from'], number>();
    const served = new Map<Step['from'], Call>();
    /** By side, the one of its answered requests before that. */
    const second = new Map<Step['from'], number>();
    /** Ids that answers have and no request: one that only looks like that of a ping shows that the ping was not passed over. */
    const strays = new Set<string>();
    /** By side: the last error that names no request. It may be the answer to any before it. */
    const nameless = new Map<Step['from'], number>();
    let end = { entry: 0, clock: null as number | null };
    const hear = ({ from, entry, clock }: Step): void => {
      spoke.set(from, entry);
      end = { entry, clock };
    };
    function remember({ call, clock, altered }: Step): void {
      if (!call || call.item !== null || altered || pings.length >= REMEMBERED) return;
      pings.push({ call, clock });
      wake(true);
    }

    return {
      // What comes before the first ping shows nothing.
      awake: {
        request: hear,
        notification: hear,
        answer(step) {
          const { call } = step;
          hear(step);
          if (!call && step.id !== null) strays.add(`${step.from} ${step.id}`);
          if (!call && step.id === null && step.kind === 'error') nameless.set(step.from, step.entry);
          if (!call) return;
          const last = served.get(call.from)?.entry ?? -1;
          if (call.entry !== last)
            second.set(call.from, Math.max(second.get(call.from) ?? -1, Math.min(call.entry, last)));
          if (call.entry > last) served.set(call.from, call);
        },
      },
      'request ping': remember,
      ...Object.fromEntries(QUICK.map((method) => [`request ${method}`, remember])),
      'notification notifications/cancelled'({ params, from }) {
        const id = get(params, 'requestId');
        const call = typeof id === 'string' || typeof id === 'number' ? session.request(id, from) : null;
        if (call) cancelled.add(call);
      },
      end() {
        if (!session.whole || session.model.era !== 'handshake') return;
        for (const { call, clock } of pings) {
          if (call.answer || cancelled.has(call) || call.from === 'unknown') continue;
          if (strays.has(`${opposite(call.from)} ${call.id}`)) continue;
          if ((nameless.get(opposite(call.from)) ?? -1) > call.entry) continue;
          if (clock !== null && end.clock !== null && end.clock - clock < PATIENCE) continue;
          const later = served.get(call.from);
          const other = opposite(call.from);
          const said = spoke.get(other) ?? -1;
          const ping = call.method === 'ping';
          if (!ping && (second.get(call.from) ?? -1) < call.entry) continue;
          if (later && later.entry > call.entry) {
            report({
              requirement: 'responses/unanswered-request',
              at: call.ref,
              what: `${upper(session.said(call.ref))} is ${ping ? 'a ping' : `\`${call.method}\``} with the id ${code(call.id)} that nobody answers, while ${told(session, later)}, sent later, has its answer.`,
              ties: [{ at: later.ref }, ...(later.answer ? [{ at: later.answer }] : [])],
            });
          } else if (said > call.entry && end.entry > call.entry + 1) {
            report({
              requirement: 'ping/unanswered',
              at: call.ref,
              what: `${upper(session.said(call.ref))} is a ping with the id ${code(call.id)}. The ${other} does not answer it, although it goes on sending, as in message ${said + 1}.`,
              ties: [{ at: { entry: said, item: null } }],
            });
          }
        }
      },
    };
  },
});
