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

/** By type of the result: where its list is, and what tells the entries apart. */
const LISTS: Readonly<Record<string, List>> = {
  ListResourcesResult: {
    list: 'resources',
    key: 'uri',
    thing: 'resource',
    requirement: 'resources/duplicate-uri',
    why: 'A client reads by the URI, so it can reach only one of the entries.',
  },
  ListPromptsResult: {
    list: 'prompts',
    key: 'name',
    thing: 'prompt',
    requirement: 'prompts/duplicate-name',
    why: 'A client fetches by the name, so it can reach only one of the entries.',
  },
  ListRootsResult: {
    list: 'roots',
    key: 'uri',
    thing: 'root',
    requirement: 'roots/duplicate-uri',
    why: 'The URI is all that identifies a root, so nobody can tell the entries apart.',
  },
};

/** Entries of a list that nothing tells apart. */
export const duplicates = defineShapeRule({
  id: 'lists/duplicates',
  requirements: ['resources/duplicate-uri', 'prompts/duplicate-name', 'roots/duplicate-uri'],
  class: 'spec',
  types: Object.keys(LISTS),
  title: 'Each entry of a list has a key of its own',
  why: 'Entries with the same key cannot be told apart, and only one of them can be reached.',
  how: 'Give each entry its own key, or list it once.',
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
        title: `Each ${about.thing} of a list has its own \`${about.key}\``,
        what: `${placed(place, [about.list, index, about.key])} is ${code(key)}, which is also the \`${about.key}\` of ${where}.`,
        why: about.why,
      });
    }
  },
});
