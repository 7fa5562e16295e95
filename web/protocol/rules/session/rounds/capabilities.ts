/** What requests of a server need the client to have declared: elicitation by its modes, sampling by its parts, roots. */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';

/** What a client lacks for a request. `toolChoice` is the part `sampling.tools`, wanted for that member alone. */
export type Lacking =
  'roots' | 'sampling' | 'sampling.tools' | 'toolChoice' | 'elicitation' | 'elicitation.form' | 'elicitation.url';

/** One capability that is not there. */
export interface Lack {
  readonly lacking: Lacking;
  /** As it would be declared. */
  readonly capability: string;
  /** From the request (or its entry) to what needs it. */
  readonly path: Path;
  /** What is asked for, with its article. */
  readonly wants: string;
}

const isThere = (value: JsonValue | undefined): boolean => value !== undefined && value !== null && value !== false;

/** True where capabilities have this one; a path of names with dots. */
export function declares(capabilities: JsonObject, name: string): boolean {
  let at: JsonValue | undefined = capabilities;
  for (const part of name.split('.')) at = isObject(at) ? get(at, part) : undefined;
  return isThere(at);
}

/** True where elicitation is declared for a mode. Neither mode named means forms. */
export function takesMode(capabilities: JsonObject, mode: 'form' | 'url'): boolean {
  const declared = get(capabilities, 'elicitation');
  if (!isObject(declared)) return isThere(declared);
  if (has(declared, mode)) return isThere(get(declared, mode));
  return mode === 'form' && !has(declared, 'url');
}

/** The first thing a request needs and the client has not declared; null when there is none. */
export function lackOf(method: string, params: JsonObject, capabilities: JsonObject): Lack | null {
  if (method === 'roots/list' && !declares(capabilities, 'roots')) {
    return { lacking: 'roots', capability: 'roots', path: ['method'], wants: 'the roots of the client' };
  }
  if (method === 'sampling/createMessage') return lackForSampling(params, capabilities);
  if (method !== 'elicitation/create') return null;
  if (!declares(capabilities, 'elicitation')) {
    return { lacking: 'elicitation', capability: 'elicitation', path: ['method'], wants: 'an answer of a person' };
  }
  const mode = get(params, 'mode') === 'url' ? 'url' : 'form';
  // Other modes are found as such.
  if (takesMode(capabilities, mode) || (has(params, 'mode') && get(params, 'mode') !== mode)) return null;
  return {
    lacking: `elicitation.${mode}`,
    capability: `elicitation.${mode}`,
    path: has(params, 'mode') ? ['params', 'mode'] : ['params'],
    wants: mode === 'url' ? 'a visit to an address' : 'a form to be filled in',
  };
}

function lackForSampling(params: JsonObject, capabilities: JsonObject): Lack | null {
  if (!declares(capabilities, 'sampling')) {
    return { lacking: 'sampling', capability: 'sampling', path: ['method'], wants: 'a message of the model' };
  }
  const member = ['tools', 'toolChoice'].find((name) => has(params, name));
  if (member === undefined || declares(capabilities, 'sampling.tools')) return null;
  return {
    lacking: member === 'tools' ? 'sampling.tools' : 'toolChoice',
    capability: 'sampling.tools',
    path: ['params', member],
    wants: `a message of the model, with ${named(member)}`,
  };
}
