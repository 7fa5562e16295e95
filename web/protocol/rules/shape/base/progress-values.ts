import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { FIRST, inner, MODERN, SECOND, notified, where } from './example-texts.ts';

const METHOD = 'notifications/progress';
const TOKEN = '"progressToken":"t-1"';

/** What is done of how much, and in words. */
export const progressValues = defineShapeRule({
  id: 'progress/values',
  requirements: ['progress/beyond-total', 'progress/message-empty'],
  class: 'spec',
  types: ['ProgressNotificationParams'],
  title: 'Progress says something useful',
  why: 'Displays show more than all of it, or nothing at all.',
  how: 'Keep `progress` at or below `total`, and leave out what there is nothing to say about.',
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
        title: '`progress` does not go beyond `total`',
        why: 'Displays show more than a hundred percent, or stop. It is allowed, but most often a slip.',
        what: `In ${inner(place)}, ${code(progress)} of ${code(total)} are done.`,
      });
    }
    const message = get(place.value, 'message');
    if (typeof message !== 'string' || message.trim() !== '') return;
    place.report({
      requirement: 'progress/message-empty',
      path: ['message'],
      title: 'The message of a progress says something',
      why: 'People see an empty line where the status stood before.',
      what: `${where(place, ['message'])} is ${message === '' ? 'empty' : 'blank'}.`,
      fix: { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path: ['message'] }] },
    });
  },
});
