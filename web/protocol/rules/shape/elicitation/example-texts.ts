/** Pieces from which the examples of this area are put together. */
import type { RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { LEGACY, META, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';

/** The last revision in which the server asks by itself, and the one that knows no requests of its own. */
export { LEGACY, MODERN };
/** The first revision with elicitation: forms without lists, titles and modes. */
export const FIRST: RevisionId = '2025-06-18';

/** A field that is right in every revision. */
export const NAME = '"name":{"type":"string"}';

/** Parameters that ask for a form; `more` stands behind the fields. */
export function form(fields: string, more = ''): string {
  return `"message":"Please fill in","requestedSchema":{"type":"object","properties":{${fields}}${more}}`;
}

/** An elicitation in any revision: by itself, or inside a result that requires input. */
export function ask(params: string, revision: RevisionId = LEGACY): Example {
  if (revision !== MODERN) return { revision, text: request('elicitation/create', params), from: 'server' };
  const asked = `"inputRequests":{"who":{"method":"elicitation/create","params":{${params}}}}`;
  const text = response(`"resultType":"input_required",${asked},${SERVER_META}`);
  return { revision, text, from: 'server' };
}

/** A form with one field, `f`; `inside` is what stands in it. */
export function field(inside: string, revision: RevisionId = LEGACY): Example {
  return ask(form(`"f":{${inside}}`), revision);
}

/** Parameters that ask to open an address. */
export function visit(url: string): string {
  return `"mode":"url","message":"Connect your account","url":${url}`;
}

/** An elicitation that asks to open an address; `url` is the value. */
export function open(url: string, revision: RevisionId = LEGACY): Example {
  return ask(revision === MODERN ? visit(url) : `${visit(url)},"elicitationId":"e-17"`, revision);
}

/** What the client answers, in any revision; `inside` is what is in it. */
export function notified(inside: string, revision: RevisionId = LEGACY): Example {
  if (revision !== MODERN) return { revision, text: response(inside), from: 'client' };
  const params = `"name":"book","arguments":{},"inputResponses":{"who":{${inside}}},${META}`;
  return { revision, text: request('tools/call', params), from: 'client' };
}
