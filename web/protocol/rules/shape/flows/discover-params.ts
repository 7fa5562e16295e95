import { objectAt } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { modern } from './example-texts.ts';

/** Members of `initialize` that are now in `_meta`. */
const MOVED = ['protocolVersion', 'clientInfo', 'clientCapabilities'];

/** Discovery has no parameters. */
export const discoverParams = defineShapeRule({
  id: 'discover/params',
  requirements: ['discover/extra-params', 'discover/unexpected-params'],
  class: 'spec',
  types: ['DiscoverRequest'],
  title: '`server/discover` has no parameters except `_meta`',
  why: 'The server ignores all other parameters.',
  how: 'Keep only `_meta`; it has keys for the protocol version, the client’s name and its capabilities.',
  examples: {
    good: [modern('server/discover')],
    bad: [
      modern('server/discover', '⟦"clientInfo":{"name":"c","version":"1"}⟧'),
      modern('server/discover', '⟦"verbose":true⟧'),
    ],
  },
  judge(place) {
    const names = Object.keys(objectAt(place.value, 'params')).filter((name) => name !== '_meta');
    const [first] = names;
    if (first === undefined) return;
    const moved = MOVED.find((name) => names.includes(name));
    place.report({
      requirement: moved === undefined ? 'discover/unexpected-params' : 'discover/extra-params',
      path: ['params', moved ?? first],
      mark: 'member',
      what:
        moved === undefined
          ? `${place.name} sends \`server/discover\` with ${listed(names)}, which the method does not define.`
          : `${place.name} sends \`server/discover\` with ${listed(names)}, as in \`initialize\`; in this revision that is in \`_meta\`.`,
      fix: {
        says: `Remove ${listed(names)}.`,
        safety: 'safe',
        steps: names.map((name) => ({ do: 'remove', path: ['params', name] })),
      },
    });
  },
});
