/** Building blocks for the examples of this area. */
import type { RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { LEGACY, META, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';

/** The last revision in which the server sends requests, and the first one in which it does not. */
export { LEGACY, MODERN };
/** The first revision with elicitation: forms without multi-select fields, titled options and modes. */
export const FIRST: RevisionId = '2025-06-18';

/** A field that is valid in every revision. */
export const NAME = '"name":{"type":"string"}';

/** Parameters of a form elicitation; `more` follows the fields. */
export function form(fields: string, more = ''): string {
  return `"message":"Please fill in","requestedSchema":{"type":"object","properties":{${fields}}${more}}`;
}

/** An elicitation in any revision: a request, or part of an `input_required` result. */
export function requestText(params: string, revision: RevisionId = LEGACY): Example {
  if (revision !== MODERN) return { revision, text: request('elicitation/create', params), from: 'server' };
  const requested = `"inputRequests":{"who":{"method":"elicitation/create","params":{${params}}}}`;
  const text = response(`"resultType":"input_required",${requested},${SERVER_META}`);
  return { revision, text, from: 'server' };
}

/** A form with one field, `f`; `inside` is its content. */
export function field(inside: string, revision: RevisionId = LEGACY): Example {
  return requestText(form(`"f":{${inside}}`), revision);
}

/** Parameters of a URL elicitation. */
export function visit(url: string): string {
  return `"mode":"url","message":"Connect your account","url":${url}`;
}

/** A URL elicitation; `url` is the value. */
export function open(url: string, revision: RevisionId = LEGACY): Example {
  return requestText(revision === MODERN ? visit(url) : `${visit(url)},"elicitationId":"e-17"`, revision);
}

/** The client’s response, in any revision; `inside` is its content. */
export function notified(inside: string, revision: RevisionId = LEGACY): Example {
  if (revision !== MODERN) return { revision, text: response(inside), from: 'client' };
  const params = `"name":"book","arguments":{},"inputResponses":{"who":{${inside}}},${META}`;
  return { revision, text: request('tools/call', params), from: 'client' };
}
