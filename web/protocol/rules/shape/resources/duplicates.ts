import { get, isObject } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { at, PLAIN, promptList, resourceList, rootList } from './example-texts.ts';
import { placed } from './where.ts';

interface List {
  list: string;
  key: string;
  thing: string;
  requirement: string;
  why: string;
}

/** For each result type: the list, and the key that identifies its entries. */
const LISTS: Readonly<Record<string, List>> = {
  ListResourcesResult: {
    list: 'resources',
    key: 'uri',
    thing: 'resource',
    requirement: 'resources/duplicate-uri',
    why: 'A client reads a resource by its URI, so it can read only one of the entries.',
  },
  ListPromptsResult: {
    list: 'prompts',
    key: 'name',
    thing: 'prompt',
    requirement: 'prompts/duplicate-name',
    why: 'A client gets a prompt by its name, so it can get only one of the entries.',
  },
  ListRootsResult: {
    list: 'roots',
    key: 'uri',
    thing: 'root',
    requirement: 'roots/duplicate-uri',
    why: 'Only the URI identifies a root, so the server cannot distinguish the entries.',
  },
};

/** List entries that cannot be distinguished. */
export const duplicates = defineShapeRule({
  id: 'lists/duplicates',
  requirements: ['resources/duplicate-uri', 'prompts/duplicate-name', 'roots/duplicate-uri'],
  class: 'spec',
  types: Object.keys(LISTS),
  title: 'Two entries of a list have the same identifier',
  why: 'Entries with the same identifier cannot be distinguished, and only one of them is reachable.',
  how: 'Give each entry a unique identifier, or list it once.',
  examples: {
    good: [
      example(PLAIN, resourceList(at('"file:///a.md"'), at('"file:///A.md"'))),
      example(PLAIN, promptList('"name":"review","title":"Same"', '"name":"explain","title":"Same"')),
    ],
    bad: [
      example(PLAIN, resourceList(at('"file:///a.md"'), at('"file:///b.md"'), at('⟦"file:///a.md"⟧'))),
      example(PLAIN, promptList('"name":"review"', '"name":⟦"review"⟧,"title":"Another"')),
      example(PLAIN, rootList('{"uri":"file:///srv"}', '{"uri":⟦"file:///srv"⟧,"name":"Again"}')),
    ],
  },
  judge(place) {
    const about = LISTS[place.type];
    const entries = about && get(place.value, about.list);
    if (!about || !Array.isArray(entries)) return;
    const first = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const key = isObject(entry) ? get(entry, about.key) : undefined;
      if (typeof key !== 'string') continue;
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, index);
        continue;
      }
      const where = named([...place.path, `${about.list}[${before}]`].join('.'));
      place.report({
        requirement: about.requirement,
        path: [about.list, index, about.key],
        title: `Two ${about.thing} entries have the same \`${about.key}\``,
        what: `${placed(place, [about.list, index, about.key])} is ${code(key)}, which is also the \`${about.key}\` of ${where}.`,
        why: about.why,
      });
    }
  },
});
