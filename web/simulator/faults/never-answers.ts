/** Pings are never answered. */
import { isObject } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { isAnswer, saying } from './tools.ts';

/** A request without an answer. */
export const neverAnswers: Fault = {
  id: 'never-answers',
  title: 'Pings are never answered',
  says: 'The server does not answer `ping`, while it goes on with everything else. A client that asks in this way whether the server is alive gives up on it; a right server answers every request exactly once, and a ping at once.',
  rule: 'responses/unanswered',
  requirement: 'responses/unanswered-request',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, { asked }) => {
    const pings = new Set<unknown>(asked.filter(({ method }) => method === 'ping').map(({ id }) => id));
    const gone = (message: Json): boolean => isObject(message) && isAnswer(message) && pings.has(message.id);
    return outputs.flatMap((output) => {
      const { message } = output;
      if (!Array.isArray(message)) return gone(message) ? [] : [output];
      const items = message.filter((item) => !gone(item));
      if (items.length === message.length) return [output];
      return items.length > 0 ? [saying(output, items)] : [];
    });
  },
  shows: {
    server: 'calculator',
    client: [
      { id: 1, method: 'ping' },
      { id: 2, method: 'tools/list' },
    ],
  },
};
