import type { RevisionId } from '../../../types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { FIRST, inner, LEGACY, MODERN, THIRD, notified } from './example-texts.ts';
import { RELATED_TASK } from '../../keys.ts';

const METHOD = 'notifications/cancelled';
const wrong = (revision: RevisionId, params: string) =>
  example(revision, `{"jsonrpc":"2.0","method":"${METHOD}",⟦"params"⟧:${params}}`);

/** Which request is cancelled is said in `requestId`. */
export const cancelled = defineShapeRule({
  id: 'cancellation/which-request',
  requirements: ['cancellation/id-instead-of-request-id', 'cancellation/request-id-missing-2025-11-25'],
  class: 'spec',
  types: ['CancelledNotificationParams'],
  title: 'A cancellation names its request in `requestId`',
  why: 'The other side looks for `requestId` alone; without it, it does not know what to stop and goes on working.',
  how: 'Put the id of the request into `requestId`; for a task, send `tasks/cancel`.',
  examples: {
    good: [
      notified(METHOD, '"requestId":7', FIRST),
      notified(METHOD, '"requestId":"r-1","reason":"The user pressed Escape."'),
      notified(METHOD, '"requestId":1', MODERN),
    ],
    bad: [
      wrong(FIRST, '{"id":1}'),
      wrong(THIRD, '{"id":"r-1","reason":"slow"}'),
      wrong(MODERN, '{"id":3}'),
      wrong(LEGACY, '{"reason":"too slow"}'),
      wrong(LEGACY, '{"id":3}'),
    ],
  },
  cues: [{ value: (params) => !has(params, 'requestId') }],
  judge(place) {
    if (has(place.value, 'requestId')) return;
    const id = get(place.value, 'id');
    const optional = place.deep.ledger.has('cancellation/request-id-missing-2025-11-25');
    if (id === undefined && !optional) return;
    const meta = get(place.value, '_meta');
    if (optional && isObject(meta) && has(meta, RELATED_TASK)) return;
    const usable = typeof id === 'string' || typeof id === 'number';
    place.report({
      requirement: optional ? 'cancellation/request-id-missing-2025-11-25' : 'cancellation/id-instead-of-request-id',
      mark: 'missing',
      what:
        id === undefined
          ? `The cancellation in ${inner(place)} has no ${named('requestId')}. Only tasks do without one, and for them there is ${named('tasks/cancel')}.`
          : `The cancellation in ${inner(place)} names its request in ${named('id')}, ${code(id)}; the name is ${named('requestId')}.`,
      ...(usable
        ? {
            fix: {
              says: 'Name it `requestId`.',
              safety: 'safe',
              steps: [{ do: 'rename', path: ['id'], to: 'requestId' }],
            },
          }
        : {}),
    });
  },
});
