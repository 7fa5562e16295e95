/** Tool calls in model messages, and their results in the messages after them. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';

/** One block, and its path from the message (or the result). */
export interface Block {
  readonly block: JsonObject;
  readonly path: Path;
}

/** The blocks of one type in a message of a conversation, or in a result. */
export function blocksOf(message: JsonObject, type: string): readonly Block[] {
  const content = get(message, 'content');
  const all: readonly (JsonValue | undefined)[] = Array.isArray(content) ? content : [content];
  return all.flatMap((block, index) => {
    if (!isObject(block) || get(block, 'type') !== type) return [];
    return [{ block, path: Array.isArray(content) ? ['content', index] : ['content'] }];
  });
}

/** The tool calls. */
export function usesOf(message: JsonObject): readonly Block[] {
  return blocksOf(message, 'tool_use');
}

/** The messages of a conversation that are objects, with their indexes. */
export function messagesOf(params: JsonObject): readonly (readonly [index: number, message: JsonObject])[] {
  const messages = get(params, 'messages');
  const list = Array.isArray(messages) ? messages : [];
  return list.flatMap((one, index): [number, JsonObject][] => (isObject(one) ? [[index, one]] : []));
}

/** True if tools were used earlier in the conversation. */
export function hasUsed(params: JsonObject): boolean {
  return messagesOf(params).some(([, message]) => usesOf(message).length > 0);
}

/** True if a tool call is not followed by its result, or if results are mixed with other content. */
export function isUnbalanced(params: JsonObject): boolean {
  const messages = get(params, 'messages');
  const list = Array.isArray(messages) ? messages : [];
  return list.some((message, index) => {
    if (!isObject(message)) return false;
    const results = blocksOf(message, 'tool_result').length;
    const content = get(message, 'content');
    if (results > 0 && Array.isArray(content) && content.length > results) return true;
    const ids = usesOf(message).map(({ block }) => get(block, 'id'));
    const next = list[index + 1];
    const given = isObject(next) ? blocksOf(next, 'tool_result').map(({ block }) => get(block, 'toolUseId')) : [];
    return ids.some((id) => !given.includes(id));
  });
}
