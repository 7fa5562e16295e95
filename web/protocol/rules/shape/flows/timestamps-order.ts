import { get } from '../../../json/object.ts';
import { response } from '../../envelope/meaning-examples.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { legacy, within } from './example-texts.ts';

const times = (created: string, updated: string): string =>
  `"task":{"taskId":"t-7","status":"working","createdAt":"${created}","lastUpdatedAt":${updated},"ttl":null}`;

const FORM = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?([Zz]|[+-]\d{2}:?\d{2})?$/u;

/** A timestamp as comparable seconds; null for other formats. */
function seconds(text: string): { zoned: boolean; at: number } | null {
  const match = FORM.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const zone = match[8] ?? '';
  // Days since a fixed epoch, in a calendar whose year begins in March.
  const march = month > 2 ? year : year - 1;
  const days =
    365 * march +
    Math.floor(march / 4) -
    Math.floor(march / 100) +
    Math.floor(march / 400) +
    Math.floor((153 * ((month + 9) % 12) + 2) / 5) +
    day;
  const [, sign = '', hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/u.exec(zone) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  const fraction = Number(`0.${match[7] ?? '0'}`);
  return { zoned: zone !== '', at: days * 86_400 + hour * 3600 + minute * 60 + second + fraction - offset };
}

/** A task changes after its creation. */
export const timestampsOrder = defineShapeRule({
  id: 'tasks/timestamps-order',
  requirements: ['tasks/timestamps-order'],
  class: 'spec',
  types: ['Task', 'GetTaskResult', 'CancelTaskResult', 'TaskStatusNotificationParams'],
  title: 'The task changed before it was created',
  why: 'Either a clock is wrong or the two timestamps are swapped, so the client cannot calculate how long the task is stored.',
  how: 'Put the later timestamp into `lastUpdatedAt`.',
  examples: {
    good: [
      legacy(response(times('2025-11-25T10:30:00Z', '"2025-11-25T10:30:00Z"'))),
      legacy(response(times('2025-11-25T10:30:00+02:00', '"2025-11-25T09:00:00Z"'))),
    ],
    bad: [
      legacy(response(times('2025-11-25T10:30:00Z', '⟦"2025-11-25T10:29:59Z"⟧'))),
      legacy(response(times('2025-11-25T10:30:00Z', '⟦"2025-11-25T11:00:00+02:00"⟧'))),
    ],
  },
  judge(place) {
    const created = get(place.value, 'createdAt');
    const updated = get(place.value, 'lastUpdatedAt');
    if (place.wrong(['createdAt']) || place.wrong(['lastUpdatedAt'])) return;
    if (typeof created !== 'string' || typeof updated !== 'string') return;
    const from = seconds(created);
    const to = seconds(updated);
    if (!from || !to || from.zoned !== to.zoned || to.at >= from.at) return;
    place.report({
      requirement: 'tasks/timestamps-order',
      path: ['lastUpdatedAt'],
      what: `The task in ${within(place)} changed at ${code(updated)}, before its creation at ${code(created)}.`,
    });
  },
});
