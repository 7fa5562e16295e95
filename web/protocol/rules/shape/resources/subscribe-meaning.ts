import { within } from '../flows/example-texts.ts';
import { get, objectAt } from '../../../json/object.ts';
import { example, MODERN } from '../../envelope/meaning-examples.ts';
import { defineShapeRule } from '../define.ts';
import { HINTS, modern } from './example-texts.ts';

const discovered = (resources: string): string =>
  modern(`"supportedVersions":["2026-07-28"],"capabilities":{"resources":${resources}},${HINTS}`);

/** `resources.subscribe` has a new meaning. */
export const subscribeMeaning = defineShapeRule({
  id: 'resource-subscribe/capability-meaning',
  requirements: ['resource-subscribe/capability-meaning'],
  class: 'spec',
  types: ['ServerCapabilities'],
  title: '`subscribe` now refers to `subscriptions/listen`',
  why: 'Clients for earlier revisions would send `resources/subscribe`, a method that no longer exists.',
  how: 'Keep it if `subscriptions/listen` supports `resourceSubscriptions`; otherwise, remove it.',
  examples: {
    good: [example(MODERN, discovered('{"listChanged":true}')), example(MODERN, discovered('{"subscribe":false}'))],
    bad: [example(MODERN, discovered('{"subscribe":⟦true⟧}'))],
  },
  judge(place) {
    if (get(objectAt(place.value, 'resources'), 'subscribe') !== true) return;
    place.report({
      requirement: 'resource-subscribe/capability-meaning',
      path: ['resources', 'subscribe'],
      what: `In ${within(place)}, \`resources.subscribe\` is true. In this revision it means that \`subscriptions/listen\` supports \`resourceSubscriptions\`.`,
    });
  },
});
