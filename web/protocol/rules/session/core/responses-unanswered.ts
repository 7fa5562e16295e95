import type { Call } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText, upper } from './reading.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { markedClient, markedServer } from './examples.ts';

// Requests that stay pending while later ones get their responses.

/**
 * Methods that servers answer without delay: if other requests were sent and answered one after the other, this one was
 * skipped.
 */
const SOON: readonly string[] = [
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
];

/** A pending request. */
interface Open {
  readonly call: Call;
  readonly clock: number | null;
  /** The position at which a request that was sent later got its response first. */
  answered: number | null;
  /** True once a request sent after that response has its own response. */
  passed: boolean;
}

/**
 * Records the response to another request of the same side. Requests that are sent concurrently may be answered in any order.
 */
function passOver(one: Open, answered: Call, at: number): void {
  if (answered.entry <= one.call.entry) return;
  if (one.answered === null) one.answered = at;
  else if (answered.entry > one.answered) one.passed = true;
}

const OPEN = handshake('2025-06-18');
const SECOND = client('"id":2,"method":"ping"');
const ANSWERED = server('"id":2,"result":{}');

/** Conversations with and without a finding of this rule. */
const responsesUnansweredExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-06-18',
      text: talk(
        handshake('2025-06-18', { server: '{"tools":{}}' }),
        client('"id":1,"method":"tools/list"'),
        SECOND,
        ANSWERED,
      ),
      says: 'A list may take slightly longer than a ping.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        handshake('2025-06-18', { server: '{"tools":{},"prompts":{}}' }),
        client('"id":1,"method":"tools/list"'),
        SECOND,
        client('"id":3,"method":"prompts/list"'),
        ANSWERED,
        server('"id":3,"result":{"prompts":[]}'),
      ),
      says: 'Requests sent at the same time may be answered in any order.',
    },
    {
      revision: '2025-06-18',
      text: talk(OPEN, client('"id":1,"method":"ping"')),
      says: 'The text may end too early.',
    },
    {
      revision: '2025-06-18',
      text: talk(OPEN, client('"id":1,"method":"ping"'), SECOND, ANSWERED, server('"id":1,"result":{}')),
    },
    {
      revision: '2025-06-18',
      text: talk(client('"id":1,"method":"ping"'), SECOND, ANSWERED),
      says: 'The response may be left out of the excerpt.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        OPEN,
        client('"id":1,"method":"ping"'),
        client('"method":"notifications/cancelled","params":{"requestId":1}'),
        SECOND,
        ANSWERED,
      ),
    },
    {
      revision: '2025-06-18',
      text: talk(OPEN, client('"id":1,"method":"ping"'), server('"id":"1","result":{}'), SECOND, ANSWERED),
      besides: ['responses/id-type-changed'],
      says: 'The request was answered, with an id of another type.',
    },
    {
      revision: '2025-11-25',
      text: talk(
        handshake('2025-11-25'),
        client('"id":1,"method":"ping"'),
        server('"error":{"code":-32600,"message":"Bad Request: unsupported protocol version"}'),
        SECOND,
        ANSWERED,
      ),
      says: 'The error without an id may be its response.',
    },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: talk(
        handshake('2025-06-18', { server: '{"tools":{},"prompts":{}}' }),
        markedClient('"id":1,"method":"tools/list"'),
        SECOND,
        ANSWERED,
        client('"id":3,"method":"prompts/list"'),
        server('"id":3,"result":{"prompts":[]}'),
      ),
    },
    { revision: '2025-06-18', text: talk(OPEN, markedClient('"id":1,"method":"ping"'), SECOND, ANSWERED) },
    { revision: '2025-06-18', text: talk(OPEN, markedServer('"id":1,"method":"ping"'), SECOND, ANSWERED) },
  ],
};

/** The maximum number of stored pings and similar requests without a response. */
const REMEMBERED = 200;
/** The milliseconds after which a missing response is significant. */
const PATIENCE = 5000;

/**
 * Requests that never get a response. A request that is pending at the end of a text may still be answered. A ping is answered
 * at once, so any later message of its receiver shows that it was skipped. Lists are answered soon.
 */
export const responsesUnanswered = defineSessionRule({
  id: 'responses/unanswered',
  requirements: ['responses/unanswered-request', 'ping/unanswered'],
  class: 'spec',
  title: 'Every request {must} be answered, and a ping promptly',
  why: 'The sender waits until it times out, and after a ping without a response it considers the connection dead.',
  how: 'Answer each request with a result or an error. A client must also answer the pings of the server.',
  examples: responsesUnansweredExamples,
  begin(session, report, setActive) {
    let open: Open[] = [];
    const cancelled = new Set<Call>();
    /** By side: the last message that it sent, and the last of its requests that was answered. */
    const lastFrom = new Map<Step['from'], number>();
    const served = new Map<Step['from'], Call>();
    /** Ids of responses without a request: an id that resembles that of a ping shows that the ping was not skipped. */
    const unmatched = new Set<string>();
    /** By side: the last error without an id. It may answer any earlier request. */
    const nameless = new Map<Step['from'], number>();
    let end = { entry: 0, clock: null as number | null };
    const observe = ({ from, entry, clock }: Step): void => {
      lastFrom.set(from, entry);
      end = { entry, clock };
    };
    const remember = ({ call, clock, altered }: Step): void => {
      if (!call || call.item !== null || altered || open.length >= REMEMBERED) return;
      open.push({ call, clock, answered: null, passed: false });
      setActive(true);
    };
    return {
      // Messages prove nothing while no request is pending.
      active: {
        request: observe,
        notification: observe,
        answer(step) {
          const { call, entry } = step;
          observe(step);
          if (!call && step.id !== null) unmatched.add(`${step.from} ${step.id}`);
          if (!call && step.id === null && step.kind === 'error') nameless.set(step.from, entry);
          if (!call) return;
          if (call.entry > (served.get(call.from)?.entry ?? -1)) served.set(call.from, call);
          open = open.filter((one) => !one.call.answer);
          for (const one of open) if (one.call.from === call.from) passOver(one, call, entry);
          if (open.length === 0) setActive(false);
        },
      },
      'request ping': remember,
      ...Object.fromEntries(SOON.map((method) => [`request ${method}`, remember])),
      'notification notifications/cancelled'({ params, from }) {
        const id = get(params, 'requestId');
        const call = typeof id === 'string' || typeof id === 'number' ? session.request(id, from) : null;
        if (call) cancelled.add(call);
      },
      end() {
        if (!session.whole || session.model.era !== 'handshake') return;
        for (const { call, clock, passed } of open) {
          if (call.answer || cancelled.has(call) || call.from === 'unknown') continue;
          if (unmatched.has(`${opposite(call.from)} ${call.id}`)) continue;
          if ((nameless.get(opposite(call.from)) ?? -1) > call.entry) continue;
          if (clock !== null && end.clock !== null && end.clock - clock < PATIENCE) continue;
          const later = served.get(call.from);
          const other = opposite(call.from);
          const lastIndex = lastFrom.get(other) ?? -1;
          const ping = call.method === 'ping';
          if (!ping && !passed) continue;
          if (later && later.entry > call.entry) {
            report({
              requirement: 'responses/unanswered-request',
              at: call.ref,
              what: `${upper(session.describe(call.ref))} is ${ping ? 'a ping' : code(call.method)} with the id ${code(call.id)} that gets no response, while ${requestText(session, later)}, sent later, was answered.`,
              ties: [{ at: later.ref }, ...(later.answer ? [{ at: later.answer }] : [])],
            });
          } else if (lastIndex > call.entry && end.entry > call.entry + 1) {
            report({
              requirement: 'ping/unanswered',
              at: call.ref,
              what: `${upper(session.describe(call.ref))} is a ping with the id ${code(call.id)}. The ${other} does not answer it, although it continues to send messages, such as message ${lastIndex + 1}.`,
              ties: [{ at: { entry: lastIndex, item: null } }],
            });
          }
        }
      },
    };
  },
});
