import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { RESULTS } from '../flows/messages.ts';
import { inner, result } from './example-texts.ts';

/** A `nextCursor` that looks like the end of the list. */
export const emptyCursor = defineShapeRule({
  id: 'pagination/empty-string-cursor',
  requirements: ['pagination/empty-string-cursor'],
  class: 'spec',
  types: RESULTS,
  cues: [{ at: 'nextCursor' }],
  title: 'An empty `nextCursor` does not end pagination',
  why: 'An empty cursor means that more pages follow, but many clients treat it as the end, and others request the first page again.',
  how: 'Omit `nextCursor` on the last page; otherwise, send a non-empty string.',
  examples: {
    good: [
      result('"tools":[],"ttlMs":0,"cacheScope":"public"'),
      result('"tools":[],"nextCursor":"p2","ttlMs":0,"cacheScope":"public"'),
    ],
    bad: [
      result('"tools":[],"nextCursor":⟦""⟧,"ttlMs":0,"cacheScope":"public"'),
      result('"prompts":[],"nextCursor":⟦""⟧,"ttlMs":0,"cacheScope":"public"'),
    ],
  },
  judge(place) {
    const cursor = get(place.value, 'nextCursor');
    if (cursor !== '') return;
    place.report({
      requirement: 'pagination/empty-string-cursor',
      path: ['nextCursor'],
      what: `The ${named('nextCursor')} in ${inner(place)} is ${code(cursor)}; according to the specification, more pages follow.`,
      fix: {
        says: 'Remove it if this is the last page.',
        safety: 'unsafe',
        steps: [{ do: 'remove', path: ['nextCursor'] }],
      },
    });
  },
});
