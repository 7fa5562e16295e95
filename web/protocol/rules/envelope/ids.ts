/** What the rules about ids share. */
import { get, has } from '../../json/object.ts';
import type { Message } from '../define.ts';
import type { FixPlan } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import { roleOf } from './members.ts';

/** How the names of notifications begin in MCP. */
export const PREFIX = 'notifications/';

/** What a message's id is for; `null` when it says nothing. */
export type IdUse = 'request' | 'notification' | 'reply';

/**
 * How the id of a message is to be judged. A call is a notification when the revision's table says so, or, where a
 * revision names methods, when the name begins with `notifications/` or lacks only that. JSON-RPC 2.0 names none: there
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

/** The id to judge, when it belongs to a request or a reply; a notification's id is wrong whatever it is. */
export function idOf(message: Message): JsonValue | undefined {
  const { object } = message;
  return has(object, 'id') && idUse(message) !== 'notification' ? get(object, 'id') : undefined;
}

/** Puts a free id in place of the message's own; only for requests, since a reply repeats the id it was asked with. */
export function freshIdPlan(message: Message, safety: FixPlan['safety']): { fix?: FixPlan } {
  if (idUse(message) !== 'request') return {};
  const id = message.freshId();
  const says = `Use the id ${id}, the next free one.`;
  return { fix: { says, safety, steps: [{ do: 'replace', path: ['id'], value: id }] } };
}

/** «A reply repeats …», where the message is one; else nothing. */
export function replyHint(message: Message): string {
  return idUse(message) === 'reply' ? ' A reply repeats the id of its request.' : '';
}

/** Takes the id out. */
export const REMOVE_ID: FixPlan = {
  says: 'Remove the `id`.',
  safety: 'safe',
  steps: [{ do: 'remove', path: ['id'] }],
};
