import { get, isObject } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { at, PLAIN, resourceList } from './example-texts.ts';
import { placed } from './where.ts';

/** What it means when a listed resource has an address of the web. Told once for a list. */
export const webAddresses = defineShapeRule({
  id: 'resource-uri/https-scheme',
  requirements: ['resource-uri/https-scheme'],
  class: 'spec',
  types: ['ListResourcesResult'],
  title: 'An `https://` resource can be fetched by anyone',
  why: 'Clients may fetch such an address themselves and never ask the server, which fails, or gives other contents, where only the server has access.',
  how: 'Keep `https://` for what the client can load by itself; give everything else another scheme, if only one of your own.',
  examples: {
    good: [example(PLAIN, resourceList(at('"wiki://handbook/leave"')))],
    bad: [
      example(PLAIN, resourceList(at('⟦"https://wiki.example/handbook"⟧'))),
      example(
        PLAIN,
        resourceList(at('"file:///a.md"'), at('⟦"HTTPS://example.com/a"⟧'), at('"https://example.com/b"')),
      ),
    ],
  },
  judge(place) {
    const entries = get(place.value, 'resources');
    if (!Array.isArray(entries)) return;
    const found = entries.flatMap((entry, index) => {
      const uri = isObject(entry) ? get(entry, 'uri') : undefined;
      return typeof uri === 'string' && /^https:/iu.test(uri) ? [{ index, uri }] : [];
    });
    const [first] = found;
    if (!first || place.wrong(['resources', first.index, 'uri'])) return;
    const more = found.length > 1 ? ` So do ${found.length - 1} more of the list.` : '';
    place.report({
      requirement: 'resource-uri/https-scheme',
      path: ['resources', first.index, 'uri'],
      what: `${placed(place, ['resources', first.index, 'uri'])} is ${code(first.uri)}, which tells clients that they may load it from the web without this server.${more}`,
    });
  },
});
