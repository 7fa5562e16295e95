import { answer, requestBody, blocks, opening, post, results, SESSION } from '../../../testing/wire.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Part } from '../define.ts';

const OTHER = '7b0c2a54-93d1-4f0e-8a6b-2d5c1e9f4c30';
const PAGE = answer('200 OK', results('2025-11-25', 1, '"tools":[],"nextCursor":"c1"'));
const FIRST = requestBody('2025-11-25', 1, 'tools/list');
const NEXT = requestBody('2025-11-25', 2, 'tools/list', '"cursor":"c1"');
const at = (id: string): { 'Mcp-Session-Id': string } => ({ 'Mcp-Session-Id': id });
const ONE = blocks(opening('2025-11-25'), post('2025-11-25', FIRST, at(SESSION)), PAGE);

/** A cursor is valid only within its session. */
export const cursorAcrossSessions = defineWireRule({
  id: 'pagination/cursor-across-sessions',
  requirements: ['pagination/cursor-across-sessions'],
  class: 'spec',
  title: 'A cursor {must} be used in the session that returned it',
  why: 'A cursor is valid only in its own session; in another one the server may reject it or start at the wrong position.',
  how: 'After a new handshake, read lists from the beginning, without a cursor.',
  examples: {
    good: [
      { revision: '2025-11-25', text: blocks(ONE, post('2025-11-25', NEXT, at(SESSION))) },
      {
        revision: '2025-11-25',
        text: blocks(
          ONE,
          opening('2025-11-25', OTHER, 5),
          post('2025-11-25', requestBody('2025-11-25', 6, 'tools/list'), at(OTHER)),
          answer('200 OK', results('2025-11-25', 6, '"tools":[],"nextCursor":"c1"')),
          post('2025-11-25', requestBody('2025-11-25', 7, 'tools/list', '"cursor":"c1"'), at(OTHER)),
        ),
        says: 'The new session returned the same cursor.',
      },
    ],
    bad: [
      {
        revision: '2025-11-25',
        text: blocks(
          ONE,
          opening('2025-11-25', OTHER, 5),
          post('2025-11-25', requestBody('2025-11-25', 6, 'tools/list', '"cursor":⟦"c1"⟧'), at(OTHER)),
        ),
      },
    ],
  },
  begin(_, report) {
    /** The part that returned a cursor, by method and cursor. */
    const given = new Map<string, { session: number; part: Part; message: Carried }[]>();
    const requested = new Map<string, string>();
    /** Sessions that began with a handshake in this text. */
    const opened = new Set<number>();
    const observe = (part: Part): void => {
      for (const message of part.messages) {
        const { id, kind, method } = message;
        if (kind === 'request' && method === 'initialize') opened.add(part.session);
        if (kind === 'request' && method !== null && method.endsWith('/list')) request(part, message, method);
        if (kind !== 'response' || id === null) continue;
        const list = requested.get(`${part.session} ${JSON.stringify(id)}`);
        const next = list === undefined ? undefined : get(message.result, 'nextCursor');
        if (typeof next !== 'string' || next.length > 1000) continue;
        const key = `${list} ${next}`;
        given.set(key, [...(given.get(key) ?? []).slice(-5), { session: part.session, part, message }]);
      }
    };
    const request = (part: Part, { params, ref, id }: Carried, method: string): void => {
      if (id !== null) requested.set(`${part.session} ${JSON.stringify(id)}`, method);
      const cursor = get(params, 'cursor');
      const known = typeof cursor === 'string' ? given.get(`${method} ${cursor}`) : undefined;
      const from = known?.at(-1);
      if (!known || !from || !opened.has(part.session) || known.some(({ session }) => session === part.session)) return;
      report({
        requirement: 'pagination/cursor-across-sessions',
        at: part,
        place: { of: 'message', at: ref, path: ['params', 'cursor'] },
        what: `${part.name} uses the cursor ${code(cursor ?? null)}, which ${from.part.description} returned in an earlier session.`,
        instead: ['pagination/invented-cursor'],
        ties: [{ at: from.part, place: { of: 'message', at: from.message.ref, path: ['result', 'nextCursor'] } }],
      });
    };
    return { request: observe, response: observe, event: observe };
  },
});
