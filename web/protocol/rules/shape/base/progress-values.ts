import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { FIRST, inner, MODERN, SECOND, notified, where } from './example-texts.ts';

const METHOD = 'notifications/progress';
const TOKEN = '"progressToken":"t-1"';

/** The values and the message of a progress notification. */
export const progressValues = defineShapeRule({
  id: 'progress/values',
  requirements: ['progress/beyond-total', 'progress/message-empty'],
  class: 'spec',
  types: ['ProgressNotificationParams'],
  title: 'Progress notifications {must} be meaningful',
  why: 'User interfaces show more than 100 percent, or an empty status.',
  how: 'Keep `progress` at or below `total`, and omit an empty `message`.',
  examples: {
    good: [
      notified(METHOD, `${TOKEN},"progress":3,"total":3`, FIRST),
      notified(METHOD, `${TOKEN},"progress":12.5,"message":"Reading page 12"`, SECOND),
    ],
    bad: [
      notified(METHOD, `${TOKEN},"progress":⟦120⟧,"total":100`, FIRST),
      notified(METHOD, `${TOKEN},"progress":⟦4⟧,"total":0`),
      notified(METHOD, `${TOKEN},"progress":1,"message":⟦""⟧`, SECOND),
      notified(METHOD, `${TOKEN},"progress":1,"message":⟦"  "⟧`, MODERN),
    ],
  },
  cues: [
    { value: ({ progress, total }) => typeof progress === 'number' && typeof total === 'number' && progress > total },
    { at: 'message', when: (message) => typeof message === 'string' && !/\S/u.test(message) },
  ],
  judge(place) {
    const progress = get(place.value, 'progress');
    const total = get(place.value, 'total');
    if (typeof progress === 'number' && typeof total === 'number' && progress > total) {
      place.report({
        requirement: 'progress/beyond-total',
        path: ['progress'],
        title: '`progress` is greater than `total`',
        why: 'User interfaces show more than 100 percent, or stop, so this is usually a mistake, although it is allowed.',
        what: `In ${inner(place)}, \`progress\` is ${code(progress)} and \`total\` is ${code(total)}.`,
      });
    }
    const message = get(place.value, 'message');
    if (typeof message !== 'string' || message.trim() !== '') return;
    place.report({
      requirement: 'progress/message-empty',
      path: ['message'],
      title: 'A progress `message` {must} not be empty',
      why: 'The user sees an empty line instead of the status.',
      what: `${where(place, ['message'])} is ${message === '' ? 'empty' : 'blank'}.`,
      fix: { says: 'Remove it.', safety: 'safe', steps: [{ do: 'remove', path: ['message'] }] },
    });
  },
});
