import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { SERVER } from '../../envelope/stateless-keys.ts';
import { defineShapeRule } from '../define.ts';
import { gives, within } from './example-texts.ts';

const found = (more: string, versions = '["2026-07-28"]') =>
  gives(
    `"resultType":"complete","supportedVersions":${versions},"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"public"${more}`,
  );

/** What the result of `initialize` had and this one has not. */
export const discoverLeftovers = defineShapeRule({
  id: 'discover/leftovers',
  requirements: ['discover/protocol-version-in-body', 'discover/server-info-in-body'],
  class: 'spec',
  types: ['DiscoverResult'],
  title: 'Discovery is no handshake',
  why: 'Clients of this revision do not look for it there.',
  how: 'List the versions in `supportedVersions`, and put the name of the server into `_meta`.',
  examples: {
    good: [found('')],
    bad: [found(',⟦"protocolVersion":"2026-07-28"⟧'), found(',⟦"serverInfo":{"name":"demo","version":"1.0.0"}⟧')],
  },
  judge(place) {
    if (has(place.value, 'protocolVersion')) {
      const path = ['protocolVersion'];
      place.report({
        requirement: 'discover/protocol-version-in-body',
        path,
        mark: 'member',
        title: 'Discovery lists versions, it picks none',
        what: `The result of ${within(place)} has a \`protocolVersion\`, as \`initialize\` gave it; here \`supportedVersions\` lists all.`,
        fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] },
      });
    }
    const info = get(place.value, 'serverInfo');
    if (info === undefined) return;
    const twice = has(objectAt(place.value, '_meta'), SERVER);
    place.report({
      requirement: 'discover/server-info-in-body',
      path: ['serverInfo'],
      mark: 'member',
      title: 'The server is named in `_meta`',
      what: `The result of ${within(place)} has \`serverInfo\` beside its other members; its place is ${named(SERVER)} in \`_meta\`.`,
      ...(twice
        ? { fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path: ['serverInfo'] }] } }
        : isObject(info)
          ? {
              fix: {
                says: 'Move it into `_meta`.',
                safety: 'safe',
                steps: [{ do: 'move', path: ['serverInfo'], to: ['_meta', SERVER] }],
              },
            }
          : {}),
    });
  },
});

/** A server that speaks no version is of no use. */
export const versionsEmpty = defineShapeRule({
  id: 'discover/versions-empty',
  requirements: ['discover/versions-empty'],
  class: 'spec',
  types: ['DiscoverResult'],
  title: 'A server speaks at least one version',
  why: 'The client has no version left to speak, and every further request fails.',
  how: 'List every revision the server speaks.',
  examples: { good: [found('')], bad: [found('', '⟦[]⟧')] },
  judge(place) {
    const versions = get(place.value, 'supportedVersions');
    if (!Array.isArray(versions) || versions.length > 0) return;
    place.report({
      requirement: 'discover/versions-empty',
      path: ['supportedVersions'],
      what: `The list \`supportedVersions\` of ${within(place)} is empty, as if the server spoke no version at all.`,
      fix: {
        says: 'List this revision.',
        safety: 'unsafe',
        steps: [{ do: 'replace', path: ['supportedVersions'], value: [place.model.id] }],
      },
    });
  },
});
