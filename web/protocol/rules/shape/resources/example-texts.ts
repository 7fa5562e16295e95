/** Pieces from which the examples of this area are put together. */
import type { RevisionId } from '../../../types.ts';
import { META, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';

/** A revision in which lists have no hints for keeping them and requests no metadata. */
export const PLAIN: RevisionId = '2025-06-18';

/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';
/** The last revision with a handshake. */
export const LAST: RevisionId = '2025-11-25';

/** How long and by whom a result may be kept, as the stateless revision asks for. */
export const HINTS = '"ttlMs":60000,"cacheScope":"private"';
/** What each final result of the stateless revision says of itself. */
export const DONE = `"resultType":"complete",${SERVER_META}`;

/** A list of resources with these members. */
export const resourceList = (...resources: string[]): string =>
  response(`"resources":[${resources.map((inside) => `{${inside}}`).join(',')}]`);

/** A resource of this address. */
export const at = (uri: string, more = ''): string => `"uri":${uri},"name":"notes"${more}`;

/** A list of resource templates with these members. */
export const templateList = (inside: string): string => response(`"resourceTemplates":[{${inside}}]`);

/** A list of prompts with these members. */
export const promptList = (...prompts: string[]): string =>
  response(`"prompts":[${prompts.map((inside) => `{${inside}}`).join(',')}]`);

/** A list of roots; each is a whole value. */
export const rootList = (...roots: string[]): string => response(`"roots":[${roots.join(',')}]`);

/** The contents of a resource; each part is the inside of an object. */
export const read = (...parts: string[]): string =>
  response(`"contents":[${parts.map((inside) => `{${inside}}`).join(',')}]`);

/** Suggestions; the inside of `completion`. */
export const completed = (inside: string): string => response(`"completion":{${inside}}`);

/** A final result of the stateless revision. */
export const modern = (inside: string): string => response(`${inside},${DONE}`);

/** A request of the stateless revision. */
export const modernRequest = (method: string, inside: string): string => request(method, `${inside},${META}`);

/** Two texts made alike that differ in what stands inside. */
export function pair(
  text: (inside: string) => string,
  good: string,
  bad: string,
  revision: RevisionId = PLAIN,
): ShapeExample {
  return { revision, good: text(good), bad: text(bad) };
}

/** Two results, one right and one wrong, of a request that stands before them. */
export function answer(asked: string, good: string, bad: string, revision: RevisionId = PLAIN): ShapeExample {
  const end = revision === MODERN ? `,${DONE}` : '';
  return { ...pair(response, good + end, bad + end, revision), asked };
}

/** The wrong one lacks something: the name before the object that lacks it is marked. */
export function lacking(name: string, example: ShapeExample): ShapeExample {
  return { ...example, bad: example.bad.replace(`"${name}"`, `⟦"${name}"⟧`) };
}
