/** The quick look where there is no handshake: messages that carry the metadata of their sender, plainly and completely. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Method, RevisionModel } from '../../model/define.ts';
import type { Kind, Sender } from '../../types.ts';
import { isFrame, isPlainId } from './plain.ts';
import { CAPABILITIES, CLIENT, SERVER, VERSION } from './stateless-keys.ts';

/**
 * As `isPlainFrame`, in a revision without a handshake: false where the rules have to look. Else the `_meta` of a request or a
 * response, which has what is asked for and nothing that a rule could look into; null of a notification.
 */
export function modernMeta(
  object: JsonObject,
  kind: Kind,
  row: Method | null,
  model: RevisionModel,
  from: Sender,
): JsonObject | null | false {
  if ((kind === 'response' && from === 'client') || !isFrame(object, kind, row, from)) return false;
  return kind === 'notification' ? null : (plainMeta(object, kind, model) ?? false);
}

function plainMeta(object: JsonObject, kind: Kind, model: RevisionModel): JsonObject | null {
  const holder = kind === 'response' ? object['result'] : object['params'];
  if (!isObject(holder) || (kind === 'response' && holder['resultType'] !== 'complete')) return null;
  const meta = holder['_meta'];
  if (!isObject(meta)) return null;
  return (kind === 'response' ? isOfServer(meta) : isOfClient(meta, model.id)) ? meta : null;
}

function isOfClient(meta: JsonObject, revision: string): boolean {
  let known = 0;
  for (const key in meta) {
    const value = meta[key];
    if (key === VERSION) known += value === revision ? 1 : NaN;
    else if (key === CLIENT) known += isNamed(value) ? 1 : NaN;
    else if (key === CAPABILITIES) known += areFew(value) ? 1 : NaN;
    else if (key !== 'progressToken' || !isPlainId(value)) return false;
  }
  return known === 3;
}

function isOfServer(meta: JsonObject): boolean {
  let known = 0;
  for (const key in meta) {
    if (key !== SERVER || !isNamed(meta[key])) return false;
    known = 1;
  }
  return known === 1;
}

/** A name and a version, and nothing else. */
function isNamed(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false;
  let known = 0;
  for (const key in value) {
    if ((key !== 'name' && key !== 'version') || typeof value[key] !== 'string' || value[key] === '') return false;
    known++;
  }
  return known === 2;
}

/** No capabilities, or the one that needs no closer look. */
function areFew(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false;
  for (const key in value) if (key !== 'elicitation' || !isEmpty(value[key])) return false;
  return true;
}

function isEmpty(value: JsonValue | undefined): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
