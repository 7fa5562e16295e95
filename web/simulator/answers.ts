/** The client's responses to the server's own requests. */
import { isObject, stringOf } from '../protocol/values.ts';
import { answerFrom } from './server-requests.ts';
import { move } from './tasks.ts';
import type { Turn } from './turn.ts';
import type { Id, JsonRecord, Why } from './types.ts';
import { proceed, questionOf } from './work.ts';

/** A response of the client arrives. */
export function answered(turn: Turn, id: Id | null, message: JsonRecord, exchange: string): void {
  const question = turn.state.pendingRequests.find((one) => one.id === id);
  if (!question) return turn.because(unexpected(turn, id));
  turn.put({ pendingRequests: turn.state.pendingRequests.filter((one) => one !== question) });
  const { by } = question;
  const work =
    by && turn.state.running.find((one) => one.waitsFor === id && one.id === by.id && one.exchange === by.exchange);
  if (!by || !work) return turn.because({ says: `This responds to the server’s \`${question.method}\` request.` });
  const answer = answerFrom(questionOf(turn, work), message, work);
  turn.because({
    says: `This responds to the server’s \`${question.method}\` request, and \`${work.method}\` continues.${howSo(answer)}`,
  });
  if (work.task !== null) move(turn, work.task, { status: 'working' });
  proceed(turn, { ...work, exchange: work.exchange || exchange, answers: { ...work.answers, [by.as]: answer } });
}

function howSo({ error, action }: JsonRecord): string {
  if (isObject(error)) return ` The server cannot use this response: ${stringOf(error.message)}`;
  if (action === 'decline') return ' The user declined.';
  return action === 'cancel' ? ' The user closed the dialog without accepting or declining.' : '';
}

function unexpected({ state }: Turn, id: Id | null): Why {
  if (state.handshake.phase === 'waiting' && state.settings.revisions.includes('2026-07-28'))
    return {
      says: 'In 2026-07-28 a server sends no requests, so a client has nothing to respond to. The server ignores this response.',
      requirement: 'stateless/client-response',
    };
  const says =
    id === null
      ? 'A response without an id belongs to no request, so the server ignores it.'
      : `The server has no open request with the id ${JSON.stringify(id)} (the JSON type counts), so it ignores this response.`;
  return { says };
}
