import { get, has, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { REQUESTS } from '../flows/messages.ts';
import { example, LEGACY } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, modern, request } from './example-texts.ts';

/** A progress token beside the parameters instead of in their `_meta`. */
export const tokenPlacement = defineShapeRule({
  id: 'progress/token-placement',
  requirements: ['progress/token-placement'],
  class: 'spec',
  types: REQUESTS,
  title: 'A progress token stands in `params._meta`',
  why: 'Beside the parameters nobody looks for it, and the caller waits for progress that never comes.',
  how: 'Move it into `params._meta`.',
  examples: {
    good: [
      example(FIRST, request('tools/call', '"name":"add","_meta":{"progressToken":"t-1"}')),
      modern('resources/read', '"uri":"file:///a.md"'),
    ],
    bad: [
      example(FIRST, request('tools/call', '"name":"add",⟦"progressToken":"t-1"⟧')),
      example(
        LEGACY,
        request('resources/read', '"uri":"file:///a.md",⟦"progressToken":7⟧,"_meta":{"progressToken":7}'),
      ),
      modern('tools/call', '"name":"add",⟦"progressToken":"t-1"⟧'),
    ],
  },
  cues: [{ at: 'params', when: (params) => isObject(params) && has(params, 'progressToken') }],
  judge(place) {
    const params = get(place.value, 'params');
    if (place.path.length > 0 || !isObject(params) || !has(params, 'progressToken')) return;
    const path = ['params', 'progressToken'];
    const meta = get(params, '_meta');
    const there = isObject(meta) && has(meta, 'progressToken');
    const token = get(params, 'progressToken');
    const sound = typeof token === 'string' || (typeof token === 'number' && Number.isInteger(token));
    const movable = sound && (meta === undefined || isObject(meta));
    place.report({
      requirement: 'progress/token-placement',
      path,
      mark: 'member',
      what: `The request in ${inner(place)} has ${named('progressToken')} among its parameters; it counts inside ${named('_meta')} alone.`,
      ...(there
        ? { fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] } }
        : movable
          ? {
              fix: {
                says: 'Move it into `_meta`.',
                safety: 'safe',
                steps: [{ do: 'move', path, to: ['params', '_meta', 'progressToken'] }],
              },
            }
          : {}),
    });
  },
});
