/** The client capabilities that server requests need: elicitation by mode, sampling by part, roots. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';

/**
 * A capability that the client lacks for a request. `toolChoice` is the part of `sampling.tools` needed for that member alone.
 */
export type Lacking =
  | 'roots'
  | 'sampling'
  | 'sampling.tools'
  | 'toolChoice'
  | 'elicitation'
  | 'elicitation.form'
  | 'elicitation.url';

/** One missing capability. */
export interface Lack {
  readonly lacking: Lacking;
  /** As it would be declared. */
  readonly capability: string;
  /** From the request (or its entry) to the value that needs it. */
  readonly path: Path;
  /** The requested object, with its article. */
  readonly wants: string;
}

const isThere = (value: JsonValue | undefined): boolean => value !== undefined && value !== null && value !== false;

/** True if the capabilities contain this one; a dotted path of names. */
export function declares(capabilities: JsonObject, name: string): boolean {
  let at: JsonValue | undefined = capabilities;
  for (const part of name.split('.')) at = isObject(at) ? get(at, part) : undefined;
  return isThere(at);
}

/** True if elicitation is declared for a mode. A declaration without modes means forms. */
export function takesMode(capabilities: JsonObject, mode: 'form' | 'url'): boolean {
  const declared = get(capabilities, 'elicitation');
  if (!isObject(declared)) return isThere(declared);
  if (has(declared, mode)) return isThere(get(declared, mode));
  return mode === 'form' && !has(declared, 'url');
}

/** The first capability that a request needs and the client has not declared; null if there is none. */
export function lackOf(method: string, params: JsonObject, capabilities: JsonObject): Lack | null {
  if (method === 'roots/list' && !declares(capabilities, 'roots')) {
    return { lacking: 'roots', capability: 'roots', path: ['method'], wants: 'the roots of the client' };
  }
  if (method === 'sampling/createMessage') return lackForSampling(params, capabilities);
  if (method !== 'elicitation/create') return null;
  if (!declares(capabilities, 'elicitation')) {
    return { lacking: 'elicitation', capability: 'elicitation', path: ['method'], wants: 'input from the user' };
  }
  const mode = get(params, 'mode') === 'url' ? 'url' : 'form';
  // Unknown modes have a finding of their own.
  if (takesMode(capabilities, mode) || (has(params, 'mode') && get(params, 'mode') !== mode)) return null;
  return {
    lacking: `elicitation.${mode}`,
    capability: `elicitation.${mode}`,
    path: has(params, 'mode') ? ['params', 'mode'] : ['params'],
    wants: mode === 'url' ? 'a URL to be opened by the user' : 'a form to be filled in',
  };
}

function lackForSampling(params: JsonObject, capabilities: JsonObject): Lack | null {
  if (!declares(capabilities, 'sampling')) {
    return { lacking: 'sampling', capability: 'sampling', path: ['method'], wants: 'a message from the model' };
  }
  const member = ['tools', 'toolChoice'].find((name) => has(params, name));
  if (member === undefined || declares(capabilities, 'sampling.tools')) return null;
  return {
    lacking: member === 'tools' ? 'sampling.tools' : 'toolChoice',
    capability: 'sampling.tools',
    path: ['params', member],
    wants: `a message from the model, with ${named(member)}`,
  };
}
