/** Building blocks for the examples of this area. */
import type { RevisionId } from '../../../types.ts';
import { META, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';

/** A revision in which lists have no cache hints and requests need no metadata. */
export const PLAIN: RevisionId = '2025-06-18';

/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';
/** The last revision with a handshake. */
export const LAST: RevisionId = '2025-11-25';

/** Cache hints, as the stateless revision requires them. */
export const HINTS = '"ttlMs":60000,"cacheScope":"private"';
/** Members that every final result of the stateless revision needs. */
export const DONE = `"resultType":"complete",${SERVER_META}`;

/** A list of resources with these members. */
export const resourceList = (...resources: string[]): string =>
  response(`"resources":[${resources.map((inside) => `{${inside}}`).join(',')}]`);

/** A resource with this URI. */
export const at = (uri: string, more = ''): string => `"uri":${uri},"name":"notes"${more}`;

/** A list of resource templates with these members. */
export const templateList = (inside: string): string => response(`"resourceTemplates":[{${inside}}]`);

/** A list of prompts with these members. */
export const promptList = (...prompts: string[]): string =>
  response(`"prompts":[${prompts.map((inside) => `{${inside}}`).join(',')}]`);

/** A list of roots; each item is a complete value. */
export const rootList = (...roots: string[]): string => response(`"roots":[${roots.join(',')}]`);

/** The contents of a resource; each part is the content of an object. */
export const read = (...parts: string[]): string =>
  response(`"contents":[${parts.map((inside) => `{${inside}}`).join(',')}]`);

/** Completions; the content of `completion`. */
export const completed = (inside: string): string => response(`"completion":{${inside}}`);

/** A final result of the stateless revision. */
export const modern = (inside: string): string => response(`${inside},${DONE}`);

/** A request of the stateless revision. */
export const modernRequest = (method: string, inside: string): string => request(method, `${inside},${META}`);

/** Two messages from the same template with different content. */
export function pair(
  text: (inside: string) => string,
  good: string,
  bad: string,
  revision: RevisionId = PLAIN,
): ShapeExample {
  return { revision, good: text(good), bad: text(bad) };
}

/** Two results, a valid and an invalid one, that follow the request they answer. */
export function answer(requested: string, good: string, bad: string, revision: RevisionId = PLAIN): ShapeExample {
  const end = revision === MODERN ? `,${DONE}` : '';
  return { ...pair(response, good + end, bad + end, revision), request: requested };
}

/** The invalid one lacks a member: the key of the object that lacks it is marked. */
export function lacking(name: string, example: ShapeExample): ShapeExample {
  return { ...example, bad: example.bad.replace(`"${name}"`, `⟦"${name}"⟧`) };
}
