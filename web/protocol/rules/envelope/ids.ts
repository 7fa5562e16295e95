/** Helpers shared by the rules about ids. */
import { get, has } from '../../json/object.ts';
import type { Message } from '../define.ts';
import type { FixPlan } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import { roleOf } from './members.ts';

/** The prefix of MCP notification names. */
export const PREFIX = 'notifications/';

/** The role of a message's id; `null` if it has none. */
export type IdUse = 'request' | 'notification' | 'reply';

/**
 * How to judge the id of a message. A call is a notification if the revision's table lists it as one, or, in revisions that
 * define methods, if the name begins with `notifications/` or lacks only that prefix. JSON-RPC 2.0 defines no methods: there
 * every call with an id is a request.
 */
export function idUse(message: Message): IdUse | null {
  const { object, model, method, row } = message;
  const role = roleOf(object);
  if (role === 'none') return null;
  if (role === 'reply') return 'reply';
  if (row !== null) return row.kind;
  if (method === null || model.methods.size === 0) return 'request';
  const announced = method.startsWith(PREFIX) || model.methods.has(PREFIX + method);
  return announced ? 'notification' : 'request';
}

/** The id to judge if it belongs to a request or a response; a notification's id is always wrong. */
export function idOf(message: Message): JsonValue | undefined {
  const { object } = message;
  return has(object, 'id') && idUse(message) !== 'notification' ? get(object, 'id') : undefined;
}

/** Replaces the message's id with a free one; only for requests, since a response repeats the id of its request. */
export function freshIdPlan(message: Message, safety: FixPlan['safety']): { fix?: FixPlan } {
  if (idUse(message) !== 'request') return {};
  const id = message.freshId();
  const says = `Use the id ${id}, the next free one.`;
  return { fix: { says, safety, steps: [{ do: 'replace', path: ['id'], value: id }] } };
}

/** “A response repeats …” for responses; otherwise an empty string. */
export function replyHint(message: Message): string {
  return idUse(message) === 'reply' ? ' A response repeats the id of its request.' : '';
}

/** Removes the id. */
export const REMOVE_ID: FixPlan = {
  says: 'Remove the `id`.',
  safety: 'safe',
  steps: [{ do: 'remove', path: ['id'] }],
};
