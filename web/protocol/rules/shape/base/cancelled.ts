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

/** A cancellation identifies its request with `requestId`. */
export const cancelled = defineShapeRule({
  id: 'cancellation/which-request',
  requirements: ['cancellation/id-instead-of-request-id', 'cancellation/request-id-missing-2025-11-25'],
  class: 'spec',
  types: ['CancelledNotificationParams'],
  title: 'A cancellation {must} identify its request with `requestId`',
  why: 'The receiver reads only `requestId`, and without it does not know which request to stop and continues processing.',
  how: 'Put the request’s id in `requestId`; for a task, send `tasks/cancel`.',
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
          ? `The cancellation in ${inner(place)} has no ${named('requestId')}. Only a task cancellation may omit it, and tasks use ${named('tasks/cancel')}.`
          : `The cancellation in ${inner(place)} identifies its request with ${named('id')}, ${code(id)}; the member is called ${named('requestId')}.`,
      ...(usable
        ? {
            fix: {
              says: 'Rename it to `requestId`.',
              safety: 'safe',
              steps: [{ do: 'rename', path: ['id'], to: 'requestId' }],
            },
          }
        : {}),
    });
  },
});
