import type { DeepModel } from '../../../model/deep.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { REQUESTS } from '../flows/messages.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { example, LEGACY, META } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, MODERN, modern, request } from './example-texts.ts';

/** Page size parameters of other APIs, in lowercase and without punctuation. */
const SIZES: ReadonlySet<string> = new Set(
  'limit pagesize pagelimit perpage size count maxresults maxitems max first top take offset skip page pagenumber'.split(
    ' ',
  ),
);
const letters = (name: string): string => name.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

/** Page size. */
export const pageSize = defineShapeRule({
  id: 'pagination/page-size-parameter',
  requirements: ['pagination/page-size-parameter'],
  class: 'spec',
  types: ['PaginatedRequestParams'],
  title: 'The server chooses the page size',
  why: 'The server ignores this parameter, so a client that relies on it miscounts the pages.',
  how: 'Remove it, and request pages with `cursor` until `nextCursor` is absent.',
  examples: {
    good: [example(FIRST, request('tools/list', '"cursor":"p2"')), modern('prompts/list')],
    bad: [
      example(FIRST, request('tools/list', '⟦"limit":10⟧')),
      example(LEGACY, request('resources/list', '"cursor":"p2",⟦"page_size":50⟧')),
      modern('resources/templates/list', '⟦"offset":20⟧'),
    ],
  },
  cues: [{ value: (params) => Object.keys(params).some((key) => key !== 'cursor' && key !== '_meta') }],
  judge(place) {
    for (const key of Object.keys(place.value).slice(0, 40)) {
      if (!SIZES.has(letters(key))) continue;
      place.report({
        requirement: 'pagination/page-size-parameter',
        path: [key],
        mark: 'member',
        what: `The request in ${inner(place)} has the parameter ${named(key)}, which has no meaning here.`,
        fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path: [key] }] },
      });
    }
  },
});

/** A cursor for a method without pagination. */
export const cursorElsewhere = defineShapeRule({
  id: 'pagination/unsupported-method',
  requirements: ['pagination/unsupported-method'],
  class: 'spec',
  types: REQUESTS,
  title: 'This method does not support pagination',
  why: 'The server ignores the cursor, and the client waits for pages that never arrive.',
  how: 'Remove the cursor.',
  examples: {
    good: [example(FIRST, request('resources/list', '"cursor":"p2"'))],
    bad: [
      example(FIRST, request('tools/call', '"name":"add",⟦"cursor":"p2"⟧')),
      example(LEGACY, request('roots/list', '⟦"cursor":"p2"⟧')),
      example(MODERN, request('prompts/get', `"name":"review",⟦"cursor":"p2"⟧,${META}`)),
    ],
  },
  cues: [{ at: 'params', when: (params) => isObject(params) && has(params, 'cursor') }],
  judge(place) {
    const params = get(place.value, 'params');
    if (place.path.length > 0 || !isObject(params) || !has(params, 'cursor')) return;
    // A `ping` has no parameters at all; another rule reports that.
    if (hasPages(place.deep, place.type) || place.method === 'ping' || place.wrong(['params', 'cursor'])) return;
    const paged = [...place.model.methods.values()]
      .filter(({ type }) => hasPages(place.deep, type))
      .map(({ name }) => name);
    const path = ['params', 'cursor'];
    place.report({
      requirement: 'pagination/unsupported-method',
      path,
      mark: 'member',
      what: `The request in ${inner(place)} has a ${named('cursor')}; only ${listed(paged)} support pagination.`,
      fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
    });
  },
});

/** True for types of requests whose parameters have a cursor. */
function hasPages({ types }: DeepModel, type: string): boolean {
  const params = types.get(type)?.properties?.['params'];
  const own = params?.$ref === undefined ? params : types.get(params.$ref);
  return own?.properties !== undefined && Object.hasOwn(own.properties, 'cursor');
}
