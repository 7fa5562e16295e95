/** HTTP+SSE of 2024-11-05: one long stream for everything that the server says, and a second address for what the client says. */
import type { Heard } from '../read.ts';
import { step } from '../server.ts';
import { begin } from './events.ts';
import { queryOf, type HttpRequest } from './guard.ts';
import { streamFor } from './deliver.ts';
import { advance, drop, open } from './sessions.ts';
import type { HttpTurn, Session } from './state.ts';

/** Where the stream is. */
export const LEGACY_STREAM = '/sse';
/** Where messages go; the query names the stream they belong to. */
export const LEGACY_POST = '/messages';

/** GET: the stream, which begins with the address for messages. */
export function openLegacy(turn: HttpTurn, request: HttpRequest): void {
  const session = open(turn, true);
  const stream = begin(turn, streamFor('sse', request.exchange, null), {}, false);
  turn.chunk(request.exchange, `event: endpoint\ndata: ${LEGACY_POST}?sessionId=${session.id}\n\n`);
  turn.keep({ ...session, streams: [stream] });
  turn.because({
    says: 'The transport of 2024-11-05: this stream carries all that the server says; its first event says where the client posts.',
    requirement: 'legacy-sse/endpoint-event-missing',
  });
}

/** POST: the message is taken, and answered on the stream. */
export function postLegacy(turn: HttpTurn, request: HttpRequest, heard: Heard): void {
  const name = queryOf(request, 'sessionId');
  const session = turn.state.sessions.find(({ id, legacy }) => legacy && id === name);
  if (!session) {
    return turn.refuse(request.exchange, {
      status: name === null ? 400 : 404,
      code: -32600,
      revision: '2024-11-05',
      message: name === null ? 'Bad Request: the address names no stream' : 'No such stream',
      why: { says: 'Messages go to the address that the `endpoint` event of an open stream gave out.' },
    });
  }
  const bad = heard.is === 'unreadable' || heard.is === 'invalid';
  turn.answer(request.exchange, bad ? 400 : 202, {});
  advance(turn, { ...session, used: request.at }, { kind: 'message', at: request.at, text: request.body }, {});
}

/** The stream has broken, and with it the conversation. */
export function loseLegacy(turn: HttpTurn, session: Session, at: number): void {
  const { why } = step(session.server, { kind: 'close', at });
  if (why) turn.because(why);
  drop(turn, session.id);
}
