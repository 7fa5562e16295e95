/** Cues shared by several envelope rules. Each describes an unusual property of a message; see `Cue`. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { Cue, CueContext } from '../define.ts';
import { has, isObject } from '../../json/object.ts';

/** A top-level member that JSON-RPC does not define. */
export const OTHER_MEMBER: Cue = { at: '*' };

/** `jsonrpc` is absent or not `"2.0"`. */
export const OTHER_VERSION: Cue = { at: 'jsonrpc', when: (version) => version !== '2.0' };

/** An id that is neither a string nor a safe integer; or a response without an id. */
export const UNUSUAL_ID: Cue = {
  at: 'id',
  when: (id, { row }) => (id === undefined ? row === null : !isUsualId(id)),
};

/** `params` that are not an object. */
export const PARAMS_NO_OBJECT: Cue = { at: 'params', when: isNoObject };

/** A `result` that is not an object. */
export const RESULT_NO_OBJECT: Cue = { at: 'result', when: isNoObject };

/** A method that the revision does not define. */
export const UNKNOWN_METHOD: Cue = { method: ({ row }) => row === null };

/** A method that the revision does not define for this kind of message. */
export const OTHER_KIND: Cue = { method: ({ kind, row }) => row?.kind !== kind };

/** `inputRequests` in a result. */
export const INPUT_REQUESTS: Cue = { at: 'result.inputRequests' };

/** No `_meta` in the `params` of a request, or in a `result`, in revisions without a handshake. */
export function noMeta(at: 'params' | 'result'): Cue {
  return {
    at,
    when: (value, { model }) => model.era === 'stateless' && !(isObject(value) && has(value, '_meta')),
  };
}

/** A cue for the error object: true for values that the rule may report. */
export function errorCue(when: (error: JsonObject, context: CueContext) => boolean): Cue {
  return { at: 'error', when: (error, context) => isObject(error) && when(error, context) };
}

/** An error code other than the common ones, which need no finding. */
export const UNUSUAL_CODE: Cue = errorCue(({ code }) => code !== -32601 && code !== -32602 && code !== -32603);

function isNoObject(value: JsonValue | undefined): boolean {
  return value !== undefined && !isObject(value);
}

/** A string or a safe integer. */
export function isUsualId(id: JsonValue | undefined): boolean {
  return typeof id === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';
}
