/** Recorded messages for another client: with its ids, progress tokens and subscriptions. */
import type { ReplaySend } from '../../protocol/replay.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { SUBSCRIPTION_ID } from '../eras.ts';
import type { Id, JsonRecord, ReplayOpen, ReplayState } from '../types.ts';

/** The params of a notification; null if this client cannot receive it: it requested no progress, or has no such request. */
export function adaptedParams(send: ReplaySend, open: ReplayOpen, replay: ReplayState): JsonRecord | null {
  const params = objectAt(send.message, 'params') ?? {};
  const { method } = send.message;
  if (method === 'notifications/progress') {
    const token = send.progressOf === null ? null : (replay.called[send.progressOf]?.token ?? null);
    return token === null ? null : { ...params, progressToken: token };
  }
  if (method === 'notifications/cancelled') {
    const request = open.asked.find((one) => one.recorded === params.requestId);
    return request ? { ...params, requestId: request.id } : null;
  }
  return withSubscription(params, send, replay);
}

/** The result or error of an answer, with the id of the client’s request. */
export function adaptedAnswer(send: ReplaySend, id: Id, replay: ReplayState): JsonRecord {
  const { result } = send.message;
  if (!isObject(result)) return { ...send.message, id };
  return { ...send.message, id, result: withSubscription(result, send, replay) };
}

/** With the id of this client’s subscription. */
function withSubscription(holder: JsonRecord, { on }: ReplaySend, { called }: ReplayState): JsonRecord {
  const meta = objectAt(holder, '_meta');
  const own = on === null ? undefined : called[on]?.key.id;
  if (!meta || own === undefined || !Object.hasOwn(meta, SUBSCRIPTION_ID)) return holder;
  return { ...holder, _meta: { ...meta, [SUBSCRIPTION_ID]: own } };
}
