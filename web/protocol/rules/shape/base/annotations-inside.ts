import { get, has, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { example, LEGACY as LAST } from '../../envelope/meaning-examples.ts';
import { inner, response, result, THIRD } from './example-texts.ts';

const block = (members: string) => `"content":[{"type":"resource",${members}}]`;
const NOTE = '"uri":"file:///notes/a.md","text":"A"';
const HINTS = '{"audience":["user"],"priority":0.5}';

/** The position of annotations on an embedded resource. */
export const annotationsInside = defineShapeRule({
  id: 'annotations/inside-embedded-resource',
  requirements: ['annotations/inside-embedded-resource'],
  class: 'spec',
  types: ['EmbeddedResource'],
  title: '`annotations` inside `resource` have no effect',
  why: 'Clients read annotations on the content block and ignore them inside `resource`, although one example in the specification puts them there.',
  how: 'Move `annotations` one level up, beside `resource`.',
  examples: {
    good: [
      example(LAST, response(block(`"resource":{${NOTE}},"annotations":${HINTS}`))),
      result(block(`"resource":{${NOTE}}`)),
    ],
    bad: [
      example(THIRD, response(block(`"resource":{${NOTE},⟦"annotations":${HINTS}⟧}`))),
      result(block(`"resource":{${NOTE},⟦"annotations":${HINTS}⟧},"annotations":${HINTS}`)),
    ],
  },
  judge(place) {
    const resource = get(place.value, 'resource');
    if (!isObject(resource) || !isObject(get(resource, 'annotations'))) return;
    const path = ['resource', 'annotations'];
    const free = !has(place.value, 'annotations');
    place.report({
      requirement: 'annotations/inside-embedded-resource',
      path,
      mark: 'member',
      what: `An embedded resource in ${inner(place)} has ${named('annotations')} inside ${named('resource')}; they belong on the content block around it.`,
      ...(free
        ? {
            fix: {
              says: 'Move them to the content block.',
              safety: 'safe',
              steps: [{ do: 'move', path, to: ['annotations'] }],
            },
          }
        : {}),
    });
  },
});
