import { within } from '../flows/example-texts.ts';
import { get, objectAt } from '../../../json/object.ts';
import { example, MODERN } from '../../envelope/meaning-examples.ts';
import { defineShapeRule } from '../define.ts';
import { HINTS, modern } from './example-texts.ts';

const discovered = (resources: string): string =>
  modern(`"supportedVersions":["2026-07-28"],"capabilities":{"resources":${resources}},${HINTS}`);

/** `resources.subscribe` promises something else than it used to. */
export const subscribeMeaning = defineShapeRule({
  id: 'resource-subscribe/capability-meaning',
  requirements: ['resource-subscribe/capability-meaning'],
  class: 'spec',
  types: ['ServerCapabilities'],
  title: '`subscribe` now speaks of `subscriptions/listen`',
  why: 'Clients written for earlier revisions would send `resources/subscribe`, a method that is gone.',
  how: 'Keep it when `subscriptions/listen` takes `resourceSubscriptions`; leave it out otherwise.',
  examples: {
    good: [example(MODERN, discovered('{"listChanged":true}')), example(MODERN, discovered('{"subscribe":false}'))],
    bad: [example(MODERN, discovered('{"subscribe":⟦true⟧}'))],
  },
  judge(place) {
    if (get(objectAt(place.value, 'resources'), 'subscribe') !== true) return;
    place.report({
      requirement: 'resource-subscribe/capability-meaning',
      path: ['resources', 'subscribe'],
      what: `In ${within(place)}, \`resources.subscribe\` is true. Here that means: \`subscriptions/listen\` takes \`resourceSubscriptions\`.`,
    });
  },
});
