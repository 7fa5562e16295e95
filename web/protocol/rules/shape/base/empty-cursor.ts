import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { RESULTS } from '../flows/messages.ts';
import { inner, result } from './example-texts.ts';

/** A cursor that looks like the end. */
export const emptyCursor = defineShapeRule({
  id: 'pagination/empty-string-cursor',
  requirements: ['pagination/empty-string-cursor'],
  class: 'spec',
  types: RESULTS,
  cues: [{ at: 'nextCursor' }],
  title: 'An empty `nextCursor` is not the end',
  why: 'It means that more follows, but many clients take it for the end and miss the rest; others ask for the first page again.',
  how: 'Leave `nextCursor` out on the last page; else send a text that is not empty.',
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
      what: `The ${named('nextCursor')} in ${inner(place)} is ${code(cursor)}: by the specification more pages follow.`,
      fix: {
        says: 'Leave it out, if this is the last page.',
        safety: 'unsafe',
        steps: [{ do: 'remove', path: ['nextCursor'] }],
      },
    });
  },
});
