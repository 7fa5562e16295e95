/** Cues that several rules of the envelope share. Each names what is unusual about a message; see `Cue`. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Cue, CueContext } from '../define.ts';
import { has, isObject } from '../../json/object.ts';

/** A member at the top of the message that JSON-RPC does not define. */
export const OTHER_MEMBER: Cue = { at: '*' };

/** `jsonrpc` is absent or not `"2.0"`. */
export const OTHER_VERSION: Cue = { at: 'jsonrpc', when: (version) => version !== '2.0' };

/** An id that is neither a string nor an integer that every program keeps exactly; or a response without one. */
export const UNUSUAL_ID: Cue = {
  at: 'id',
  when: (id, { row }) => (id === undefined ? row === null : !isUsualId(id)),
};

/** `params` that are not an object. */
export const PARAMS_NO_OBJECT: Cue = { at: 'params', when: isNoObject };

/** A `result` that is not an object. */
export const RESULT_NO_OBJECT: Cue = { at: 'result', when: isNoObject };

/** A method that the revision does not have. */
export const UNKNOWN_METHOD: Cue = { method: ({ row }) => row === null };

/** A method that the revision does not have for this kind of message. */
export const OTHER_KIND: Cue = { method: ({ kind, row }) => row?.kind !== kind };

/** `inputRequests` of a result. */
export const INPUT_REQUESTS: Cue = { at: 'result.inputRequests' };

/** No `_meta` in the `params` of a request, or in a `result`, where there is no handshake. */
export function noMeta(at: 'params' | 'result'): Cue {
  return {
    at,
    when: (value, { model }) => model.era === 'stateless' && !(isObject(value) && has(value, '_meta')),
  };
}

/** A cue about the error object: true of those that the rule may report something about. */
export function errorCue(when: (error: JsonObject, context: CueContext) => boolean): Cue {
  return { at: 'error', when: (error, context) => isObject(error) && when(error, context) };
}

/** An error whose code is none of the everyday ones, about which there is nothing to say. */
export const UNUSUAL_CODE: Cue = errorCue(({ code }) => code !== -32601 && code !== -32602 && code !== -32603);

function isNoObject(value: JsonValue | undefined): boolean {
  return value !== undefined && !isObject(value);
}

/** A string, or an integer that every program keeps exactly. */
export function isUsualId(id: JsonValue | undefined): boolean {
  return typeof id === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';
}
