/** Helpers shared by the rules about error objects. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Message } from '../define.ts';
import { get, isObject } from '../../json/object.ts';

/** The error object of an error response, or null if there is none to check. */
export function errorOf(message: Message): JsonObject | null {
  if (message.kind !== 'error' && message.nearly !== 'error') return null;
  const error = get(message.object, 'error');
  return isObject(error) ? error : null;
}

/** The code of an error if it is an integer, otherwise null. */
export function codeOf(error: JsonObject | null): number | null {
  const value: JsonValue | undefined = error === null ? undefined : get(error, 'code');
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** “message 3”, “item 2 of message 3”: the name of the message inside a sentence. */
export function inner(message: Message): string {
  return message.name.slice(0, 1).toLowerCase() + message.name.slice(1);
}
