/** Building blocks for the examples of this area, and how its rules refer to a place. */
import type { RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import {
  example,
  LEGACY,
  META,
  MODERN,
  notification,
  request,
  response,
  SERVER_META,
} from '../../envelope/meaning-examples.ts';
import type { Place } from '../define.ts';

/** The last revision before tasks. */
export const BEFORE: RevisionId = '2025-06-18';
/** A timestamp, and a later one. */
export const TIMES = '"createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:31:00Z"';
/** The content of a new task, as in 2025-11-25. */
export const TASK = `"taskId":"t-7","status":"working",${TIMES},"ttl":60000`;
/** The key of the related task in `_meta`. */
export const RELATED = '"io.modelcontextprotocol/related-task"';
/** The key of the subscription id in `_meta`. */
export const LISTENS = '"_meta":{"io.modelcontextprotocol/subscriptionId":"sub-1"}';

/** The content of a task of the extension. */
export function extTask(status: string, more = ''): string {
  return `"taskId":"t-7","status":"${status}",${TIMES},"ttlMs":60000${more}`;
}

/** A message of 2025-11-25. */
export function legacy(text: string, from?: 'client' | 'server'): Example {
  return example(LEGACY, text, from);
}

/** A request of 2026-07-28; `_meta` follows `params`. */
export function modern(method: string, params = ''): Example {
  return example(MODERN, request(method, params === '' ? META : `${params},${META}`));
}

/** A notification of 2026-07-28. */
export function notified(method: string, params: string): Example {
  return example(MODERN, notification(method, params));
}

/** A result of 2026-07-28; the server’s name follows the given members. */
export function gives(result: string): Example {
  return example(MODERN, response(`${result},${SERVER_META}`));
}

/** “message 3”: the name of the message inside a sentence. */
export function within({ name }: Place): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
