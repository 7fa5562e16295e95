import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { get } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';

const PROBE = '"id":"p","method":"server/discover","params":{}';
const NO = server('"id":"p","error":{"code":-32601,"message":"Method not found"}');

const YES = server(
  '"id":"p","result":{"supportedVersions":["2026-07-28","2025-11-25"],"capabilities":{},"resultType":"complete","ttlMs":0,"cacheScope":"private"}',
);
const MARKED = PROBE.replace('"server/discover"', '⟦"server/discover"⟧');

/** A client that knows both ways asks for `server/discover` first, and goes on with a handshake where that is refused. */
export const discoverProbe = defineSessionRule({
  id: 'discover/probe',
  requirements: ['discover/version'],
  class: 'spec',
  title: 'A probe for 2026-07-28 is answered by a handshake',
  why: 'A client that supports both eras probes the server in this way; the error shows that the server supports only handshakes.',
  how: 'No change is needed: continue with `initialize`.',
  examples: {
    good: [{ revision: '2025-11-25', text: handshake('2025-11-25') }],
    bad: [
      {
        revision: '2025-11-25',
        text: talk(client(MARKED), NO, handshake('2025-11-25')),
      },
      {
        revision: '2025-11-25',
        text: talk(client(MARKED), YES, handshake('2025-11-25')),
        says: 'The server supports it, but the client begins a handshake anyway.',
      },
    ],
  },
  begin(session, report) {
    let probe: Call | null = null;
    let served: Ref | null = null;
    const reportProbe = (at: Ref): void => {
      if (!probe) return;
      report({
        requirement: 'discover/version',
        at: probe.ref,
        path: ['method'],
        what: `Message ${probe.entry + 1} asks whether the server supports 2026-07-28; ${
          served
            ? `${session.describe(served)} lists the supported versions, but ${session.describe(at)} begins a handshake anyway`
            : `${session.describe(at)} shows that it does not`
        }.`,
        ties: served ? [{ at: served }, { at }] : [{ at }],
        instead: ['methods/discover-since-2026-07-28'],
      });
      probe = null;
    };
    return {
      'request server/discover': ({ call, from }) => {
        if (from !== 'server') probe ??= call;
      },
      'response server/discover': ({ ref }) => {
        served ??= ref;
      },
      'error server/discover': ({ ref, error }) => {
        if (get(error, 'code') !== undefined) reportProbe(ref);
      },
      'request initialize': ({ ref, from }) => {
        if (from !== 'server') reportProbe(ref);
      },
    };
  },
});
