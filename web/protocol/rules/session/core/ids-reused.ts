import type { Call } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { client, handshake, SERVED, modern, server, talk } from '../../../testing/conversation.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { isTalk, isTorn } from './reading.ts';

const OPEN = handshake('2025-11-25', { server: '{"tools":{}}' });
const REQUESTED = client('"id":1,"method":"tools/list"');
const TOOLS_RESULT = server('"id":1,"result":{"tools":[]}');
const LISTED = `"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private",${SERVED}}`;
const LIST = client(`"id":1,"method":"tools/list","params":{${modern()}}`);

/** A sender’s ids: unique in a session with a handshake; in a stateless revision, unique among pending requests. */
export const idsReused = defineSessionRule({
  id: 'ids/reused',
  requirements: ['ids/reused-in-session', 'ids/reused-in-flight'],
  class: 'spec',
  title: 'Each request {must} have its own id',
  why: 'A response identifies its request by the id alone, so with two requests of one id the answered request is ambiguous.',
  how: 'Increase the id for every request of a session, even after responses have arrived.',
  examples: {
    good: [
      { revision: '2025-11-25', text: talk(OPEN, REQUESTED, TOOLS_RESULT, client('"id":2,"method":"tools/list"')) },
      {
        revision: '2025-11-25',
        text: talk(OPEN, REQUESTED, TOOLS_RESULT, server('"id":1,"method":"ping"')),
        says: 'Each side numbers its own requests.',
      },
      {
        revision: '2025-11-25',
        text: talk(OPEN, REQUESTED, client('"id":"1","method":"tools/list"')),
        says: '1 is not "1".',
      },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":1,"method":"prompts/list"}',
        says: 'Separate examples do not form a session.',
      },
      { revision: '2026-07-28', text: talk(LIST, server(`"id":1,${LISTED}`), LIST) },
      {
        revision: '2026-07-28',
        text: talk(LIST, client('"method":"notifications/cancelled","params":{"requestId":1}'), LIST),
        says: 'The first request is no longer pending.',
      },
    ],
    bad: [
      { revision: '2025-11-25', text: talk(OPEN, REQUESTED, TOOLS_RESULT, client('"id":⟦1⟧,"method":"tools/list"')) },
      {
        revision: '2025-11-25',
        text: talk(OPEN, client('"id":⟦0⟧,"method":"ping"')),
        says: '`initialize` already used this id.',
      },
      {
        revision: '2026-07-28',
        text: talk(LIST, client(`"id":⟦1⟧,"method":"tools/list","params":{${modern()}}`)),
      },
    ],
  },
  begin(session, report) {
    const dropped = new Set<Call>();
    return {
      'notification notifications/cancelled'({ params, from, ref }) {
        const id = get(params, 'requestId');
        const known = (typeof id === 'string' || typeof id === 'number') && from !== 'unknown';
        let call = known ? session.request(id, from) : null;
        // Later requests of the same batch are known already.
        while (call && call.entry === ref.entry && (call.item ?? 0) > (ref.item ?? 0))
          call = sameSide(call.before, from);
        if (call) dropped.add(call);
      },
      'repeated request'(step: Step) {
        const { call, from } = step;
        if (!call || from === 'unknown') return;
        const before = sameSide(call.before, from);
        if (!before || isTorn(session) || !(session.answered || isTalk(session, step))) return;
        const waits = before.answer === null && !dropped.has(before);
        const says = `${step.name} has the id ${code(call.id)}, which ${session.describe(before.ref)} of the same side`;
        for (const requirement of waits
          ? ['ids/reused-in-flight', 'ids/reused-in-session']
          : ['ids/reused-in-session']) {
          if (requirement === 'ids/reused-in-session' && !isTalk(session, step)) continue;
          report({
            requirement,
            at: step.ref,
            path: ['id'],
            what: waits ? `${says} also has; that request is still pending.` : `${says} has already used.`,
            ties: [{ at: before.ref, path: ['id'] }],
          });
        }
      },
    };
  },
});

/** The nearest of a side’s requests with this id. */
function sameSide(last: Call | null, from: Step['from']): Call | null {
  let one = last;
  while (one && one.from !== from) one = one.before;
  return one;
}
