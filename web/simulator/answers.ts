/** What the client answers to the server's own requests. */
import { isObject, wordsFor } from '../protocol/values.ts';
import { answerFrom } from './server-requests.ts';
import { move } from './tasks.ts';
import type { Turn } from './turn.ts';
import type { Id, JsonRecord, Why } from './types.ts';
import { proceed, questionOf } from './work.ts';

/** An answer of the client arrives. */
export function answered(turn: Turn, id: Id | null, message: JsonRecord, exchange: string): void {
  const question = turn.state.asked.find((one) => one.id === id);
  if (!question) return turn.because(unexpected(turn, id));
  turn.put({ asked: turn.state.asked.filter((one) => one !== question) });
  const { by } = question;
  const work =
    by && turn.state.running.find((one) => one.asking === id && one.id === by.id && one.exchange === by.exchange);
  if (!by || !work) return turn.because({ says: `This answers the server's \`${question.method}\`.` });
  const answer = answerFrom(questionOf(turn, work), message, work);
  turn.because({
    says: `This answers the server's \`${question.method}\`, and \`${work.method}\` goes on.${howSo(answer)}`,
  });
  if (work.task !== null) move(turn, work.task, { status: 'working' });
  proceed(turn, { ...work, exchange: work.exchange || exchange, answers: { ...work.answers, [by.as]: answer } });
}

function howSo({ error, action }: JsonRecord): string {
  if (isObject(error)) return ` It is no answer that helps: ${wordsFor(error.message)}`;
  if (action === 'decline') return ' The person said no.';
  return action === 'cancel' ? ' The person closed the question without a yes or no.' : '';
}

function unexpected({ state }: Turn, id: Id | null): Why {
  if (state.handshake.phase === 'waiting' && state.settings.revisions.includes('2026-07-28'))
    return {
      says: 'In 2026-07-28 a server sends no requests, so there is nothing that a client could answer; the server drops this.',
      requirement: 'stateless/client-response',
    };
  const says =
    id === null
      ? 'An answer without an id belongs to no request; the server drops it.'
      : `The server has no open request with the id ${JSON.stringify(id)} (its JSON type counts), so it drops this answer.`;
  return { says };
}
