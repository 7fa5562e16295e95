/** The requests of a conversation with their responses. */
import { isObject } from '../../protocol/values.ts';
import { messageIn, type SentMessage } from '../run/play.ts';
import type { Id, JsonRecord } from '../types.ts';

/** A request with its response, as far as the conversation shows it. */
export interface RequestRecord {
  readonly from: 'client' | 'server';
  readonly id: Id;
  readonly method: string;
  readonly params: JsonRecord;
  readonly at: number;
  /** The response; null while it waits. */
  readonly answer: JsonRecord | null;
  readonly cancelled: boolean;
}

const isId = (id: unknown): id is Id => typeof id === 'string' || typeof id === 'number';
const keyOf = (from: string, id: Id): string => `${from} ${JSON.stringify(id)}`;

/** All requests of both sides, in order. */
export function requestsIn(sent: readonly SentMessage[]): RequestRecord[] {
  const requests: RequestRecord[] = [];
  /** The last request with an id, by its sender. */
  const last = new Map<string, number>();
  const change = (key: string, change: Partial<RequestRecord>): void => {
    const at = last.get(key);
    const one = at === undefined ? undefined : requests[at];
    if (at !== undefined && one && one.answer === null) requests[at] = { ...one, ...change };
  };
  for (const { from, text, at } of sent) {
    const message = messageIn(text);
    if (!message) continue;
    const { id, method } = message;
    const params = isObject(message.params) ? message.params : {};
    if (typeof method === 'string') {
      if (isId(id)) {
        last.set(keyOf(from, id), requests.length);
        requests.push({ from, id, method, params, at, answer: null, cancelled: false });
      } else if (method === 'notifications/cancelled' && isId(params.requestId))
        change(keyOf(from, params.requestId), { cancelled: true });
    } else if (isId(id)) change(keyOf(from === 'client' ? 'server' : 'client', id), { answer: message });
  }
  return requests;
}
