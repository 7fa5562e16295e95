import type { DeepModel } from '../../../model/deep.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { REQUESTS } from '../flows/messages.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { example, LEGACY, META } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, MODERN, modern, request } from './example-texts.ts';

/** Names under which programs of other kinds pass the size of a page, in small letters and without signs. */
const SIZES: ReadonlySet<string> = new Set(
  'limit pagesize pagelimit perpage size count maxresults maxitems max first top take offset skip page pagenumber'.split(
    ' ',
  ),
);
const letters = (name: string): string => name.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

/** How large a page is. */
export const pageSize = defineShapeRule({
  id: 'pagination/page-size-parameter',
  requirements: ['pagination/page-size-parameter'],
  class: 'spec',
  types: ['PaginatedRequestParams'],
  title: 'The server alone decides how large a page is',
  why: 'The server ignores the wish, and a client that counts on it miscounts the pages.',
  how: 'Leave it out, and go on with `cursor` while `nextCursor` comes.',
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
        what: `The request in ${inner(place)} asks for ${named(key)}, which has no meaning here.`,
        fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path: [key] }] },
      });
    }
  },
});

/** A cursor where no pages are. */
export const cursorElsewhere = defineShapeRule({
  id: 'pagination/unsupported-method',
  requirements: ['pagination/unsupported-method'],
  class: 'spec',
  types: REQUESTS,
  title: 'Only lists come in pages',
  why: 'The method has no pages: the cursor is ignored, and the client waits for pages that never come.',
  how: 'Leave the cursor out.',
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
    // A `ping` carries nothing at all, and another rule says so.
    if (hasPages(place.deep, place.type) || place.method === 'ping' || place.wrong(['params', 'cursor'])) return;
    const paged = [...place.model.methods.values()]
      .filter(({ type }) => hasPages(place.deep, type))
      .map(({ name }) => name);
    const path = ['params', 'cursor'];
    place.report({
      requirement: 'pagination/unsupported-method',
      path,
      mark: 'member',
      what: `The request in ${inner(place)} has a ${named('cursor')}; only ${listed(paged)} come in pages.`,
      fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
    });
  },
});

/** True for types of requests whose parameters have a cursor. */
function hasPages({ types }: DeepModel, type: string): boolean {
  const params = types.get(type)?.properties?.['params'];
  const own = params?.$ref === undefined ? params : types.get(params.$ref);
  return own?.properties !== undefined && Object.hasOwn(own.properties, 'cursor');
}
