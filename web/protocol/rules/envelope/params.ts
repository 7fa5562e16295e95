/** What the rules about `params` share. */
import { get, has } from '../../json/object.ts';
import type { Message } from '../define.ts';
import type { FixPlan } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { roleOf } from './members.ts';

/** The `params` of a call; `undefined` when there are none or the message is a reply. */
export function paramsOf(message: Message): JsonValue | undefined {
  const { object } = message;
  return has(object, 'params') && roleOf(object) === 'call' ? get(object, 'params') : undefined;
}

/** Takes empty `params` out, or makes them an empty object where the method needs some. */
export function dropParams(message: Message): FixPlan {
  return message.row?.params === 'required'
    ? replaceParams({}, 'Write `{}`, and fill in what the method needs.', 'unsafe')
    : { says: 'Remove `params`.', safety: 'safe', steps: [{ do: 'remove', path: ['params'] }] };
}

/** Puts an object in place of `params`. */
export function replaceParams(value: JsonObject, says: string, safety: FixPlan['safety']): FixPlan {
  return { says, safety, steps: [{ do: 'replace', path: ['params'], value }] };
}
