import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { listed, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { modern, within } from './example-texts.ts';

const listen = (filter: string) => modern('subscriptions/listen', `"notifications":${filter}`);
const letters = (name: string): string => name.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

/** A filter names the notifications it subscribes to, spelled exactly. */
export const filterField = defineShapeRule({
  id: 'listen/filter-unknown-field',
  requirements: ['listen/filter-unknown-field'],
  class: 'spec',
  types: ['SubscriptionFilter'],
  title: 'The subscription filter has an unknown member',
  why: 'The schema allows the name but the server ignores it, so it never sends the intended notifications.',
  how: 'Use the members of the filter, spelled exactly.',
  examples: {
    good: [listen('{"toolsListChanged":true}')],
    bad: [
      listen('{⟦"promptListChanged"⟧:true}'),
      listen('{⟦"tools"⟧:true}'),
      listen('{"toolsListChanged":true,⟦"resourcesUpdated"⟧:true}'),
    ],
  },
  judge(place) {
    const known = Object.keys(place.deep.types.get(place.type)?.properties ?? {});
    const free = known.filter((name) => get(place.value, name) === undefined);
    for (const name of Object.keys(place.value).slice(0, 30)) {
      // Keys that differ only in case are reported elsewhere.
      if (known.includes(name) || name.includes('/') || free.some((one) => letters(one) === letters(name))) continue;
      const right = nearest(name, free) ?? free.find((one) => one === `${name}ListChanged`);
      place.report({
        requirement: 'listen/filter-unknown-field',
        path: [name],
        mark: 'key',
        what: `The filter in ${within(place)} has ${named(name)}, which subscribes to nothing. Its members are ${listed(known)}.`,
        ...(right === undefined
          ? {}
          : {
              fix: {
                says: `Use ${named(right)}.`,
                safety: 'unsafe',
                steps: [{ do: 'rename', path: [name], to: right }],
              },
            }),
      });
    }
  },
});

/** True when a filter requests nothing: no flag is true and every list is empty. */
function isSilent(filter: JsonObject): boolean {
  return Object.values(filter).every((value) => value === false || (Array.isArray(value) && value.length === 0));
}

/** A subscription to nothing receives no notifications. */
export const filterEmpty = defineShapeRule({
  id: 'listen/filter-empty',
  requirements: ['listen/filter-empty'],
  class: 'spec',
  types: ['SubscriptionsListenRequestParams'],
  title: 'The filter subscribes to nothing',
  why: 'The stream opens, but the server sends only the notifications that the filter requests.',
  how: 'Set at least one flag, or list a resource.',
  examples: {
    good: [listen('{"resourceSubscriptions":["file:///notes/a.md"]}')],
    bad: [listen('⟦{}⟧'), listen('⟦{"toolsListChanged":false,"resourceSubscriptions":[]}⟧')],
  },
  judge(place) {
    const filter = get(place.value, 'notifications');
    if (typeof filter !== 'object' || filter === null || Array.isArray(filter) || !isSilent(filter)) return;
    place.report({
      requirement: 'listen/filter-empty',
      path: ['notifications'],
      what: `The filter in ${within(place)} subscribes to nothing, so the server sends no notifications.`,
    });
  },
});
