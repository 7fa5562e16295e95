import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import type { Sender } from '../../../types.ts';
import { get, objectAt } from '../../../json/object.ts';
import { requestText } from './reading.ts';
import { client, handshake, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import { markedServer } from './examples.ts';

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}' });
const CALL = client('"id":1,"method":"tools/call","params":{"name":"slow"}');
const STOP = client('"method":"notifications/cancelled","params":{"requestId":1}');
const IN_ARRAY = client('[{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]');
const MODERN_CALL = client(
  `"id":1,"method":"tools/call","params":{"name":"slow",${modern('{}', '"progressToken":"p"')}}`,
);
const DONE = `"id":1,"result":{"resultType":"complete","content":[],${SERVED}}`;
const PROGRESS = '"method":"notifications/progress","params":{"progressToken":"p","progress":1}';

/** Conversations with and without a finding of this rule. */
const cancellationAfterExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, STOP, client('"id":2,"method":"ping"'), server('"id":2,"result":{}')),
    },
    { revision: '2026-07-28', text: talk(MODERN_CALL, server(PROGRESS), STOP) },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, IN_ARRAY, server('"id":1,"result":{"content":[]}')),
      says: 'This revision has no batches: the array is rejected and cancels nothing.',
      besides: ['batch/not-supported'],
    },
  ],
  bad: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, STOP, markedServer('"id":1,"result":{"content":[]}')) },
    {
      revision: '2025-11-25',
      text: talk(
        CALL,
        STOP,
        client('"id":2,"method":"ping"'),
        server('"id":2,"result":{}'),
        markedServer('"id":1,"result":{"content":[]}'),
      ),
    },
    {
      revision: '2024-11-05',
      text: talk(CALL, STOP, markedServer('"id":1,"error":{"code":-32603,"message":"Cancelled"}')),
    },
    { revision: '2026-07-28', text: talk(MODERN_CALL, STOP, markedServer(PROGRESS)) },
    { revision: '2026-07-28', transport: 'stdio', text: talk(MODERN_CALL, STOP, markedServer(DONE)) },
  ],
};

/** The milliseconds for which a message may be in flight while its request is canceled. */
const ON_THE_WAY = 1000;

interface Dropped {
  readonly at: Ref;
  readonly clock: number | null;
}

/** True if the times show that the message was not in flight when the cancellation was sent. */
function isProven({ clock: before }: Dropped, clock: number | null): boolean {
  return before !== null && clock !== null && clock - before >= ON_THE_WAY;
}

/**
 * Messages that still arrive for a canceled request.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/cancellation#behavior-requirements
 */
export const cancellationAfter = defineSessionRule({
  id: 'cancellation/after',
  requirements: ['cancellation/response-after-cancel', 'cancellation/messages-after-cancel-stdio'],
  class: 'spec',
  title: 'A canceled request {must} not get further messages',
  why: 'The sender has discarded the request, so a later message matches nothing or is taken for the response to another one.',
  how: 'Stop the work when a cancellation arrives, and send neither its result nor an error. Messages already in flight cannot be recalled.',
  examples: cancellationAfterExamples,
  begin(session, report, setActive) {
    const dropped = new Map<Call, Dropped>();
    const tokens = new Map<string | number, Call>();
    const given = new Map<string | number, Call>();
    /** By side, the last position of a request that the other side has answered: everything sent before it has been read. */
    const read = new Map<Sender, number>();
    const stateless = session.model.era === 'stateless';
    const crossed = (before: Dropped, clock: number | null): boolean =>
      before.clock !== null && clock !== null && clock - before.clock < ON_THE_WAY;
    const give = ({ meta, call }: Step): void => {
      const token = get(meta, 'progressToken');
      if (!call || (typeof token !== 'string' && typeof token !== 'number')) return;
      // A token that is used again belongs to the later request.
      given.set(token, call);
      tokens.delete(token);
    };
    return {
      ...(stateless ? { request: give } : {}),
      'notification notifications/cancelled'({ object, params, from, ref: at, clock, inBatch }) {
        // A message that is not JSON-RPC 2.0 cancels nothing; nor does an item of a batch in a revision without batches.
        if (get(object, 'jsonrpc') !== '2.0') return;
        if (inBatch && session.model.ledger.has('batch/not-supported')) return;
        const id = get(params, 'requestId');
        const known = typeof id === 'string' || typeof id === 'number';
        const call = known ? session.request(id, from === 'unknown' ? undefined : from) : null;
        if (
          !call ||
          call.answer ||
          call.asTask ||
          call.method === 'initialize' ||
          call.method === 'subscriptions/listen'
        )
          return;
        if (!dropped.has(call)) dropped.set(call, { at, clock });
        setActive(true);
        const token = stateless ? get(objectAt(call.params, '_meta'), 'progressToken') : undefined;
        if ((typeof token === 'string' || typeof token === 'number') && given.get(token) === call)
          tokens.set(token, call);
      },
      active: {
        answer(step) {
          const { call, again, clock } = step;
          const before = dropped.size > 0 && call ? dropped.get(call) : undefined;
          if (call && dropped.size > 0 && !before && !again)
            read.set(call.from, Math.max(call.entry, read.get(call.from) ?? 0));
          if (!before || !call || again || crossed(before, clock)) return;
          const strict = stateless && session.transport === 'stdio';
          report({
            requirement: strict ? 'cancellation/messages-after-cancel-stdio' : 'cancellation/response-after-cancel',
            at: step.ref,
            mild: !isProven(before, clock) && (read.get(call.from) ?? 0) < before.at.entry,
            what: `${step.name} answers ${requestText(session, call)}, which ${session.describe(before.at)} had canceled.`,
            ties: [{ at: before.at }, { at: call.ref }],
          });
        },
        'notification notifications/progress'(step) {
          const { clock, from } = step;
          const token = tokens.size > 0 ? get(step.params, 'progressToken') : undefined;
          const call = typeof token === 'string' || typeof token === 'number' ? tokens.get(token) : undefined;
          const before = call && dropped.get(call);
          if (!before || from === 'client' || crossed(before, clock)) return;
          if (session.transport === 'http' || session.transport === 'sse') return;
          report({
            requirement: 'cancellation/messages-after-cancel-stdio',
            at: step.ref,
            mild: !isProven(before, clock) && (read.get(call.from) ?? 0) < before.at.entry,
            what: `${step.name} reports progress on ${requestText(session, call)}, which ${session.describe(before.at)} had canceled.`,
            ties: [{ at: before.at }, { at: call.ref }],
          });
        },
      },
    };
  },
});
