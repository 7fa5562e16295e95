/** Cues that several rules of the envelope share. Each names what is unusual about a message; see `Cue`. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Cue, CueContext } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { CAPABILITIES, CLIENT, SERVER, VERSION } from './stateless-keys.ts';

/** A member at the top of the message that JSON-RPC does not define. */
export const OTHER_MEMBER: Cue = { at: '*' };

/** `jsonrpc` is absent or not `"2.0"`. */
export const OTHER_VERSION: Cue = { at: 'jsonrpc', when: (version) => version !== '2.0' };

/** An id that is neither a string nor an integer that every program keeps exactly. */
export const UNUSUAL_ID: Cue = { at: 'id', when: (id) => id !== undefined && !isUsualId(id) };

/** No id. */
export const NO_ID: Cue = { at: 'id', when: (id) => id === undefined };

/** `params` that are not an object. */
export const PARAMS_NO_OBJECT: Cue = { at: 'params', when: (params) => params !== undefined && !isObject(params) };

/** A `result` that is not an object. */
export const RESULT_NO_OBJECT: Cue = { at: 'result', when: (result) => result !== undefined && !isObject(result) };

/** A method that the revision does not have. */
export const UNKNOWN_METHOD: Cue = { method: ({ row }) => row === null };

/** A method that the revision does not have for this kind of message. */
export const OTHER_KIND: Cue = { method: ({ kind, row }) => row?.kind !== kind };

/** `inputRequests` of a result. */
export const INPUT_REQUESTS: Cue = { at: 'result.inputRequests' };

/** A request without `params._meta`, or a result without `_meta`, where there is no handshake. */
export const NO_META: readonly Cue[] = [
  { at: 'params', when: lacksMeta },
  { at: 'result', when: lacksMeta },
];

/**
 * A `_meta` in which there is more than usual: with a handshake more than a progress token, without one more or less than what
 * each request says of its client and each result of its server. Further down every `_meta` is unusual.
 */
export const UNUSUAL_META: readonly Cue[] = [
  { at: 'params._meta', when: isUnusual },
  { at: 'result._meta', when: isUnusual },
  { at: '_meta' },
];

/** A cue about the error object: true of those that the rule may report something about. */
export function errorCue(when: (error: JsonObject, context: CueContext) => boolean): Cue {
  return { at: 'error', when: (error, context) => isObject(error) && when(error, context) };
}

/** A cue about errors with this code. */
export function codeCue(code: number): Cue {
  return errorCue((error) => get(error, 'code') === code);
}

function isUsualId(id: JsonValue | undefined): boolean {
  return typeof id === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';
}

function lacksMeta(value: JsonValue | undefined, { kind, model }: CueContext): boolean {
  if (model.era !== 'stateless' || kind === 'notification') return false;
  return value === undefined ? kind === 'request' : isObject(value) && !has(value, '_meta');
}

function isUnusual(meta: JsonValue | undefined, { kind, model }: CueContext): boolean {
  if (!isObject(meta)) return true;
  let known = 0;
  for (const key in meta) {
    const value = meta[key];
    if (key === 'progressToken') {
      if (kind === 'response' || !isUsualId(value) || value === '') return true;
    } else if (model.era !== 'stateless') return true;
    else if (kind === 'response') {
      if (key !== SERVER || !isNamed(value)) return true;
      known++;
    } else if (key === VERSION) {
      if (value !== model.id) return true;
      known++;
    } else if (key === CLIENT) {
      if (!isNamed(value)) return true;
      known++;
    } else if (key === CAPABILITIES) {
      if (!isFew(value)) return true;
      known++;
    } else return true;
  }
  return known !== expectedOf(kind, model.era);
}

/** How many keys about the sender a usual `_meta` has. */
function expectedOf(kind: CueContext['kind'], era: CueContext['model']['era']): number {
  if (era !== 'stateless') return 0;
  return kind === 'request' ? 3 : kind === 'response' ? 1 : 0;
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

/** No capabilities, or `elicitation` alone without parts. */
function isFew(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const parts = value[key];
    if (key !== 'elicitation' || !isObject(parts) || Object.keys(parts).length > 0) return false;
  }
  return true;
}
