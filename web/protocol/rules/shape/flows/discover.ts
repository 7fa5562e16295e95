import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { SERVER } from '../../envelope/stateless-keys.ts';
import { defineShapeRule } from '../define.ts';
import { gives, within } from './example-texts.ts';

const found = (more: string, versions = '["2026-07-28"]') =>
  gives(
    `"resultType":"complete","supportedVersions":${versions},"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"public"${more}`,
  );

/** Members of the `initialize` result that the discovery result does not have. */
export const discoverLeftovers = defineShapeRule({
  id: 'discover/leftovers',
  requirements: ['discover/protocol-version-in-body', 'discover/server-info-in-body'],
  class: 'spec',
  types: ['DiscoverResult'],
  title: 'The discovery result has a member of `initialize`',
  why: 'Clients of this revision do not read it there.',
  how: 'List the versions in `supportedVersions`, and put the server’s name into `_meta`.',
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
        title: 'Discovery lists versions and selects none',
        what: `The result of ${within(place)} has a \`protocolVersion\`, as in \`initialize\`; in this revision \`supportedVersions\` lists all versions.`,
        fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] },
      });
    }
    const info = get(place.value, 'serverInfo');
    if (info === undefined) return;
    const twice = has(objectAt(place.value, '_meta'), SERVER);
    place.report({
      requirement: 'discover/server-info-in-body',
      path: ['serverInfo'],
      mark: 'member',
      title: '`serverInfo` belongs in `_meta`',
      what: `The result of ${within(place)} has \`serverInfo\` beside its other members; it belongs in \`_meta\` as ${named(SERVER)}.`,
      ...(twice
        ? { fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path: ['serverInfo'] }] } }
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

/** A server must support at least one version. */
export const versionsEmpty = defineShapeRule({
  id: 'discover/versions-empty',
  requirements: ['discover/versions-empty'],
  class: 'spec',
  types: ['DiscoverResult'],
  title: 'The server supports no version',
  why: 'The client has no version to use, and every further request fails.',
  how: 'List every revision that the server supports.',
  examples: { good: [found('')], bad: [found('', '⟦[]⟧')] },
  judge(place) {
    const versions = get(place.value, 'supportedVersions');
    if (!Array.isArray(versions) || versions.length > 0) return;
    place.report({
      requirement: 'discover/versions-empty',
      path: ['supportedVersions'],
      what: `The list \`supportedVersions\` of ${within(place)} is empty, so the server supports no version.`,
      fix: {
        says: 'List this revision.',
        safety: 'unsafe',
        steps: [{ do: 'replace', path: ['supportedVersions'], value: [place.model.id] }],
      },
    });
  },
});
