import { get, isObject } from '../../../json/object.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { at, PLAIN, resourceList } from './example-texts.ts';
import { placed } from './where.ts';

/** The meaning of a listed resource with a web URL. Reported once for a list. */
export const webAddresses = defineShapeRule({
  id: 'resource-uri/https-scheme',
  requirements: ['resource-uri/https-scheme'],
  class: 'spec',
  types: ['ListResourcesResult'],
  title: 'Clients can fetch an `https://` resource themselves',
  why: 'Clients may fetch such a URL without the server, which fails or returns other contents if only the server has access.',
  how: 'Use `https://` only for resources that the client can load itself; use another scheme, even a custom one, for all others.',
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
    const more = found.length > 1 ? ` The list has ${found.length - 1} more such URIs.` : '';
    place.report({
      requirement: 'resource-uri/https-scheme',
      path: ['resources', first.index, 'uri'],
      what: `${placed(place, ['resources', first.index, 'uri'])} is ${code(first.uri)}. With this scheme, clients may load it from the web without this server.${more}`,
    });
  },
});
