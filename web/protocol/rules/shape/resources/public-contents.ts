import { within } from '../flows/example-texts.ts';
import { get } from '../../../json/object.ts';
import { example, MODERN } from '../../envelope/meaning-examples.ts';
import { defineShapeRule } from '../define.ts';
import { modern } from './example-texts.ts';

const PART = '"contents":[{"uri":"file:///licence.md","text":"MIT"}],"ttlMs":60000';

/** Public resource contents need a review. */
export const publicContents = defineShapeRule({
  id: 'caching/public-resource-read',
  requirements: ['caching/public-resource-read'],
  class: 'spec',
  types: ['ReadResourceResult'],
  title: 'Shared caches may store these contents',
  why: 'A shared cache may return the contents to another user, even to one without access to the resource.',
  how: 'Use `private` unless the contents are the same for every user.',
  examples: {
    good: [example(MODERN, modern(`${PART},"cacheScope":"private"`))],
    bad: [example(MODERN, modern(`${PART},"cacheScope":⟦"public"⟧`))],
  },
  judge(place) {
    if (get(place.value, 'cacheScope') !== 'public') return;
    place.report({
      requirement: 'caching/public-resource-read',
      path: ['cacheScope'],
      what: `In ${within(place)}, \`cacheScope\` is \`public\`, so any cache may store the contents and return them to any user.`,
      fix: {
        says: 'Use `"private"`.',
        safety: 'unsafe',
        steps: [{ do: 'replace', path: ['cacheScope'], value: 'private' }],
      },
    });
  },
});
