/** Distinguishes values that were meant as messages from documents, fragments and other JSON. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonValue } from '../../json/types.ts';

/** True for a value that its writer meant as a message, right or wrong. */
export function isMessageLike(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item) && isMessageLike(item));
  if (!isObject(value)) return false;
  const names = new Set(Object.keys(value).map((name) => name.toLowerCase()));
  if (names.has('jsonrpc')) return true;
  const method = get(value, 'method');
  if (typeof method === 'string') return has(value, 'id') || has(value, 'params') || names.size === 1;
  if (names.has('method') && names.has('id')) return true;
  if (!has(value, 'result') && !has(value, 'error'))
    return has(value, 'message') && isMessageLike(get(value, 'message'));
  const error = get(value, 'error');
  return (
    has(value, 'id') || (isObject(get(value, 'result')) && names.size === 1) || (isObject(error) && names.size === 1)
  );
}
