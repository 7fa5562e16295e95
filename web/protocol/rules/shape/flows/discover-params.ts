import { objectAt } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { modern } from './example-texts.ts';

/** Members of `initialize` whose place is now `_meta`. */
const MOVED = ['protocolVersion', 'clientInfo', 'clientCapabilities'];

/** Discovery asks for nothing in particular. */
export const discoverParams = defineShapeRule({
  id: 'discover/params',
  requirements: ['discover/extra-params', 'discover/unexpected-params'],
  class: 'spec',
  types: ['DiscoverRequest'],
  title: '`server/discover` has no parameters beside `_meta`',
  why: 'The server ignores whatever else stands there.',
  how: 'Keep `_meta` alone; version, name and capabilities of the client have their keys in it.',
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
          ? `${place.name} gives \`server/discover\` ${listed(names)}, which it does not have.`
          : `${place.name} gives \`server/discover\` ${listed(names)}, as \`initialize\` had it; here that stands in \`_meta\`.`,
      fix: {
        says: `Leave ${listed(names)} out.`,
        safety: 'safe',
        steps: names.map((name) => ({ do: 'remove', path: ['params', name] })),
      },
    });
  },
});
