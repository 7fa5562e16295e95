import { get, has, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { REQUESTS } from '../flows/messages.ts';
import { example, LEGACY } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, modern, request } from './example-texts.ts';

/** A progress token directly in the parameters instead of in their `_meta`. */
export const tokenPlacement = defineShapeRule({
  id: 'progress/token-placement',
  requirements: ['progress/token-placement'],
  class: 'spec',
  types: REQUESTS,
  title: '`progressToken` is outside `params._meta`',
  why: 'The receiver ignores it there, and the sender waits for progress that never arrives.',
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
      what: `The request in ${inner(place)} has ${named('progressToken')} directly in its parameters; the receiver reads it only in ${named('_meta')}.`,
      ...(there
        ? { fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path }] } }
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
