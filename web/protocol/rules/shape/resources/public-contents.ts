import { within } from '../flows/example-texts.ts';
import { get } from '../../../json/object.ts';
import { example, MODERN } from '../../envelope/meaning-examples.ts';
import { defineShapeRule } from '../define.ts';
import { modern } from './example-texts.ts';

const PART = '"contents":[{"uri":"file:///licence.md","text":"MIT"}],"ttlMs":60000';

/** Contents that anyone may keep deserve a second look. */
export const publicContents = defineShapeRule({
  id: 'caching/public-resource-read',
  requirements: ['caching/public-resource-read'],
  class: 'spec',
  types: ['ReadResourceResult'],
  title: 'Public contents are the same for everyone',
  why: 'Caches that many people share may hand the contents to any of them, also to one who could not read the resource.',
  how: 'Say `private` unless the contents hold nothing of the one who asked.',
  examples: {
    good: [example(MODERN, modern(`${PART},"cacheScope":"private"`))],
    bad: [example(MODERN, modern(`${PART},"cacheScope":⟦"public"⟧`))],
  },
  judge(place) {
    if (get(place.value, 'cacheScope') !== 'public') return;
    place.report({
      requirement: 'caching/public-resource-read',
      path: ['cacheScope'],
      what: `In ${within(place)}, the contents may be kept and handed to anyone: \`cacheScope\` is \`public\`.`,
      fix: {
        says: 'Use `"private"`.',
        safety: 'unsafe',
        steps: [{ do: 'replace', path: ['cacheScope'], value: 'private' }],
      },
    });
  },
});
