/** Where a message may contain `_meta`, found without searching user data. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Message } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';

/** One `_meta` member. */
export interface MetaPlace {
  /** The path in the message, `_meta` included. */
  path: Path;
  value: JsonValue;
  /** On a tool, a resource, a content block or the like, rather than in `params` or `result`. */
  nested: boolean;
}

/** Members that contain further objects with their own `_meta`: one, or an array of them. */
export const HOLDING = [
  'tools',
  'resources',
  'resourceTemplates',
  'prompts',
  'roots',
  'contents',
  'content',
  'messages',
  'resource',
] as const;
/** Members that contain such objects under keys chosen by the sender. */
export const MAPS = ['inputRequests', 'inputResponses'] as const;

/** The specification defines nothing deeper; copying longer paths would cost more than it finds. */
const MAX_DEPTH = 40;

interface Stop {
  path: Path;
  value: JsonObject;
  nested: boolean;
}

/** Several rules process the same object, in several revisions. */
const sought = new WeakMap<JsonObject, readonly MetaPlace[]>();

/**
 * Every `_meta` in `params` and `result` and in the objects they list; nothing below `arguments`, schemas and other free data.
 */
export function metaPlaces(message: Message): readonly MetaPlace[] {
  let places = sought.get(message.object);
  if (!places) sought.set(message.object, (places = seek(message.object)));
  return places;
}

function seek(object: JsonObject): readonly MetaPlace[] {
  const places: MetaPlace[] = [];
  const stops: Stop[] = [];
  for (const key of ['params', 'result']) {
    const value = get(object, key);
    if (isObject(value)) stops.push({ path: [key], value, nested: false });
  }
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    const meta = get(stop.value, '_meta');
    if (meta !== undefined) places.push({ path: [...stop.path, '_meta'], value: meta, nested: stop.nested });
    if (stop.path.length < MAX_DEPTH) for (const inner of below(stop)) stops.push(inner);
  }
  return places.reverse();
}

function below({ path, value }: Stop): Stop[] {
  const found: Stop[] = [];
  const add = (inner: JsonValue, at: Path): void => {
    if (isObject(inner)) found.push({ path: at, value: inner, nested: true });
  };
  for (const key of HOLDING) {
    const inner = get(value, key);
    // The content of an elicitation is a form filled in by the user.
    if (inner === undefined || (key === 'content' && has(value, 'action'))) continue;
    if (Array.isArray(inner)) inner.forEach((item, index) => add(item, [...path, key, index]));
    else add(inner, [...path, key]);
  }
  for (const key of MAPS) {
    const map = get(value, key);
    if (!isObject(map)) continue;
    for (const [name, entry] of Object.entries(map)) {
      add(entry, [...path, key, name]);
      if (isObject(entry)) add(get(entry, 'params') ?? null, [...path, key, name, 'params']);
    }
  }
  return found;
}
