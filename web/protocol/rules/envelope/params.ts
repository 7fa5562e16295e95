/** Helpers shared by the rules about `params`. */
import { get, has } from '../../json/object.ts';
import type { Message } from '../define.ts';
import type { FixPlan } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { roleOf } from './members.ts';

/** The `params` of a call; `undefined` if there are none or the message is a response. */
export function paramsOf(message: Message): JsonValue | undefined {
  const { object } = message;
  return has(object, 'params') && roleOf(object) === 'call' ? get(object, 'params') : undefined;
}

/** Removes empty `params`, or makes them an empty object if the method requires parameters. */
export function dropParams(message: Message): FixPlan {
  return message.row?.params === 'required'
    ? replaceParams({}, 'Write `{}`, and add the parameters that the method requires.', 'unsafe')
    : { says: 'Remove `params`.', safety: 'safe', steps: [{ do: 'remove', path: ['params'] }] };
}

/** Replaces `params` with an object. */
export function replaceParams(value: JsonObject, says: string, safety: FixPlan['safety']): FixPlan {
  return { says, safety, steps: [{ do: 'replace', path: ['params'], value }] };
}
