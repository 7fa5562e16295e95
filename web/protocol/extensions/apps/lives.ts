/** The life of a view on its channel: from the sandbox and `ui/initialize` to its teardown. */
import { get, isObject, objectAt } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Scene, Sent } from '../define.ts';

/** One view, with its messages in order. */
export interface Life {
  readonly messages: readonly Sent[];
  /** Its `ui/initialize`; null if the text does not show it. */
  readonly initialize: Sent | null;
  /** The successful response to it. */
  readonly welcome: Sent | null;
  /** The capabilities that the host declared; null if unknown. */
  readonly host: JsonObject | null;
  /** The capabilities that the view declared; null if unknown. */
  readonly app: JsonObject | null;
}

/** True for a message that begins something: a request or a notification. */
export function isCall({ kind }: Sent): boolean {
  return kind === 'request' || kind === 'notification';
}

/** The views of a text. A second `ui/initialize`, or a new sandbox, begins another one. */
export function livesIn({ messages }: Scene): Life[] {
  const groups: Sent[][] = [];
  let current: Sent[] = [];
  let begun = false;
  for (const at of messages) {
    if (at.channel !== 'view') continue;
    const isStart = at.method === 'ui/initialize' && at.kind === 'request';
    const isSandbox = at.method === 'ui/notifications/sandbox-proxy-ready' && isCall(at);
    if (current.length > 0 && begun && (isStart || isSandbox)) {
      groups.push(current);
      current = [];
      begun = false;
    }
    begun ||= isStart;
    current.push(at);
  }
  if (current.length > 0) groups.push(current);
  return groups.map(lifeOf);
}

function lifeOf(messages: readonly Sent[]): Life {
  const initialize = messages.find((at) => at.method === 'ui/initialize' && at.kind === 'request') ?? null;
  const welcome =
    messages.find((at) => at.method === 'ui/initialize' && at.kind === 'response') ??
    messages.find((at) => at.kind === 'response' && isObject(get(at.result, 'hostCapabilities'))) ??
    null;
  const host = welcome ? get(welcome.result, 'hostCapabilities') : undefined;
  const app = initialize ? get(initialize.params, 'appCapabilities') : undefined;
  return { messages, initialize, welcome, host: objectOrNull(host), app: objectOrNull(app) };
}

function objectOrNull(value: JsonValue | undefined): JsonObject | null {
  return isObject(value) ? value : null;
}

/** The strings of an array; null for anything else. */
export function stringsIn(value: JsonValue | undefined): string[] | null {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;
}

/** The context of a view before a message: what the host sent last for each field. */
export function contextBefore({ messages }: Life, before: Sent): JsonObject {
  const context: JsonObject = {};
  for (const at of messages) {
    if (at.index >= before.index) break;
    const part =
      at.kind === 'response'
        ? objectAt(at.result, 'hostContext')
        : at.method === 'ui/notifications/host-context-changed'
          ? at.params
          : {};
    Object.assign(context, part);
  }
  return context;
}
