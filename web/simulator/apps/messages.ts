/** Reading and writing the messages of the channel. */
import { isRecord } from '../../protocol/json/plain.ts';
import type { Id, Json, JsonRecord } from '../types.ts';

/** The version of MCP Apps that host and view speak. */
export const APPS_VERSION = '2026-01-26';
/** The prefix of the notifications of the channel. */
export const NOTE = 'ui/notifications/';

/** True for an object of JSON. */
export function isObject(value: Json | undefined): value is JsonRecord {
  return isRecord(value);
}

/** A member that is an object; an empty one for anything else. */
export function objectIn(of: JsonRecord | undefined, key: string): JsonRecord {
  const value = of?.[key];
  return isObject(value) ? value : {};
}

/** The id of a message; null if it has none. */
export function idOf({ id }: JsonRecord): Id | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The method of a message; null for a response. */
export function methodOf({ method }: JsonRecord): string | null {
  return typeof method === 'string' ? method : null;
}

/** A notification. */
export function note(method: string, params: JsonRecord = {}): JsonRecord {
  return { jsonrpc: '2.0', method, params };
}

/** A request. */
export function request(id: Id, method: string, params: JsonRecord): JsonRecord {
  return { jsonrpc: '2.0', id, method, params };
}

/** A successful response. */
export function answer(id: Id, result: JsonRecord): JsonRecord {
  return { jsonrpc: '2.0', id, result };
}

/** An error as a response. */
export function refusal(id: Id, code: number, message: string): JsonRecord {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** The texts of content blocks, one below the other. */
export function textIn(content: Json | undefined): string {
  if (!Array.isArray(content)) return '';
  return content.flatMap((block) => (isObject(block) && typeof block.text === 'string' ? [block.text] : [])).join('\n');
}
