import { defineRule } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { code, kindOf, named } from '../../json/describe.ts';
import { OTHER_MEMBER } from './cues.ts';
import { inner } from './errors-form.ts';
import { example, LEGACY, MODERN, request, response } from './meaning-examples.ts';
import { metaPlaces } from './meta-places.ts';
import { needsMeta, wholeMeta } from './stateless-keys.ts';

/** `_meta` must be an object wherever it occurs. */
export const metaShape = defineRule({
  id: 'meta/shape',
  cues: [{ meta: true }],
  requirements: ['meta/null', 'meta/not-object', 'meta/on-types-since-2025-06-18'],
  class: 'spec',
  kinds: ['request', 'notification', 'response'],
  title: '`_meta` {must} be an object if it is present',
  why: 'Receivers read keys from `_meta`, and strict ones reject the whole message if it is not an object.',
  how: 'Omit `_meta` if it is not needed; otherwise make it an object.',
  examples: {
    good: [
      example('2025-06-18', response('"content":[{"type":"text","text":"ok","_meta":{}}],"_meta":{}')),
      example('2024-11-05', response('"content":[],"_meta":{}')),
    ],
    bad: [
      example('2025-06-18', response('"content":[],"_meta":⟦null⟧')),
      example('2024-11-05', response('"content":[],"_meta":⟦"trace-1"⟧')),
      example(LEGACY, response('"content":[{"type":"text","text":"ok","_meta":⟦[]⟧}]')),
      example(MODERN, request('tools/list', '"_meta":⟦null⟧')),
      example('2025-03-26', response('"tools":[{"name":"add","inputSchema":{"type":"object"},⟦"_meta":{"k":1}⟧}]')),
    ],
  },
  judge(message) {
    for (const { path, value, nested } of metaPlaces(message)) {
      const place = `${named(path.join('.'))} of ${inner(message)}`;
      if (nested && message.model.meta.names === 'free') {
        // One cause, however many tools or blocks repeat it.
        if (message.found('meta/on-types-since-2025-06-18')) continue;
        message.report({
          requirement: 'meta/on-types-since-2025-06-18',
          path,
          mark: 'member',
          title: 'This place has a `_meta` only since 2025-06-18',
          why: 'This revision defines `_meta` only in `params` and `result`; receivers ignore it elsewhere.',
          what: `${place.replace(/^`/u, 'The member `')} is not defined by this revision.`,
        });
      } else if (!isObject(value)) {
        const required = !nested && needsMeta(message);
        const empty = value === null || (Array.isArray(value) && value.length === 0);
        const fix = required
          ? {
              says: 'Put the required keys here.',
              steps: [{ do: 'replace' as const, path, value: wholeMeta(message.model) }],
            }
          : { says: 'Omit `_meta`.', steps: [{ do: 'remove' as const, path }] };
        message.report({
          requirement: value === null ? 'meta/null' : 'meta/not-object',
          path,
          what: `The ${place} is ${kindOf(value)}${value === null ? '' : `, ${code(value)}`}.`,
          ...(empty || required ? { fix: { ...fix, safety: required ? 'unsafe' : 'safe' } } : {}),
        });
      }
    }
  },
});

/** `_meta` next to `method` or `result` instead of inside. */
export const metaTopLevel = defineRule({
  id: 'meta/top-level',
  cues: [OTHER_MEMBER],
  requirements: ['meta/top-level'],
  class: 'spec',
  kinds: ['request', 'notification', 'response'],
  title: 'This `_meta` is outside `params` and `result`',
  why: 'At the top level it is ignored, together with a progress token or a version in it.',
  how: 'Move it into `params` of a request or notification, or into the `result` of a response.',
  examples: {
    good: [example(LEGACY, request('tools/list', '"_meta":{"progressToken":1}'))],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"tools/list",⟦"_meta":{"progressToken":1}⟧}'),
      example('2025-06-18', '{"jsonrpc":"2.0","id":1,"result":{},⟦"_meta":{"com.example/k":1}⟧}'),
    ],
  },
  judge(message) {
    if (!has(message.object, '_meta') || message.found('stateless')) return;
    const home = message.kind === 'response' ? 'result' : 'params';
    const there = get(message.object, home);
    const fits = there === undefined ? home === 'params' : isObject(there) && !has(there, '_meta');
    message.report({
      requirement: 'meta/top-level',
      path: ['_meta'],
      mark: 'member',
      what: `${message.name} has \`_meta\` at the top level; it belongs inside \`${home}\`.`,
      ...(fits
        ? {
            fix: {
              says: `Move it into \`${home}\`.`,
              safety: 'safe',
              steps: [{ do: 'move', path: ['_meta'], to: [home, '_meta'] }],
            },
          }
        : {}),
    });
  },
});
