import type { Call } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { client, handshake, SERVED, modern, server, talk } from '../../../testing/conversation.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { isTalk, isTorn } from './reading.ts';

const OPEN = handshake('2025-11-25', { server: '{"tools":{}}' });
const ASKED = client('"id":1,"method":"tools/list"');
const TOOLS_RESULT = server('"id":1,"result":{"tools":[]}');
const LISTED = `"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private",${SERVED}}`;
const LIST = client(`"id":1,"method":"tools/list","params":{${modern()}}`);

/** A sender’s ids: never twice in a session that began with a handshake; in a stateless revision not while one waits. */
export const idsReused = defineSessionRule({
  id: 'ids/reused',
  requirements: ['ids/reused-in-session', 'ids/reused-in-flight'],
  class: 'spec',
  title: 'Each request has an id of its own',
  why: 'An answer names its request by the id alone. With two requests of one id nobody can tell which of them was answered.',
  how: 'Count the ids up for every request of a session, also after answers have come.',
  examples: {
    good: [
      { revision: '2025-11-25', text: talk(OPEN, ASKED, TOOLS_RESULT, client('"id":2,"method":"tools/list"')) },
      {
        revision: '2025-11-25',
        text: talk(OPEN, ASKED, TOOLS_RESULT, server('"id":1,"method":"ping"')),
        says: 'Each side counts for itself.',
      },
      {
        revision: '2025-11-25',
        text: talk(OPEN, ASKED, client('"id":"1","method":"tools/list"')),
        says: '1 is not "1".',
      },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":1,"method":"prompts/list"}',
        says: 'Examples side by side are no session.',
      },
      { revision: '2026-07-28', text: talk(LIST, server(`"id":1,${LISTED}`), LIST) },
      {
        revision: '2026-07-28',
        text: talk(LIST, client('"method":"notifications/cancelled","params":{"requestId":1}'), LIST),
        says: 'The first one waits no longer.',
      },
    ],
    bad: [
      { revision: '2025-11-25', text: talk(OPEN, ASKED, TOOLS_RESULT, client('"id":⟦1⟧,"method":"tools/list"')) },
      { revision: '2025-11-25', text: talk(OPEN, client('"id":⟦0⟧,"method":"ping"')), says: '`initialize` had it.' },
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
        // Of a batch, requests behind it are known already.
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
        const says = `${step.name} has the id ${code(call.id)}, which ${session.said(before.ref)} of the same side has`;
        for (const requirement of waits
          ? ['ids/reused-in-flight', 'ids/reused-in-session']
          : ['ids/reused-in-session']) {
          if (requirement === 'ids/reused-in-session' && !isTalk(session, step)) continue;
          report({
            requirement,
            at: step.ref,
            path: ['id'],
            what: waits ? `${says}; that request still waits for its answer.` : `${says} had before.`,
            ties: [{ at: before.ref, path: ['id'] }],
          });
        }
      },
    };
  },
});

/** The nearest of these requests with one id that a side sent. */
function sameSide(last: Call | null, from: Step['from']): Call | null {
  let one = last;
  while (one && one.from !== from) one = one.before;
  return one;
}
