import type { FixStep } from '../../json/plan.ts';
import { defineRule } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { noMeta } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { CAPABILITIES, needsMeta, VERSION, wholeMeta } from './stateless-keys.ts';

/** `params` and `_meta` must be present. */
export const statelessMeta = defineRule({
  id: 'stateless/meta',
  requirements: ['stateless/params-missing', 'stateless/meta-missing'],
  class: 'spec',
  kinds: ['request'],
  cues: [noMeta('params')],
  title: 'Every request {must} have `params._meta`',
  why: 'Without a handshake each request carries the client’s version and capabilities, and the server rejects one without them with -32602.',
  how: 'Add `params._meta` with the protocol version, the client’s name and its capabilities.',
  examples: {
    good: [
      example(MODERN, request('tools/list', META)),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'),
      example(MODERN, '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'),
    ],
    bad: [
      example(MODERN, '⟦{"jsonrpc":"2.0","id":1,"method":"tools/list"}⟧'),
      example(MODERN, '{"jsonrpc":"2.0","id":1,"method":"tools/list",⟦"params"⟧:{}}'),
      example(MODERN, `⟦{"jsonrpc":"2.0","id":1,"method":"tools/list",${META}}⟧`),
    ],
  },
  judge(message) {
    if (!needsMeta(message)) return;
    const params = get(message.object, 'params');
    if (params !== undefined && (!isObject(params) || has(params, '_meta'))) return;
    const unmatched = get(message.object, '_meta');
    const whole = isObject(unmatched) && has(unmatched, VERSION) && has(unmatched, CAPABILITIES);
    const meta = wholeMeta(message.model);
    const step: FixStep = whole
      ? { do: 'move', path: ['_meta'], to: ['params', '_meta'] }
      : params === undefined
        ? { do: 'insert', path: [], key: 'params', value: { _meta: meta }, after: 'method' }
        : { do: 'insert', path: ['params'], key: '_meta', value: meta };
    const lost = unmatched === undefined ? '' : ' The `_meta` at the top level is ignored.';
    message.report({
      requirement: params === undefined ? 'stateless/params-missing' : 'stateless/meta-missing',
      path: params === undefined ? [] : ['params'],
      mark: 'missing',
      title:
        params === undefined
          ? 'Every request {must} have `params` with a `_meta`'
          : 'Every request {must} have `params._meta`',
      what:
        params === undefined
          ? `${message.name} is a request without \`params\`, so it lacks the required \`_meta\`.${lost}`
          : `${message.name} is a request without \`_meta\` in its \`params\`.${lost}`,
      fix: whole
        ? { says: 'Move `_meta` into `params`.', safety: 'safe', steps: [step] }
        : { says: 'Add `_meta` with a placeholder for the client name.', safety: 'unsafe', steps: [step] },
    });
  },
});
